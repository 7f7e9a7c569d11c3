import { aLine } from '../testing/cart-lines';
import { muteConsole } from '../testing/mute-console';
import { storeCart } from './cart-storage';
import { createCartStore, MAX_CART_LINES } from './cart-store';

const NOW = Date.UTC(2026, 10, 21, 12);
const HOUR_MS = 60 * 60 * 1000;

const line = { ...aLine({ modification: 'No onions' }), quantity: 2 };
const stored = (items: unknown) => ({ version: 1, savedAt: NOW, items });

/** What the tab has stored. */
function tabWith(kept: unknown): void {
  sessionStorage.setItem('simmer:cart', JSON.stringify(kept));
}

const newCart = () => createCartStore({ publish: () => undefined, maxQuantity: () => 99 });

/** The cart of a page that has just been loaded. */
function cartAfterReload(now = NOW) {
  jest.setSystemTime(now);
  const cart = newCart();
  storeCart(cart);
  return cart.get();
}

const refuse = (name: string) => () => {
  throw new DOMException('No.', name);
};

const warn = muteConsole('warn');
beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});

it('survives a reload if the owner turned that on, however many dishes the guest tried to add [99]', () => {
  const before = newCart();
  storeCart(before);
  before.add(line);
  before.setQuantity(line.id, 2);
  expect(cartAfterReload()).toEqual([line]);
  for (let n = 0; n < 150; n += 1) before.add({ ...line, id: `classic_${String(n)}_Small` });
  expect(before.get()).toHaveLength(MAX_CART_LINES);
  expect(cartAfterReload()).toEqual(before.get());
  expect(warn).not.toHaveBeenCalled();
});

it('keeps a cart for twelve hours and not longer', () => {
  tabWith(stored([line]));
  expect(cartAfterReload(NOW + 12 * HOUR_MS)).toEqual([line]);
  tabWith(stored([line]));
  expect(cartAfterReload(NOW + 12 * HOUR_MS + 1)).toEqual([]);
});

it.each([
  ['of a later version', { version: 2, savedAt: NOW, items: [line] }],
  ['not a cart', stored('many')],
  ['edited to a negative price', stored([{ ...line, priceCents: -1 }])],
  ['edited to half a portion', stored([{ ...line, quantity: 0.5 }])],
])('starts empty, and reports it, when the stored cart is %s (case 54)', (_what, kept) => {
  tabWith(kept);
  expect(cartAfterReload()).toEqual([]);
  expect(warn).toHaveBeenCalledTimes(1);
});

it('does not replace what the guest has already added', () => {
  tabWith(stored([line]));
  const cart = newCart();
  cart.add({ ...line, name: 'Danish' });
  storeCart(cart);
  expect(cart.get().map(({ name }) => name)).toEqual(['Danish']);
});

it.each([
  [
    'the browser blocks storage (case 55)',
    () => jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse('SecurityError')),
  ],
  [
    'storage is full (case 56)',
    () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('QuotaExceededError')),
  ],
])('lives on in memory when %s', (_when, fail) => {
  fail();
  const cart = newCart();
  const readAgain = storeCart(cart);
  cart.add(line);
  readAgain();
  expect(cart.get()).toHaveLength(1);
  expect(warn).toHaveBeenCalled();
});
