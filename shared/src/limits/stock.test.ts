import { parseLimits, type Pool } from './limits';
import { HOLD_MS, leftOf, leftOfDish, parseStock, shortages } from './stock';

const NOW = Date.parse('2026-12-18T12:00:00Z');
const DAY = '2026-12-18';
const { limits } = parseLimits({
  pools: { pans: { name: 'Pans', dishes: ['Danish', 'Pie'] } },
  sizes: { 'pans Large': 2 },
  limits: { 'pans 5': 10 },
});
const held = (minutes: number) => ({
  at: { seconds: NOW / 1000 - minutes * 60, nanoseconds: 0 },
  counts: { pans: 2 },
});

it.each([
  ['nothing is taken', undefined, 10],
  ['some are taken', { taken: { pans: 7 } }, 3],
  ['more are taken than the limit now allows', { taken: { pans: 12 } }, 0],
  ['some are held', { taken: { pans: 7 }, held: { gus: held(14) } }, 3],
  ['some were held for too long', { taken: { pans: 7 }, held: { gus: held(16) } }, 5],
  ['an entry is damaged', { taken: { pans: 7 }, held: { gus: held(16), gwen: 'x' } }, 5],
  ['the document is damaged', { taken: 'many', held: [] }, 10],
])('when %s, so many are left', (_when, data, left) => {
  const stock = parseStock(data ? [{ id: DAY, data }] : []);
  expect(leftOf(limits, stock, 'pans', DAY, NOW)).toBe(left);
  expect(leftOf(limits, stock, 'pots', DAY, NOW)).toBe(Infinity);
});

it('portions are held for 15 minutes', () => {
  expect(HOLD_MS).toBe(15 * 60_000);
});

it('what is left goes to the lines in their order', () => {
  const lines = [
    { dish: 'Danish', size: 'Large', quantity: 2 },
    { dish: 'Soup', size: 'Quart', quantity: 9 },
    { dish: 'Pie', size: 'Small', quantity: 3 },
    { dish: 'Pie', size: 'Large', quantity: 1 },
  ];
  expect(shortages(limits, lines, () => 5)).toEqual([
    { line: lines[2], left: 1 },
    { line: lines[3], left: 0 },
  ]);
  expect(shortages(limits, lines, () => 9)).toEqual([]);
});

it('of a dish, there is what the tightest of its limits leaves', () => {
  const tarts: Pool = { id: 'tarts', kind: 'dishes', name: 'Tarts', dishes: ['Pie'] };
  const both = { ...limits, pools: [...limits.pools, tarts] };
  const left = (pool: string) => (pool === 'pans' ? 5 : 3);
  expect(leftOfDish(both, { dish: 'Danish', size: 'Large' }, left)).toBe(2);
  expect(leftOfDish(both, { dish: 'Pie', size: 'Small' }, left)).toBe(3);
  expect(leftOfDish(both, { dish: 'Soup', size: 'Quart' }, left)).toBe(Infinity);
});
