import { aLine } from '../testing/cart-lines';
import { keepCart } from './cart-storage';
import { createCartStore, MAX_CART_LINES } from './cart-store';

const NOW = Date.UTC(2026, 10, 21, 12);
const HOUR_MS = 60 * 60 * 1000;
const KEY = 'simmer:cart';

const line = { ...aLine({ modification: 'No onions' }), quantity: 2 };

/** A tab's storage, in memory. */
function newTab(kept?: unknown) {
  const entries = new Map<string, string>();
  if (kept !== undefined) entries.set(KEY, typeof kept === 'string' ? kept : JSON.stringify(kept));
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  } as Storage;
}

const stored = (items: unknown) => ({ version: 1, savedAt: NOW, items });

function newCart() {
  return createCartStore({ publish: () => undefined, maxQuantity: () => 99 });
}

function keep(cart: ReturnType<typeof newCart>, tab: Storage, nowMs = NOW) {
  return keepCart(
    cart,
    () => tab,
    () => nowMs,
  );
}

function cartAfterReload(tab: Storage, nowMs?: number) {
  const cart = newCart();
  keep(cart, tab, nowMs);
  return cart.get();
}

const refuse = (name: string) => () => {
  throw new DOMException('No.', name);
};

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

it('survives a reload if the owner turned that on, however many dishes the guest tried to add [99]', () => {
  const tab = newTab();
  const before = newCart();
  keep(before, tab);
  before.add(line);
  before.setQuantity(line.id, 2);
  expect(cartAfterReload(tab)).toEqual([line]);
  for (let n = 0; n < 150; n += 1) before.add({ ...line, id: `classic_${String(n)}_Small` });
  expect(before.get()).toHaveLength(MAX_CART_LINES);
  expect(cartAfterReload(tab)).toEqual(before.get());
  expect(warn).not.toHaveBeenCalled();
});

it('keeps a cart for twelve hours and not longer', () => {
  const kept = stored([line]);
  expect(cartAfterReload(newTab(kept), NOW + 12 * HOUR_MS)).toEqual([line]);
  expect(cartAfterReload(newTab(kept), NOW + 12 * HOUR_MS + 1)).toEqual([]);
});

it.each([
  ['not JSON', '{"version":1,'],
  ['of a later version', { version: 2, savedAt: NOW, items: [line] }],
  ['not a cart', stored('many')],
  ['edited to a negative price', stored([{ ...line, priceCents: -1 }])],
  ['edited to half a portion', stored([{ ...line, quantity: 0.5 }])],
])('starts empty, and reports it, when the stored cart is %s (case 54)', (_what, kept) => {
  expect(cartAfterReload(newTab(kept))).toEqual([]);
  expect(warn).toHaveBeenCalledTimes(1);
});

it('does not replace what the guest has already added', () => {
  const cart = newCart();
  cart.add({ ...line, name: 'Danish' });
  keep(cart, newTab(stored([line])));
  expect(cart.get().map(({ name }) => name)).toEqual(['Danish']);
});

it('lives on in memory when the browser blocks storage (case 55)', () => {
  const cart = newCart();
  const readAgain = keepCart(cart, refuse('SecurityError'));
  cart.add(line);
  readAgain();
  expect(cart.get()).toHaveLength(1);
});

it('lives on in memory when storage is full (case 56)', () => {
  const cart = newCart();
  keep(cart, { ...newTab(), setItem: refuse('QuotaExceededError') });
  cart.add(line);
  expect(cart.get()).toHaveLength(1);
  expect(warn).toHaveBeenCalledTimes(1);
});
