import type { CartItem } from './cart-item';
import { keepCart } from './cart-storage';
import { createCartStore, MAX_CART_LINES } from './cart-store';

const NOW = Date.UTC(2026, 10, 21, 12);
const HOUR_MS = 60 * 60 * 1000;
const KEY = 'simmer:cart';

const line: CartItem = {
  id: 'classic_0_Small',
  name: 'Meatloaf with veggies',
  size: 'Small',
  priceCents: 3000,
  quantity: 2,
  modification: 'No onions',
  flavor: null,
};

/** A tab's storage, in memory. */
function newTab(kept?: unknown) {
  const entries = new Map<string, string>();
  if (kept !== undefined) entries.set(KEY, typeof kept === 'string' ? kept : JSON.stringify(kept));
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  } as Storage;
}

function newCart() {
  return createCartStore({ publish: () => undefined, maxQuantity: () => 99 });
}

function cartAfterReload(tab: Storage, nowMs = NOW) {
  const cart = newCart();
  keepCart(
    cart,
    () => tab,
    () => nowMs,
  );
  return cart.get();
}

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

it('survives a reload if the owner turned that on [99]', () => {
  const tab = newTab();
  const before = newCart();
  keepCart(
    before,
    () => tab,
    () => NOW,
  );
  before.add(line);
  before.setQuantity(line.id, 2);
  expect(cartAfterReload(tab)).toEqual([line]);
  expect(warn).not.toHaveBeenCalled();
});

it('survives a reload however many dishes the guest tried to add', () => {
  const tab = newTab();
  const before = newCart();
  keepCart(
    before,
    () => tab,
    () => NOW,
  );
  for (let n = 0; n < 150; n += 1) before.add({ ...line, id: `classic_${String(n)}_Small` });
  expect(before.get()).toHaveLength(MAX_CART_LINES);
  expect(cartAfterReload(tab)).toEqual(before.get());
});

it('is that of the page which changed it last, when the browser shows an earlier page again', () => {
  const tab = newTab();
  const [earlier, later] = [newCart(), newCart()];
  const keep = (cart: typeof earlier) =>
    keepCart(
      cart,
      () => tab,
      () => NOW,
    );
  const readAgain = keep(earlier);
  earlier.add(line);
  keep(later);
  later.clear();
  readAgain();
  expect(earlier.get()).toEqual([]);
});

it('stays as it is on an earlier page when there is nothing to read', () => {
  const cart = newCart();
  const readAgain = keepCart(cart, () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  cart.add(line);
  readAgain();
  expect(cart.get()).toHaveLength(1);
});

it('keeps a cart for twelve hours and not longer', () => {
  const kept = { version: 1, savedAt: NOW, items: [line] };
  expect(cartAfterReload(newTab(kept), NOW + 12 * HOUR_MS)).toEqual([line]);
  expect(cartAfterReload(newTab(kept), NOW + 12 * HOUR_MS + 1)).toEqual([]);
});

it.each([
  { what: 'not JSON', kept: '{"version":1,' },
  { what: 'of a later version', kept: { version: 2, savedAt: NOW, items: [line] } },
  { what: 'not a cart', kept: { version: 1, savedAt: NOW, items: 'many' } },
  {
    what: 'edited to a negative price',
    kept: { version: 1, savedAt: NOW, items: [{ ...line, priceCents: -1 }] },
  },
  {
    what: 'edited to half a portion',
    kept: { version: 1, savedAt: NOW, items: [{ ...line, quantity: 0.5 }] },
  },
])('starts empty, and reports it, when the stored cart is $what (case 54)', ({ kept }) => {
  expect(cartAfterReload(newTab(kept))).toEqual([]);
  expect(warn).toHaveBeenCalledTimes(1);
});

it('does not replace what the guest has already added', () => {
  const cart = newCart();
  cart.add({ ...line, name: 'Danish' });
  keepCart(
    cart,
    () => newTab({ version: 1, savedAt: NOW, items: [line] }),
    () => NOW,
  );
  expect(cart.get().map(({ name }) => name)).toEqual(['Danish']);
});

it('lives on in memory when the browser blocks storage (case 55)', () => {
  const cart = newCart();
  keepCart(cart, () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  cart.add(line);
  expect(cart.get()).toHaveLength(1);
});

it('lives on in memory when storage is full (case 56)', () => {
  const cart = newCart();
  const full = {
    ...newTab(),
    setItem: () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    },
  } as Storage;
  keepCart(cart, () => full);
  cart.add(line);
  expect(cart.get()).toHaveLength(1);
  expect(warn).toHaveBeenCalledTimes(1);
});
