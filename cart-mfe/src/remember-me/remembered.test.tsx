import { trackListeners } from '@simmer/shared/testing/track-listeners';
import { meatloaf, orderOf, soup } from '../testing/dishes';
import type { Order } from '../order/order';
import { createRemembered, type Remembered } from './remembered';

const order = orderOf();
const KEY = 'simmer:remembered/gus';
const NOW = Date.UTC(2026, 10, 22);

const newPage = (now = NOW) => {
  const remembered = createRemembered(() => now);
  remembered.start();
  return remembered;
};
const { reference, history, isCancelled, date, totalCents } = order;
const remembered = {
  ...{ reference, history, isCancelled, date, totalCents },
  ...{ items: [meatloaf], sentAt: NOW, isChanged: false },
};
const guest = {
  ...{ version: 1, uid: 'gus', savedAt: NOW },
  ...{ name: 'Gus Guest', phone: '', address: '12 Oak Street', orders: [remembered] },
};

/** The n-th order. */
const orderAt = (n: number): Order => ({
  ...order,
  reference: `K7P-4M${'AEFHJKMNPRTW'.charAt(n)}`,
});
const ordersOf = (page: Remembered) => page.get().guests.flatMap(({ orders }) => orders);

it('a guest who asked for it is remembered on the next page: only what the next order needs, and this one, separately for each account', () => {
  const page = newPage();
  page.remember('gus', order);
  expect(newPage().get()).toEqual({ isAvailable: true, guests: [guest] });
  expect(JSON.stringify(localStorage)).not.toMatch(/gus@test|after 5 pm|Cash/);
  page.remember('ada', order);
  page.forget('gus');
  expect(page.get().guests).toMatchObject([{ uid: 'ada' }]);
  expect(Object.keys(localStorage)).toEqual(['simmer:remembered/ada']);
});

it('a pickup keeps the earlier address, and a missing name is not stored as “Customer”', () => {
  const page = newPage();
  page.remember('gus', order);
  page.remember('gus', orderOf([soup], { address: '', name: '', fulfillment: 'Pickup' }));
  expect(page.get().guests).toMatchObject([{ name: '', address: '12 Oak Street' }]);
});

it('what a guest changes or cancels about an earlier order, or about somebody else’s, is not what their next order is filled in with', () => {
  const page = newPage();
  const [first, second, theirs] = [orderAt(0), { ...orderAt(1), address: '3 Elm' }, orderAt(2)];
  for (const one of [first, second]) page.remember('gus', one);
  for (const isCancelled of [false, true])
    page.remember('gus', { ...first, history: 'AAAABBBB', isCancelled });
  page.remember('gus', { ...theirs, address: '9 Lane', isCancelled: true });
  expect(page.get().guests).toMatchObject([{ address: '3 Elm' }]);
});

it('a guest finds their last ten orders, the latest first; a change replaces its order where that was, and a cancelled one stays, marked, if it is listed', () => {
  for (let n = 0; n < 12; n += 1) newPage(NOW + n).remember('gus', orderAt(n));
  const page = newPage(NOW + 20);
  const latestFirst = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((n) => orderAt(n).reference);
  page.remember('gus', { ...orderAt(5), items: [soup], totalCents: 2500, history: 'AAAABBBB' });
  page.remember('gus', { ...orderAt(4), isCancelled: true });
  page.remember('gus', orderAt(3));
  page.remember('gus', { ...orderAt(0), isCancelled: true });
  expect(ordersOf(page).map((one) => one.reference)).toEqual(latestFirst);
  expect(ordersOf(page).slice(5, 9)).toMatchObject([
    { isChanged: false, sentAt: NOW + 6 },
    { isChanged: true, sentAt: NOW + 20 },
    { isCancelled: true },
    { isChanged: false, isCancelled: false },
  ]);
  expect(ordersOf(page)[6]).toMatchObject({ items: [soup], totalCents: 2500 });
  expect(ordersOf(page)[6]?.history).toBe('AAAABBBB');
});

it('where the storage is full, the oldest orders make room for the latest', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (let n = 0; n < 4; n += 1) newPage(NOW + n).remember('gus', orderAt(n));
  const room = (localStorage.getItem(KEY) ?? '').length;
  const store = Storage.prototype.setItem;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    if (text.length > room) throw new DOMException('full', 'QuotaExceededError');
    store.call(this, key, text);
  });
  const page = newPage(NOW + 4);
  page.remember('gus', { ...orderAt(4), items: [meatloaf, soup] });
  expect(ordersOf(page).map((one) => one.reference)).toEqual(
    [4, 3, 2].map((n) => orderAt(n).reference),
  );
});

it.each([
  ['of another version', { version: 2 }],
  ['another account’s', { uid: 'ada' }],
  ['edited: one line twice', { orders: [{ ...remembered, items: [meatloaf, meatloaf] }] }],
  ['edited: a name without end', { name: 'x'.repeat(161) }],
])(
  'a record that is %s is not used, and is kept for the release that can read it (case 80)',
  (_what, change) => {
    const text = JSON.stringify({ ...guest, ...change });
    localStorage.setItem(KEY, text);
    expect(newPage().get()).toEqual({ isAvailable: true, guests: [] });
    expect(localStorage.getItem(KEY)).toBe(text);
  },
);

it('another tab knows at once that a guest is remembered or forgotten', () => {
  const other = newPage();
  const closePage = trackListeners([window], () => expect(other.get().guests).toEqual([]));
  const heard = jest.fn();
  other.subscribe(heard);
  const tell = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
  localStorage.setItem(KEY, JSON.stringify(guest));
  tell(KEY);
  expect(other.get().guests).toEqual([guest]);
  tell('firebase:authUser');
  expect(heard).toHaveBeenCalledTimes(1);
  localStorage.clear();
  tell(null);
  expect(other.get().guests).toEqual([]);
  closePage();
});
