import type { CartItem } from '@simmer/shared/cart';
import type { CurrentMenu } from '../send-order/menu-changes';
import { cherryDanish, danish, meatloaf, soup, stew } from '../testing/dishes';
import { orderAgain, outcomeText } from './order-again';

const MEATLOAF = meatloaf.name;
const DRAWING = 'https://menu.test.example/classics.2.svg#Meatloaf';
const dish = (id: string, label: string, priceCents: number, more: object = {}) => ({
  ...{ id, name: id, isSoldOut: false },
  sizes: [{ label, priceCents, feeds: '' }],
  ...more,
});
type Now = ReturnType<typeof dish>;
const menuOf = (...dishes: Now[]): CurrentMenu => ({ dishes });
const stewNow = (more: object = {}, priceCents = 2500) =>
  dish('stew', 'Large', priceCents, { name: 'STEW', ...more });

/** The menu as it was when the guest ordered. */
const SAME = [
  dish(MEATLOAF, 'Small', 3000),
  dish(soup.name, 'Quart', 2500),
  dish('Danish', '9 X 13', 2500, { flavors: danish.flavors }),
  stewNow(),
];
const BACK = 'Your earlier order is back in your cart at today’s prices, with some changes.';
const SAME_AGAIN =
  'Your earlier order is back in your cart. Everything is still on the menu at the same price.';
const PICTURED = { ...meatloaf, drawing: 'https://gone.test.example', photoColor: '#00aa00' };

it.each<[string, Now[], CartItem[], object[], string[]]>([
  [
    'with what the menu says today about diet and allergens',
    [stewNow({ tagText: 'Contains peanuts' })],
    [stew, { ...meatloaf, tags: 'Contains milk' }],
    [{ ...stew, tags: 'Contains peanuts' }, meatloaf],
    [
      'The menu now says about STEW, Large: Contains peanuts.',
      `The menu no longer says about ${MEATLOAF}, Small: Contains milk.`,
    ],
  ],
  [
    'with this month’s copy of a dish of last month',
    [],
    [{ ...stew, documentId: 'last month' }],
    [stew],
    [],
  ],
  [
    'with what the shop says today about cooking',
    [dish(MEATLOAF, 'Small', 3000, { cooking: 'Raw: 6 hours on LOW' }), stewNow()],
    [meatloaf, { ...stew, cooking: 'Raw: 8 hours on LOW' }],
    [{ ...meatloaf, cooking: 'Raw: 6 hours on LOW' }, stew],
    [],
  ],
  [
    'with the pictures of today’s menu',
    [
      dish(MEATLOAF, 'Small', 3000, { drawing: DRAWING, photoColor: '' }),
      stewNow({ photoColor: '#aa0000' }),
    ],
    [PICTURED, stew],
    [
      { ...meatloaf, drawing: DRAWING },
      { ...stew, photoColor: '#aa0000' },
    ],
    [],
  ],
  [
    'without a flavor that is gone, for another one of today’s',
    [dish('Danish', '9 X 13', 2500, { flavors: ['Lemon', 'Plum'] })],
    [cherryDanish],
    [{ ...cherryDanish, flavor: null, flavors: ['Lemon', 'Plum'] }],
    ['Danish, 9 X 13 no longer comes in Cherry. Please choose another flavor.'],
  ],
  [
    'with no more of a dish than the shop takes today',
    [],
    [{ ...soup, quantity: 120 }],
    [{ ...soup, quantity: 99 }],
    ['You ordered 120 of Chicken taco soup, Quart; the limit is now 99.'],
  ],
])('an earlier order comes %s', (_how, now, last, items, changes) => {
  const outcome = orderAgain(last, menuOf(...now, ...SAME), 99);
  expect(outcome).toEqual({ items, changes, unread: [] });
  const headline = changes.length > 0 ? BACK : SAME_AGAIN;
  expect(outcomeText(outcome)).toEqual([headline, ...changes]);
});

it('the outcome names a monthly dish that is sold out', () => {
  const outcome = orderAgain([stew], menuOf(stewNow({ isSoldOut: true })), 99);
  expect(outcome.items).toEqual([]);
  expect(outcomeText(outcome)).toEqual([
    'Nothing from that order is available today.',
    'STEW, Large is sold out.',
  ]);
});

it('the cart gets only dishes that could be compared with the menu, and the outcome names the others', () => {
  const menu = { dishes: [stewNow()], isFixedIncomplete: true };
  const outcome = orderAgain([meatloaf, stew], menu, 99);
  expect(outcome).toEqual({ items: [stew], changes: [], unread: [meatloaf] });
  expect(outcomeText(outcome)).toEqual([
    BACK,
    `We couldn’t check ${MEATLOAF}, Small on today’s menu, so it isn’t in your cart.`,
  ]);
});

it('nothing unchecked is added, and no dish is called unavailable', () => {
  const outcome = orderAgain([meatloaf, stew], {}, 99);
  expect(outcome.items).toEqual([]);
  expect(outcomeText(outcome)).toEqual([
    'We can’t check today’s menu right now, so we didn’t add anything. Please try again in a moment.',
  ]);
});
