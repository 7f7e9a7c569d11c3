import { blockStorage, fillStorage } from '../testing/broken-storage';
import { aLine } from '../testing/cart-lines';
import { muteConsole } from '../testing/mute-console';
import { createStore } from '../store/store';
import type { PendingNote } from './cart';
import { storeCart } from './cart-storage';
import { createCartStore, MAX_CART_LINES } from './cart-store';

const NOW = Date.UTC(2026, 10, 21, 12);
const HOUR_MS = 60 * 60 * 1000;

const line = { ...aLine({ modification: 'No onions' }), quantity: 2 };
const stored = (items: unknown) => ({ version: 1, savedAt: NOW, filledAt: NOW, items, notes: {} });

/** What the tab has stored. */
function tabWith(kept: unknown): void {
  sessionStorage.setItem('simmer:cart', JSON.stringify(kept));
}

const newCart = () => createCartStore({ publish: () => undefined, maxQuantity: () => 99 });
const newNotes = () => createStore<Readonly<Record<string, PendingNote>>>('notes', {});

const keptFilledAt = (): unknown =>
  JSON.parse(sessionStorage.getItem('simmer:cart') ?? '{"filledAt":0}').filledAt;

/** A page that has just been loaded. */
function reload(isKept = true, now = NOW) {
  jest.setSystemTime(now);
  const page = { cart: newCart(), notes: newNotes() };
  return { ...page, readAgain: storeCart(page.cart, page.notes, isKept) };
}

const cartAfterReload = (now = NOW) => reload(true, now).cart.get();

const warn = muteConsole('warn');
beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});

it('the cart survives a reload if the owner turned that on, however many dishes the guest tried to add [99]', () => {
  const { cart: before, notes } = reload();
  notes.set({ Pie: { dishName: 'Pie', text: 'Warm', placed: 'Warm' } });
  before.add(line);
  before.setQuantity(line.id, 2);
  expect(cartAfterReload()).toEqual([line]);
  expect(reload().notes.get()).toEqual(notes.get());
  for (let n = 0; n < 150; n += 1) before.add({ ...line, id: `classic_${String(n)}_Small` });
  expect(before.get()).toHaveLength(MAX_CART_LINES);
  expect(cartAfterReload()).toEqual(before.get());
  expect(warn).not.toHaveBeenCalled();
});

it('the cart is kept for twelve hours and no longer', () => {
  tabWith(stored([line]));
  expect(cartAfterReload(NOW + 12 * HOUR_MS)).toEqual([line]);
  tabWith(stored([line]));
  expect(cartAfterReload(NOW + 12 * HOUR_MS + 1)).toEqual([]);
});

it.each([
  ['of a later version', { ...stored([line]), version: 2 }],
  ['not a cart', stored('many')],
  ['edited to a negative price', stored([{ ...line, priceCents: -1 }])],
  ['edited to half a portion', stored([{ ...line, quantity: 0.5 }])],
])('the cart starts empty, and reports it, when the stored cart is %s (case 54)', (_what, kept) => {
  tabWith(kept);
  expect(cartAfterReload()).toEqual([]);
  expect(warn).toHaveBeenCalledTimes(1);
});

it('the stored cart does not replace what the guest has already added', () => {
  tabWith(stored([line]));
  const cart = newCart();
  cart.add({ ...line, name: 'Danish' });
  storeCart(cart, newNotes(), true);
  expect(cart.get().map(({ name }) => name)).toEqual(['Danish']);
});

it.each([
  ['the browser blocks storage (case 55)', () => blockStorage('sessionStorage')],
  ['storage is full (case 56)', fillStorage],
])('the cart stays in memory when %s', (_when, fail) => {
  fail();
  const cart = newCart();
  const readAgain = storeCart(cart, newNotes(), true);
  cart.add(line);
  readAgain();
  expect(cart.get()).toHaveLength(1);
  expect(warn).toHaveBeenCalled();
});

describe('a tab of a shop that does not keep the cart knows after a reload, without any of its content,', () => {
  const fill = () => {
    const { cart } = reload(false);
    cart.add(line);
    return cart;
  };

  it('that there was one', () => {
    fill();
    expect(sessionStorage.getItem('simmer:cart')).not.toContain(line.name);
    expect(reload(false, NOW + HOUR_MS).cart.get()).toEqual([]);
    expect(keptFilledAt()).toBe(NOW);
  });

  it.each([
    ['was emptied', () => fill().clear()],
    [
      'was emptied after the reload, as at a logout',
      () => {
        fill();
        reload(false).cart.restore([]);
      },
    ],
    ['was never filled', () => reload(false)],
  ])('that it %s', (_what, act) => {
    act();
    reload(false);
    expect(keptFilledAt()).toBe(0);
  });
});

it('a cart keeps the time at which it was filled, until it becomes another cart, however soon', () => {
  const { cart, readAgain } = reload();
  cart.add(line);
  reload(true, NOW + 1).cart.add(line);
  expect(keptFilledAt()).toBe(NOW);
  const { cart: next } = reload(true, NOW + 2);
  next.clear();
  next.add(line);
  expect(keptFilledAt()).toBe(NOW + 2);
  readAgain();
  expect(cart.get()).toEqual(next.get());
  expect(cart.filledAt()).toBe(NOW + 2);
  next.clear();
  next.add(line);
  expect(next.filledAt()).toBe(NOW + 3);
});
