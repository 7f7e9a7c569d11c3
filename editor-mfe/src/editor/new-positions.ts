import type { Dish } from '@simmer/shared/menu';

type Placed = Pick<Dish, 'id' | 'position'>;

/** The same number as in `firestore.rules`. */
const MAX_POSITION = 1_000_000;

/**
 * The positions to store so that a dish is at its new place: usually only its own, halfway between its neighbors.
 * Dishes before it that were never moved also get one, and so do its neighbors when there is no number left between
 * them.
 * @param dishes in their current order.
 */
export function newPositions(
  dishes: readonly Placed[],
  from: number,
  to: number,
): readonly Placed[] {
  const numbered = withNumbers(dishes);
  const order = moved(numbered, from, to);
  let start = to;
  let end = to + 1;
  for (;;) {
    const numbers = numbersBetween(order[start - 1]?.position, order[end]?.position, end - start);
    if (numbers) {
      const placed = order.map(({ id, position }, at) => ({
        id,
        position: numbers[at - start] ?? position,
      }));
      const stored = new Map(dishes.map(({ id, position }) => [id, position]));
      const written = placed.filter(
        ({ id }, at) => at < end && (at >= start || stored.get(id) === Infinity),
      );
      return written.every(isStorable)
        ? written
        : placed.map(({ id }, position) => ({ id, position }));
    }
    if (end < order.length) end += 1;
    else start -= 1;
  }
}

export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const others = items.filter((_, at) => at !== from);
  return [...others.slice(0, to), ...items.slice(from, from + 1), ...others.slice(to)];
}

/**
 * Assigns integers to dishes without a position, after the others. They depend only on the stored menu, so that two
 * managers who each move a dish for the first time give the other dishes the same numbers.
 */
function withNumbers(dishes: readonly Placed[]): readonly Placed[] {
  const last = dishes.findLast(({ position }) => position < Infinity)?.position ?? 0;
  let next = Math.floor(last);
  return dishes.map(({ id, position }) => ({
    id,
    position: position < Infinity ? position : (next += 1),
  }));
}

/**
 * An undefined bound is open.
 * @returns undefined when there is no room.
 */
function numbersBetween(
  lower: number | undefined,
  upper: number | undefined,
  count: number,
): readonly number[] | undefined {
  const first = lower ?? (upper ?? count + 1) - count - 1;
  const last = upper ?? first + count + 1;
  const step = (last - first) / (count + 1);
  const numbers = Array.from({ length: count }, (_, at) => first + step * (at + 1));
  const rising = [first, ...numbers, last];
  return rising.every((number, at) => number > (rising[at - 1] ?? -Infinity)) ? numbers : undefined;
}

const isStorable = ({ position }: Placed) => Math.abs(position) <= MAX_POSITION;
