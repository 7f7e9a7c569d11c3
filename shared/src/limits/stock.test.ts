import { parseLimits, type Pool } from './limits';
import { leftOf, leftOfDish, parseStock, shortages } from './stock';

const DAY = '2026-12-18';
const { limits } = parseLimits({
  pools: { pans: { name: 'Pans', dishes: ['Danish', 'Pie'] } },
  sizes: { 'pans Large': 2 },
  limits: { 'pans 5': 10 },
});

it.each([
  ['nothing is taken', undefined, 10],
  ['some are taken', { taken: { pans: 7 } }, 3],
  ['more are taken than the limit now allows', { taken: { pans: 12 } }, 0],
  ['the document is damaged', { taken: 'many' }, 10],
])('when %s, so many are left', (_when, data, left) => {
  const stock = parseStock(data ? [{ id: DAY, data }] : []);
  expect(leftOf(limits, stock, 'pans', DAY)).toBe(left);
  expect(leftOf(limits, stock, 'pots', DAY)).toBe(Infinity);
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
