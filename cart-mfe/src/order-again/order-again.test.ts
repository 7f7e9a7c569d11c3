import type { CurrentDish, CurrentMenu } from '../send-order/menu-changes';
import { cherryDanish, danish, meatloaf, soup, stew } from '../testing/dishes';
import { orderAgain } from './order-again';
import { outcomeText } from './outcome-text';

const dish = (id: string, label: string, priceCents: number, more: object = {}): CurrentDish => ({
  ...{ id, name: id, isSoldOut: false },
  sizes: [{ label, priceCents, feeds: '' }],
  ...more,
});
const stewNow = (priceCents: number, more: object = {}) =>
  dish('stew', 'Large', priceCents, { name: 'STEW', ...more });

/** The menu as it was when the guest ordered. */
const SAME: CurrentMenu = {
  fixed: [
    dish('Meatloaf with veggies', 'Small', 3000),
    dish('Chicken taco soup', 'Quart', 2500),
    dish('Danish', '9 X 13', 2500, { flavors: danish.flavors }),
  ],
  monthly: [stewNow(2500)],
};
const BACK = 'Your last order is back in your cart at today’s prices, with some changes.';

const again = (items: Parameters<typeof orderAgain>[0], menu: CurrentMenu, max = 99) =>
  orderAgain(items, { ...SAME, ...menu }, max);

it('comes at today’s prices, and says which are new', () => {
  const fixed = [dish('Meatloaf with veggies', 'Small', 3300)];
  expect(again([meatloaf, stew], { fixed, monthly: [stewNow(3150)] })).toEqual({
    items: [
      { ...meatloaf, priceCents: 3300 },
      { ...stew, priceCents: 3150 },
    ],
    changes: [
      'Meatloaf with veggies, Small is now $33.00 instead of $30.00.',
      'STEW, Large is now $31.50 instead of $25.00.',
    ],
    unread: [],
  });
});

it('comes with what the menu says today about diet and allergens', () => {
  const monthly = [stewNow(2500, { tagText: 'Contains nuts' })];
  const { items, changes } = again([stew, { ...meatloaf, tags: 'Contains milk' }], { monthly });
  expect(items).toEqual([{ ...stew, tags: 'Contains nuts' }, meatloaf]);
  expect(changes).toEqual([
    'The menu now says of STEW, Large: Contains nuts.',
    'The menu no longer says of Meatloaf with veggies, Small: Contains milk.',
  ]);
});

it('comes with the pictures of today’s menu', () => {
  const drawing = 'https://menu.test.example/classics.2.svg#Meatloaf';
  const fixed = [dish('Meatloaf with veggies', 'Small', 3000, { drawing, picture: '' })];
  const monthly = [dish('stew', 'Large', 2500, { name: 'STEW', picture: '#aa0000' })];
  const last = [{ ...meatloaf, drawing: 'https://gone.test.example', picture: '#00aa00' }, stew];
  const { items, changes } = again(last, { fixed, monthly });
  expect(items).toEqual([
    { ...meatloaf, drawing },
    { ...stew, picture: '#aa0000' },
  ]);
  expect(changes).toEqual([]);
});

it.each([
  ['is gone', []],
  ['is not offered in that size', [dish('Chicken taco soup', 'Pint', 1400)]],
])('names a fixed dish that %s, and takes the rest', (_what, fixed) => {
  const outcome = again([soup, stew], { fixed });
  const gone = 'Chicken taco soup, Quart is no longer on the menu.';
  expect(outcome).toEqual({ items: [stew], changes: [gone], unread: [] });
  expect(outcomeText(outcome)).toEqual([BACK, gone]);
});

it('names a monthly dish that is sold out', () => {
  const outcome = again([stew], { monthly: [stewNow(2500, { isSoldOut: true })] });
  expect(outcome.items).toEqual([]);
  expect(outcomeText(outcome)).toEqual([
    'Nothing from your last order is available today.',
    'STEW, Large is sold out.',
  ]);
});

it('asks for another flavor when the last one is gone, with today’s choice', () => {
  const fixed = [dish('Danish', '9 X 13', 2500, { flavors: ['Lemon', 'Plum'] })];
  expect(again([cherryDanish], { fixed })).toMatchObject({
    items: [{ flavor: null, flavors: ['Lemon', 'Plum'] }],
    changes: ['Danish, 9 X 13 no longer comes in Cherry. Please choose another flavor.'],
  });
  expect(again([cherryDanish], { fixed: [dish('Danish', '9 X 13', 2500)] })).toMatchObject({
    items: [expect.not.objectContaining({ flavors: expect.anything() })],
    changes: ['Danish, 9 X 13 no longer comes in Cherry.'],
  });
});

it('takes no more of a dish than the shop does today', () => {
  expect(again([{ ...soup, quantity: 12 }], {}, 10)).toMatchObject({
    items: [{ quantity: 10 }],
    changes: ['You ordered 12 of Chicken taco soup, Quart; the limit is now 10.'],
  });
});

it.each([
  ['fixed', meatloaf, stew, 'STEW, Large'],
  ['monthly', stew, meatloaf, 'Meatloaf with veggies, Small'],
] as const)(
  'takes only what could be compared, and names the rest: %s',
  (part, read, unread, text) => {
    const outcome = orderAgain([meatloaf, stew], { [part]: SAME[part] }, 99);
    expect(outcome).toEqual({ items: [read], changes: [], unread: [unread] });
    expect(outcomeText(outcome)).toEqual([
      BACK,
      `We couldn’t check ${text} on today’s menu, so it isn’t in your cart.`,
    ]);
  },
);

it('adds nothing unchecked, and says of nothing that it is gone', () => {
  const outcome = orderAgain([meatloaf, stew], {}, 99);
  expect(outcome.items).toEqual([]);
  expect(outcomeText(outcome)).toEqual([
    'We can’t check today’s menu right now, so we didn’t add anything. Please try again in a moment.',
  ]);
});
