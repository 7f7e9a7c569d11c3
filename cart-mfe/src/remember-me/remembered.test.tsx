import { trackListeners } from '@simmer/shared/testing/track-listeners';
import { meatloaf, orderOf, soup } from '../testing/dishes';
import { createRemembered } from './remembered';

const order = orderOf();
const KEY = 'simmer:remembered/gus';
const NOW = Date.UTC(2026, 10, 22);

const newPage = () => {
  const remembered = createRemembered(() => NOW);
  remembered.start();
  return remembered;
};
const guest = {
  ...{ version: 1, uid: 'gus', savedAt: NOW },
  ...{ name: 'Gus Guest', address: '12 Oak Street', items: [meatloaf] },
};

it('a guest who asked for it is remembered on the next page: only name, address and last order, separately for each account', () => {
  const page = newPage();
  page.remember('gus', order);
  expect(newPage().get()).toEqual({ isAvailable: true, guests: [guest] });
  expect(JSON.stringify(localStorage)).not.toMatch(/gus@test|after 5 pm|Cash|K7P/);
  page.remember('ada', order);
  page.forget('gus');
  expect(page.get().guests).toMatchObject([{ uid: 'ada' }]);
  expect(Object.keys(localStorage)).toEqual(['simmer:remembered/ada']);
});

it('the next order replaces the last one; a pickup keeps the earlier address, and a missing name is not stored as “Customer”', () => {
  const page = newPage();
  page.remember('gus', order);
  page.remember('gus', orderOf([soup], { address: '', name: '', fulfillment: 'Pickup' }));
  expect(page.get().guests).toEqual([{ ...guest, name: '', items: [soup] }]);
});

it.each([
  ['of another version', { version: 2 }],
  ['another account’s', { uid: 'ada' }],
  ['edited: one line twice', { items: [meatloaf, meatloaf] }],
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
