import type { EventName, Publish } from '@simmer/shared/bus';
import {
  cartItemId,
  CartItemSchema,
  MAX_NOTE_LENGTH,
  NewCartItemSchema,
  totalCents,
  type NewCartItem,
} from './cart-item';
import { aLine } from '../testing/cart-lines';
import { createCartStore, MAX_CART_LINES } from './cart-store';
import * as v from 'valibot';

const MAX_QUANTITY = 99;

const meatloaf = aLine({ id: cartItemId('classic', 1, 'Small') });
const danish = aLine({
  id: cartItemId('classic', 3, '9 X 13'),
  name: 'Danish',
  size: '9 X 13',
  priceCents: 2500,
  modification: null,
  flavors: ['Cherry', 'Apple', 'Rhubarb'],
});
/** The second monthly dish has the id of the Meatloaf. */
const monthly: NewCartItem = { ...meatloaf, name: 'CHICKEN POT PIE', priceCents: 3200 };

function newCart(maxQuantity = MAX_QUANTITY) {
  const published: [EventName, unknown][] = [];
  const publish: Publish<EventName> = (name, payload) => published.push([name, payload]);
  return { cart: createCartStore({ publish, maxQuantity: () => maxQuantity }), published };
}

describe('what a cart item is', () => {
  it.each<[string, object, object?]>([
    ['an empty note [100]', { modification: '' }],
    ['a note of what cannot be seen as none [100]', { modification: ' \u200b' }, meatloaf],
    ['null as the note of a dessert [101]', { modification: null }],
    ['null as the flavor [102]', { flavor: null }],
    ['a text as the flavor [102]', { flavor: 'Cherry' }],
    ['flavors to choose from', { flavors: ['Apple'] }],
    ['the color of a photo', { photoColor: '#a1b2c3' }],
    ['no quantity before it is in the cart', { quantity: 7 }, meatloaf],
  ])('reads %s', (_what, part, read = { ...meatloaf, ...part }) =>
    expect(v.parse(NewCartItemSchema, { ...meatloaf, ...part })).toEqual(read),
  );

  it.each([
    { modification: 7 },
    { flavor: ['Cherry'] },
    { flavors: 'Apple' },
    { photoColor: 'url(#a1b2c3' },
    { photoColor: '#a1b2c3; color: red' },
  ])('does not read %j', (part) =>
    expect(v.is(NewCartItemSchema, { ...meatloaf, ...part })).toBe(false),
  );
});

