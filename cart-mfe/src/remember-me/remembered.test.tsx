import { buildOrder } from '../order/order';
import { details, meatloaf, soup } from '../testing/dishes';
import { createRemembered } from './remembered';

const order = buildOrder('K7P-4MW', [meatloaf], details, null);
const KEY = 'simmer:remembered/gus';
const NOW = Date.UTC(2026, 10, 22);

let warn: jest.SpyInstance;
beforeEach(() => {
  localStorage.clear();
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  expect(warn).not.toHaveBeenCalled();
});

const newPage = () => createRemembered(() => NOW);

const record = (change: object = {}) =>
  JSON.stringify({
    version: 1,
    uid: 'gus',
    savedAt: NOW,
    name: 'Gus',
    address: '12 Oak Street',
    items: [meatloaf],
    ...change,
  });

it('a guest who asked for it is known to the next page: name, address and the last order, and no more', () => {
  newPage().remember('gus', order);
  expect(newPage().get()).toEqual({
    isAvailable: true,
    guests: [
      {
        version: 1,
        uid: 'gus',
        savedAt: NOW,
        name: 'Gus Guest',
        address: '12 Oak Street',
        items: [meatloaf],
      },
    ],
  });
  expect(JSON.stringify(localStorage)).not.toMatch(/gus@test|after 5 pm|Cash|K7P/);
});

it('each account has its own, and forgetting one leaves the other', () => {
  const page = newPage();
  page.remember('gus', order);
  page.remember('ada', order);
  page.forget('gus');
  expect(page.get().guests).toMatchObject([{ uid: 'ada' }]);
  expect(Object.keys(localStorage)).toEqual(['simmer:remembered/ada']);
});

it('the next order replaces the last one; a pickup keeps the address from before', () => {
  const page = newPage();
  page.remember('gus', order);
  page.remember(
    'gus',
    buildOrder('3EX-AAA', [soup], { ...details, address: '', fulfillment: 'Pickup' }, null),
  );
  expect(page.get().guests).toMatchObject([{ address: '12 Oak Street', items: [soup] }]);
});

it('a guest without a name is not remembered as “Customer”', () => {
  const page = newPage();
  page.remember('gus', buildOrder('K7P-4MW', [soup], { ...details, name: '' }, null));
  expect(page.get().guests).toMatchObject([{ name: '' }]);
});

it.each([
  ['no JSON', '{'],
  ['of another version', record({ version: 2 })],
  ['without an order', record({ items: [] })],
  ['another account’s', record({ uid: 'ada' })],
  ['edited: a negative price', record({ items: [{ ...meatloaf, priceCents: -1 }] })],
  ['edited: one line twice', record({ items: [meatloaf, meatloaf] })],
  ['edited: a name without end', record({ name: 'x'.repeat(161) })],
])(
  'a record that is %s is not used, and stays for the release that can read it (case 80)',
  (_what, text) => {
    localStorage.setItem(KEY, record());
    expect(newPage().get().guests).toHaveLength(1);
    localStorage.setItem(KEY, text);
    expect(newPage().get()).toEqual({ isAvailable: true, guests: [] });
    expect(localStorage.getItem(KEY)).toBe(text);
  },
);

it('offers nothing where storage is blocked', () => {
  const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(newPage().get()).toEqual({ isAvailable: false, guests: [] });
  blocked.mockRestore();
  warn.mockClear();
});

it('a full storage remembers nothing, and only the console says so', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const page = newPage();
  page.remember('gus', order);
  expect(page.get()).toEqual({ isAvailable: true, guests: [] });
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockClear();
  setItem.mockRestore();
});

it('another tab knows at once that a guest is remembered or forgotten', () => {
  const page = newPage();
  const other = newPage();
  expect(other.get().guests).toEqual([]);
  const heard = jest.fn();
  other.subscribe(heard);
  const tell = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
  page.remember('gus', order);
  tell(KEY);
  expect(other.get().guests).toHaveLength(1);
  tell('firebase:authUser');
  expect(heard).toHaveBeenCalledTimes(1);
  page.forget('gus');
  tell(KEY);
  expect(other.get().guests).toEqual([]);
  page.remember('gus', order);
  localStorage.clear();
  tell(null);
  expect(other.get().guests).toEqual([]);
});
