import fc from 'fast-check';
import { moved, newPositions } from './new-positions';

type Placed = { id: string; position: number };

const UNORDERED = [Infinity, Infinity, Infinity];

const placed = (...positions: number[]): Placed[] =>
  positions.map((position, at) => ({ id: `${'abcdefghijklmnop'[at] ?? ''}`, position }));

/** In the parser's order. */
function sorted(dishes: readonly Placed[]): Placed[] {
  return [...dishes]
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .sort((one, other) => one.position - other.position);
}

function move(dishes: readonly Placed[], from: number, to: number) {
  const order = moved(sorted(dishes), from, to);
  const written = newPositions(sorted(dishes), from, to);
  const stored = order.map((dish) => written.find(({ id }) => id === dish.id) ?? dish);
  return { order: order.map(({ id }) => id), stored: sorted(stored), written };
}

const ids = (dishes: readonly Placed[]) => dishes.map(({ id }) => id).join('');

describe('moving a dish', () => {
  it.each([
    ['to the top stores one number', [1, 2, 3, 4], 3, 0, 'd'],
    ['to the end stores one number', [1, 2, 3, 4], 0, 3, 'a'],
    ['to the top of a menu that was never ordered stores one number', UNORDERED, 2, 0, 'c'],
    ['further down there also gives a place to those before it', [1, ...UNORDERED], 3, 2, 'bd'],
  ])('%s', (_where, positions, from, to, written) => {
    expect(ids(move(placed(...positions), from, to).written)).toBe(written);
  });

  it('between two dishes that two managers gave the same place gives all a new one, and whoever reads meanwhile sees no other order', () => {
    const { stored, written } = move(placed(1, 1, 2), 2, 1);
    expect(ids(stored)).toBe('acb');
    expect(written.map(({ position }) => position)).toEqual([-2, -1, 0]);
  });

  it('keeps both when two managers are the first to move a dish', () => {
    const dishes = placed(Infinity, Infinity, Infinity, Infinity);
    const written = [...newPositions(dishes, 3, 2), ...newPositions(dishes, 2, 1)];
    const stored = dishes.map((dish) => written.find(({ id }) => id === dish.id) ?? dish);
    expect(ids(sorted(stored))).toBe('acbd');
  });

  it('a thousand times into the same gap still finds numbers', () => {
    let dishes = placed(1, 2, 3);
    let writes = 0;
    for (let time = 0; time < 1000; time += 1) {
      const { stored, order, written } = move(dishes, 2, 1);
      expect(ids(stored)).toBe(order.join(''));
      dishes = stored;
      writes += written.length;
    }
    expect(writes).toBeLessThan(1100);
  });

  it('any dish of any menu anywhere puts it there, and keeps the order of the others', () => {
    const position = fc.oneof(
      fc.constantFrom(Infinity, 0, 1, -1_000_000, 1_000_000),
      fc.double({ min: -1_000_000, max: 1_000_000, noNaN: true }),
    );
    fc.assert(
      fc.property(
        fc.array(position, { minLength: 2, maxLength: 12 }),
        fc.nat(),
        fc.nat(),
        (positions, one, other) => {
          const dishes = placed(...positions);
          const { stored, order } = move(dishes, one % dishes.length, other % dishes.length);
          expect(ids(stored)).toBe(order.join(''));
          for (const { position: number } of stored)
            expect(number === Infinity || Math.abs(number) <= 1_000_000).toBe(true);
        },
      ),
    );
  });
});
