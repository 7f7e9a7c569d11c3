/** The middle of some measurements and how far they reach. */
export interface Spread {
  median: number;
  min: number;
  max: number;
}

/**
 * The spread of at least one measurement; of an even number of them, the median is the mean of the middle two.
 * @throws RangeError for none.
 */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  const min = sorted[0];
  const max = sorted.at(-1);
  if (upper === undefined || lower === undefined || min === undefined || max === undefined) {
    throw new RangeError('There is no spread of no measurements.');
  }
  return { median: (lower + upper) / 2, min, max };
}

/** The spread of what could be measured at all; null when some visit has no such figure. */
export function spreadOrNull(values: readonly (number | null)[]): Spread | null {
  const present = values.filter((value) => value !== null);
  return present.length === 0 || present.length < values.length ? null : spreadOf(present);
}
