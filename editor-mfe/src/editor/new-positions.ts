import type { Dish } from '@simmer/shared/menu';

type Placed = Pick<Dish, 'id' | 'position'>;

/** The same number as in `firestore.rules`. */
const MAX_POSITION = 1_000_000;

/**
 * The positions to store, from the top down, so that a dish is at its new place: usually only its own, halfway between
 * its neighbors. Dishes before it that were never moved also get one. Where there is no number left, all get a new one.
 * @param dishes in their current order.
 */
export function newPositions(
  dishes: readonly Placed[],
  from: number,
  to: number,
): readonly Placed[] {
  const numbered = withNumbers(dishes);
  const order = moved(numbered, from, to);
  const position = numberBetween(order[to - 1]?.position, order[to + 1]?.position);
  const unplaced = new Set(dishes.flatMap(({ id, position }) => (position === Infinity ? id : [])));
  const written = order
    .map((dish, at) => (at === to ? { ...dish, position } : dish))
    .filter((dish, at) => at === to || (at < to && unplaced.has(dish.id)));
  if (written.every(isStorable)) return written;
  // Below every number that is there: until the last one is stored, the others come after those that are.
  const lowest = Math.floor(Math.min(...numbered.map((dish) => dish.position)));
  const first = Math.max(lowest - dishes.length, -MAX_POSITION);
  return order.map(({ id }, at) => ({ id, position: first + at }));
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

/** An undefined bound is open. Not a number when there is no room. */
function numberBetween(lower: number | undefined, upper: number | undefined): number {
  const first = lower ?? (upper ?? 1) - 2;
  const last = upper ?? first + 2;
  const middle = (first + last) / 2;
  return first < middle && middle < last ? middle : NaN;
}

const isStorable = ({ position }: Placed) => Math.abs(position) <= MAX_POSITION;
