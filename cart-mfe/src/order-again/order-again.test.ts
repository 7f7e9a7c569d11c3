import type { CartItem } from '@simmer/shared/cart';
import { dishIn, type CurrentMenu } from '../send-order/menu-changes';
import { cherryDanish, danish, meatloaf, soup, stew } from '../testing/dishes';
import { orderAgain, outcomeText } from './order-again';

const MEATLOAF = meatloaf.name;
const DRAWING = 'https://menu.test.example/classics.2.svg#Meatloaf';
const dish = (id: string, label: string, priceCents: number, more: object = {}) => ({
  ...{ id, name: id, isSoldOut: false },
  sizes: [{ label, priceCents, feeds: '' }],
  ...more,
});
const fixed = (...dishes: ReturnType<typeof dish>[]): CurrentMenu => ({ fixed: dishIn(dishes) });
const stewNow = (more: object = {}, priceCents = 2500): CurrentMenu => ({
  monthly: dishIn([dish('stew', 'Large', priceCents, { name: 'STEW', ...more })]),
});

/** The menu as it was when the guest ordered. */
const SAME: CurrentMenu = {
  ...fixed(
    dish(MEATLOAF, 'Small', 3000),
    dish(soup.name, 'Quart', 2500),
    dish('Danish', '9 X 13', 2500, { flavors: danish.flavors }),
  ),
  ...stewNow(),
};
const BACK = 'Your earlier order is back in your cart at today’s prices, with some changes.';
const SAME_AGAIN =
  'Your earlier order is back in your cart. Everything is still on the menu at the same price.';
const PICTURED = { ...meatloaf, drawing: 'https://gone.test.example', photoColor: '#00aa00' };

it.each<[string, CurrentMenu, CartItem[], object[], string[]]>([
  [
    'with what the menu says today about diet and allergens',
    stewNow({ tagText: 'Contains peanuts' }),
    [stew, { ...meatloaf, tags: 'Contains milk' }],
    [{ ...stew, tags: 'Contains peanuts' }, meatloaf],
    [
      'The menu now says about STEW, Large: Contains peanuts.',
      `The menu no longer says about ${MEATLOAF}, Small: Contains milk.`,
    ],
  ],
  [
    'with the pictures of today’s menu',
    {
      ...fixed(dish(MEATLOAF, 'Small', 3000, { drawing: DRAWING, photoColor: '' })),
      ...stewNow({ photoColor: '#aa0000' }),
    },
    [PICTURED, stew],
    [
      { ...meatloaf, drawing: DRAWING },
      { ...stew, photoColor: '#aa0000' },
    ],
    [],
  ],
  [
    'without a flavor that is gone, for another one of today’s',
    fixed(dish('Danish', '9 X 13', 2500, { flavors: ['Lemon', 'Plum'] })),
    [cherryDanish],
    [{ ...cherryDanish, flavor: null, flavors: ['Lemon', 'Plum'] }],
    ['Danish, 9 X 13 no longer comes in Cherry. Please choose another flavor.'],
  ],
  [
    'without a flavor when there are none any more',
    fixed(dish('Danish', '9 X 13', 2500)),
    [cherryDanish],
    [{ ...cherryDanish, flavor: null, flavors: undefined }],
    ['Danish, 9 X 13 no longer comes in Cherry.'],
  ],
  [
    'with no more of a dish than the shop takes today',
    {},
    [{ ...soup, quantity: 120 }],
    [{ ...soup, quantity: 99 }],
    ['You ordered 120 of Chicken taco soup, Quart; the limit is now 99.'],
  ],
])('an earlier order comes %s', (_how, menu, last, items, changes) => {
  const outcome = orderAgain(last, { ...SAME, ...menu }, 99);
  expect(outcome).toEqual({ items, changes, unread: [] });
  const headline = changes.length > 0 ? BACK : SAME_AGAIN;
  expect(outcomeText(outcome)).toEqual([headline, ...changes]);
});

it('the outcome names a monthly dish that is sold out', () => {
  const outcome = orderAgain([stew], stewNow({ isSoldOut: true }), 99);
  expect(outcome.items).toEqual([]);
  expect(outcomeText(outcome)).toEqual([
    'Nothing from that order is available today.',
    'STEW, Large is sold out.',
  ]);
});

it('the cart gets only dishes that could be compared with the menu, and the outcome names the others', () => {
  const outcome = orderAgain([meatloaf, stew], fixed(dish(MEATLOAF, 'Small', 3000)), 99);
  expect(outcome).toEqual({ items: [meatloaf], changes: [], unread: [stew] });
  expect(outcomeText(outcome)).toEqual([
    BACK,
    'We couldn’t check STEW, Large on today’s menu, so it isn’t in your cart.',
  ]);
});

it('nothing unchecked is added, and no dish is called unavailable', () => {
  const outcome = orderAgain([meatloaf, stew], {}, 99);
  expect(outcome.items).toEqual([]);
  expect(outcomeText(outcome)).toEqual([
    'We can’t check today’s menu right now, so we didn’t add anything. Please try again in a moment.',
  ]);
});
