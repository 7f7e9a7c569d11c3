/** Portions, by the id of their pool. A pool that is missing has none. */
export type Counts = Readonly<Record<string, number>>;

/** The pools of both, each with the result for its two counts. */
function merged(a: Counts, b: Counts, result: (a: number, b: number) => number): Counts {
  return Object.fromEntries(
    Object.keys({ ...a, ...b }).map((pool) => [pool, result(a[pool] ?? 0, b[pool] ?? 0)]),
  );
}

export const sum = (a: Counts, b: Counts): Counts => merged(a, b, (one, other) => one + other);

/** What `a` has more than `b`, by pool; negative where it has less. Pools with the same count are left out. */
export function difference(a: Counts, b: Counts): Counts {
  const all = Object.entries(merged(a, b, (one, other) => one - other));
  return Object.fromEntries(all.filter(([, count]) => count !== 0));
}

/** The higher count of each pool. */
export const highest = (a: Counts, b: Counts): Counts => merged(a, b, Math.max);
