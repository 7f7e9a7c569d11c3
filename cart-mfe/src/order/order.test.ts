import { danish, details, identity, meatloaf } from '../testing/dishes';
import { buildOrder, detailsOf } from './order';
import { newReference, REFERENCE } from './reference';

const build = (change: Partial<typeof details> = {}, displayName: string | null = null) =>
  buildOrder(identity, [meatloaf, danish], { ...details, ...change }, displayName);

it('an order has everything the guest filled in, and the total in cents [98]', () => {
  expect(build()).toEqual({
    ...details,
    ...identity,
    isCancelled: false,
    items: [meatloaf, danish],
    totalCents: 8500,
  });
});

it.each([
  { typed: ' Gus ', account: 'Gustav G.', name: 'Gus', why: 'the name typed in' },
  { typed: '   ', account: 'Gustav G.', name: 'Gustav G.', why: 'the name of the account' },
  { typed: '\u200b\u2066', account: 'Gustav G.', name: 'Gustav G.', why: 'no invisible name' },
  { typed: '', account: ' ', name: '', why: 'no name' },
])('an order is under $why [133]', ({ typed, account, name }) => {
  expect(build({ name: typed }, account).name).toBe(name);
});

it.each([
  ['everything', {}, {}],
  ['no name, for “Customer”', { name: ' ' }, { name: '' }],
  ['no address, for a pickup', { fulfillment: 'Pickup', address: 'Oak' }, { address: '' }],
] as const)('the form gets back what the guest had typed: %s', (_what, typed, inForm) => {
  expect(detailsOf(build(typed))).toEqual({ ...details, ...typed, ...inForm });
});

it('an order does not change when the cart changes later', () => {
  const line = { ...meatloaf };
  const items = [line];
  const order = buildOrder(identity, items, details, null);
  line.quantity = 50;
  items.push(danish);
  expect(order.items).toEqual([meatloaf]);
  expect(order.totalCents).toBe(6000);
  expect(() => Object.assign(order, { totalCents: 1 })).toThrow(TypeError);
});

it.each([
  { what: 'line breaks', typed: 'Gus\r\nBcc: all@test.example', name: 'Gus Bcc: all@test.example' },
  { what: 'line and paragraph separators', typed: 'Gus\u2028x\u2029y', name: 'Gus x y' },
  { what: 'control characters', typed: 'Gus\u0000\u001b[31m\tG', name: 'Gus [31m G' },
  {
    what: 'marks that turn the reading direction',
    typed: 'Gus\u202Etxt.exe\u2066\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u2067\u2068\u2069',
    name: 'Gustxt.exe',
  },
  { what: 'half an emoji', typed: 'Gus\ud83c G\udf72', name: 'Gus G' },
])('an order allows no $what in a name (case 66)', ({ typed, name }) => {
  expect(build({ name: typed }).name).toBe(name);
});

it('the lines of an address are joined', () => {
  const { address } = build({ address: '12 Oak Street\r\n\r\n  Springfield\n' });
  expect(address).toBe('12 Oak Street, Springfield');
});

it('emoji, accents, braces and angle brackets stay as typed', () => {
  const name = 'Zoë 👩‍🍳 {{x}} <b>';
  expect(build({ name }).name).toBe(name);
});

it('a text that is too long is cut, but never through an emoji (case 66)', () => {
  expect(build({ address: 'a'.repeat(10_000) }).address).toHaveLength(300);
  expect(build({ name: '🍲'.repeat(100) }).name).toBe('🍲'.repeat(80));
});

it('an order has a short reference, without letters and digits that look alike, that hardly ever repeats', () => {
  const references = Array.from({ length: 200 }, newReference);
  expect(new Set(references).size).toBeGreaterThan(198);
  for (const reference of references) {
    expect(reference).toMatch(REFERENCE);
    expect(reference).not.toMatch(/[01258OILZSBUV]/);
    expect(`${reference}A`).not.toMatch(REFERENCE);
  }
});
