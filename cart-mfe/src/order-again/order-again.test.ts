import { setSiteConfig } from '@simmer/shared/config';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import type { CurrentDish, CurrentMenu } from '../send-order/menu-changes';
import { cherryDanish, danish, meatloaf, soup } from '../testing/dishes';
import { orderAgain } from './order-again';
import { outcomeText } from './outcome-text';

const stew = { ...soup, id: 'classic_0_Large', documentId: 'stew', name: 'STEW', size: 'Large' };

const dish = (id: string, size: string, priceCents: number, more: object = {}): CurrentDish => ({
  id,
  name: id,
  isSoldOut: false,
  sizes: [{ label: size, priceCents, feeds: '' }],
  ...more,
});

/** The menu as it was when the guest ordered. */
const FIXED = [
  dish('Meatloaf with veggies', 'Small', 3000),
  dish('Chicken taco soup', 'Quart', 2500),
  dish('Danish', '9 X 13', 2500, { flavors: danish.flavors }),
];
const MONTHLY = [dish('stew', 'Large', 2500, { name: 'STEW' })];
const SAME: CurrentMenu = { fixed: FIXED, monthly: MONTHLY };

beforeEach(() => {
  setSiteConfig(testSiteConfig);
});

const again = (items: Parameters<typeof orderAgain>[0], menu: CurrentMenu, max = 99) =>
  orderAgain(items, menu, max);

it('comes at today’s prices, and says which are new', () => {
  const fixed = [dish('Meatloaf with veggies', 'Small', 3300)];
  const monthly = [dish('stew', 'Large', 3150, { name: 'STEW' })];
  expect(again([meatloaf, stew], { fixed, monthly })).toEqual({
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
  const monthly = [dish('stew', 'Large', 2500, { name: 'STEW', tagText: 'Contains nuts' })];
  const fixed = [dish('Meatloaf with veggies', 'Small', 3000, { tagText: '' })];
  const last = [stew, { ...meatloaf, tags: 'Contains milk' }];
  const { items, changes } = again(last, { monthly, fixed });
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
  [
    'is gone',
    { fixed: [], monthly: MONTHLY },
    'Chicken taco soup, Quart is no longer on the menu.',
  ],
  [
    'is not offered in that size',
    { fixed: [dish('Chicken taco soup', 'Pint', 1400)], monthly: MONTHLY },
    'Chicken taco soup, Quart is no longer on the menu.',
  ],
])('names a fixed dish that %s, and takes the rest', (_what, menu, sentence) => {
  const outcome = again([soup, stew], menu);
  expect(outcome).toEqual({ items: [stew], changes: [sentence], unread: [] });
  expect(outcomeText(outcome)).toEqual([
    'Your last order is back in your cart at today’s prices, with some changes.',
    sentence,
  ]);
});

it('names a monthly dish that is sold out', () => {
  const monthly = [dish('stew', 'Large', 2500, { name: 'STEW', isSoldOut: true })];
  const outcome = again([stew], { monthly });
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
  expect(again([{ ...soup, quantity: 12 }], SAME, 10)).toMatchObject({
    items: [{ quantity: 10 }],
    changes: ['You ordered 12 of Chicken taco soup, Quart; the limit is now 10.'],
  });
});

describe('when a part of the menu cannot be read', () => {
  it('only what was compared with today’s menu is in the cart, and the rest is named', () => {
    const outcome = again([meatloaf, stew], { fixed: FIXED });
    expect(outcome).toEqual({ items: [meatloaf], changes: [], unread: [stew] });
    expect(outcomeText(outcome)).toEqual([
      'Your last order is back in your cart at today’s prices, with some changes.',
      'We couldn’t check STEW, Large on today’s menu, so it isn’t in your cart.',
    ]);
    expect(again([meatloaf, stew], { monthly: MONTHLY })).toMatchObject({
      items: [stew],
      unread: [meatloaf],
    });
  });

  it('nothing is added unchecked, and nothing is said to be gone', () => {
    const outcome = again([meatloaf, stew], {});
    expect(outcome.items).toEqual([]);
    expect(outcomeText(outcome)).toEqual([
      'We can’t check today’s menu right now, so we didn’t add anything. Please try again in a moment.',
    ]);
  });
});