describe('adding', () => {
  const dish = (n: number) => ({ ...meatloaf, id: cartItemId('classic', n, 'Small') });
  it('appends a new dish with quantity 1, after the others, with its id, name, size, unit price, note and flavor [87] [88] [91]', () => {
    const { cart } = newCart();
    const warm = { ...danish, modification: 'Warm, please', flavor: 'Cherry' };
    cart.add(meatloaf);
    cart.add(warm);
    expect(cart.get()).toEqual([
      { ...meatloaf, quantity: 1 },
      { ...warm, id: 'classic_3_9 X 13', quantity: 1 },
    ]);
  });

  const noOnions = { ...meatloaf, modification: 'No onions' };
  const { flavors, ...plain } = danish;
  const moved = { ...monthly, documentId: 'pie' };
  it.each<[string, NewCartItem[], object[]]>([
    [
      'raises the quantity of a dish in the cart by 1, and adds no line',
      [meatloaf, meatloaf, meatloaf],
      [{ ...meatloaf, quantity: 3 }],
    ],
    [
      'keeps a monthly dish apart from the Classic whose id it shares',
      [meatloaf, monthly, monthly],
      [
        { ...meatloaf, quantity: 1 },
        { ...monthly, id: 'classic_1_Small~2', quantity: 2 },
      ],
    ],
    [
      'keeps a monthly dish apart from the Danish whose id, name and price it shares',
      [plain, danish, plain],
      [
        { ...plain, quantity: 2 },
        { ...plain, flavors, id: 'classic_3_9 X 13~2', quantity: 1 },
      ],
    ],
    [
      'keeps a dish with two notes on two lines, and raises the right one',
      [meatloaf, noOnions, noOnions, meatloaf],
      [
        { ...meatloaf, quantity: 2 },
        { ...noOnions, id: 'classic_1_Small~2', quantity: 2 },
      ],
    ],
    [
      'keeps a dish of the Monthly Menu on its line when the owner has moved it',
      [moved, { ...moved, id: 'classic_0_Small' }],
      [{ ...moved, quantity: 2 }],
    ],
  ])('%s [90]', (_what, added, lines) => {
    const { cart } = newCart();
    for (const dish of added) cart.add(dish);
    expect(cart.get()).toEqual(lines);
  });

  it('gives every line a unique id, even after a line in between was removed [90]', () => {
    const { cart } = newCart();
    for (const note of ['a', 'b', 'c']) cart.add({ ...meatloaf, modification: note });
    cart.remove('classic_1_Small~2');
    cart.add({ ...meatloaf, modification: 'd' });
    expect(cart.get().map(({ id, modification }) => [id, modification])).toEqual([
      ['classic_1_Small', 'a'],
      ['classic_1_Small~3', 'c'],
      ['classic_1_Small~2', 'd'],
    ]);
  });

  it('tells the other modules what was added, or that the maximum quantity was reached, and stops there [96]', () => {
    const { cart, published } = newCart(2);
    for (let n = 0; n < 2; n += 1) expect(cart.add(meatloaf)).toBe(true);
    expect(cart.add(meatloaf)).toBe(false);
    expect(cart.get()[0]?.quantity).toBe(2);
    const added = { name: 'Meatloaf', size: 'Small' };
    expect(published).toEqual([
      ['cart/item-added', { ...added, quantity: 1 }],
      ['cart/item-added', { ...added, quantity: 2 }],
      ['cart/item-refused', {}],
    ]);
  });

  it('refuses a line beyond the limit, loses nothing, and tells the page', () => {
    const { cart, published } = newCart();
    for (let n = 0; n < MAX_CART_LINES; n += 1) expect(cart.add(dish(n))).toBe(true);
    const full = cart.get();
    published.length = 0;
    expect(cart.add(dish(MAX_CART_LINES))).toBe(false);
    expect(cart.get()).toBe(full);
    expect(published).toEqual([['cart/item-refused', {}]]);
    expect(cart.add(dish(7))).toBe(true);
    expect(cart.get()).toHaveLength(MAX_CART_LINES);
    expect(cart.get()[7]?.quantity).toBe(2);
  });

  it('restores as many lines and portions as there is room for, in order, and tells the page about refused ones', () => {
    const { cart, published } = newCart();
    const room = Array.from({ length: MAX_CART_LINES }, (_, n) => ({ ...dish(n), quantity: 99 }));
    cart.restore(room);
    expect(cart.get()).toEqual(room);
    expect(published).toEqual([]);
    const more = { ...dish(MAX_CART_LINES), quantity: 1 };
    for (const lines of [[...room, more], room.map((line) => ({ ...line, quantity: 100 }))]) {
      published.length = 0;
      cart.restore(lines);
      expect(cart.get()).toEqual(room);
      expect(published).toEqual([['cart/item-refused', {}]]);
    }
  });
});

describe('changing', () => {
  function cartOfTwo() {
    const { cart } = newCart();
    cart.add(meatloaf);
    cart.add(danish);
    return cart;
  }

  it('removes only the line with the id [92], and clearing empties the cart [97]', () => {
    const cart = cartOfTwo();
    cart.remove(meatloaf.id);
    expect(cart.get().map(({ name }) => name)).toEqual(['Danish']);
    cart.clear();
    expect(cart.get()).toEqual([]);
  });

  it.each<[number, number | undefined, string]>([
    [3, 3, '[93]'],
    [1, 1, '[94]'],
    [100, MAX_QUANTITY, '[96] (case 52)'],
    [1e9, MAX_QUANTITY, '[96] (case 52)'],
    [0, undefined, '[95] (case 52)'],
    [-1, undefined, '[95] (case 52)'],
  ])(
    'raises and lowers a quantity to at most the maximum, and removes the line at zero: %i is %p %s',
    (typed, quantity) => {
      const cart = cartOfTwo();
      cart.setQuantity(meatloaf.id, 2);
      cart.setQuantity(meatloaf.id, typed);
      const quantities = cart.get().map((line) => line.quantity);
      expect(quantities).toEqual(quantity === undefined ? [1] : [quantity, 1]);
    },
  );

  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, '2' as unknown as number])(
    'refuses the quantity %p and leaves the line unchanged (case 52)',
    (quantity) => {
      const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      const cart = cartOfTwo();
      cart.setQuantity(meatloaf.id, quantity);
      expect(cart.get()[0]?.quantity).toBe(1);
      expect(warn.mock.calls).toEqual([[`[simmer/cart] ${String(quantity)} is not a quantity.`]]);
    },
  );

  it('changes nothing for an unknown id [92]', () => {
    const cart = cartOfTwo();
    const before = cart.get();
    cart.remove('soup_0_Quart');
    cart.setQuantity('soup_0_Quart', 5);
    expect(cart.get()).toEqual(before);
    const listener = jest.fn();
    cart.subscribe(listener);
    cart.setFlavor('soup_0_Quart', 'Cherry');
    expect(cart.get()).toEqual(before);
    expect(listener).not.toHaveBeenCalled();
  });

  it.each([
    ['merges two lines that a later flavor or note makes equal, up to the maximum,', 1, [3]],
    ['keeps lines apart that together would exceed the maximum quantity,', 2, [2, 2]],
  ])(
    '%s returns the line’s id, and loses no portion [85] [90] [96]',
    (_what, first, quantities) => {
      const { cart } = newCart(3);
      const change = { setFlavor: { flavor: 'Cherry' }, setNote: { modification: 'Cherry' } };
      for (const set of ['setFlavor', 'setNote'] as const) {
        cart.restore([
          { ...danish, ...change[set], quantity: first },
          { ...danish, id: 'later', quantity: 2 },
        ]);
        expect(cart[set]('later', 'Cherry')).toBe(first === 1 ? danish.id : 'later');
        const lines = quantities.map((quantity) => ({ ...change[set], quantity }));
        expect(cart.get()).toMatchObject(lines);
        expect(cart.get()).toHaveLength(lines.length);
      }
    },
  );

  it('adds, changes and removes the note of a line in place, and treats a removed note as none [90]', () => {
    const cart = cartOfTwo();
    const noteOf = () => cart.get().map(({ modification }) => modification);
    for (const note of ['Warm', 'Warm, please', 'Warm, please', '']) {
      expect(cart.setNote(danish.id, note)).toBe(danish.id);
      expect(noteOf()).toEqual(['', note]);
    }
    cart.add(danish);
    expect(cart.get()[1]).toEqual({ ...danish, modification: '', quantity: 2 });
    // A longer one is cut to what a stored cart is read with.
    cart.setNote(danish.id, 'x'.repeat(MAX_NOTE_LENGTH + 1));
    expect(v.is(CartItemSchema, cart.get()[1])).toBe(true);
  });

  it.each([
    ['name', { name: 'Beefloaf' }],
    ['size', { id: cartItemId('classic', 1, 'Large'), size: 'Large' }],
    ['price', { priceCents: 3100 }],
    ['flavor', { flavor: 'Cherry' }],
    ['document of the Monthly Menu', { documentId: 'stew' }],
  ])('keeps two lines apart that differ in their %s, whatever their notes [90]', (_what, other) => {
    const { cart } = newCart();
    cart.add(meatloaf);
    cart.add({ ...meatloaf, ...other, modification: 'No nuts' });
    cart.setNote(cart.get()[1]!.id, '');
    expect(cart.get()).toMatchObject([meatloaf, { ...other, quantity: 1 }]);
  });
});

const line = (priceCents: number, quantity: number) => ({ ...meatloaf, priceCents, quantity });
it.each([
  { lines: [], cents: 0 },
  { lines: [line(1999, 99), line(1, 1)], cents: 197_902 },
  { lines: [line(1350, 1), line(2500, 2)], cents: 6350 },
  { lines: Array.from({ length: 99 }, () => line(1999, 99)), cents: 19_592_199 },
])('the total is price times quantity, exactly $cents cents [98] (case 52)', ({ lines, cents }) =>
  expect(totalCents(lines)).toBe(cents),
);
