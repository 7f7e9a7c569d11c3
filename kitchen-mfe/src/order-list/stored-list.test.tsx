import { ada, ticket } from '../testing/tickets';
import { createStoredList } from './stored-list';

const KEY = 'simmer:kitchen';
const open = () =>
  createStoredList(
    () => window.localStorage,
    () => 1000,
  );
const referencesOf = (list = open()) => list.getState().orders.map((one) => one.ticket.reference);

beforeEach(() => {
  window.localStorage.clear();
});

describe('the list of a device', () => {
  it('is there when the page is opened again, with what is done', () => {
    const list = open();
    expect(list.take(ticket)).toBe('added');
    list.take(ada);
    list.setDone(ada.reference, true);
    expect(open().getState()).toEqual({
      orders: [
        { ticket, addedAt: 1000, isDone: false },
        { ticket: ada, addedAt: 1000, isDone: true },
      ],
      storage: 'kept',
    });
    list.remove(({ isDone }) => isDone);
    expect(referencesOf()).toEqual([ticket.reference]);
  });

  it('is what the browser is asked to keep, once it has an order', () => {
    const persist = jest.fn(() => Promise.reject(new TypeError('no')));
    Object.defineProperty(navigator, 'storage', { value: { persist }, configurable: true });
    const list = open();
    expect(list.getState().orders).toEqual([]);
    expect(persist).not.toHaveBeenCalled();
    list.take(ticket);
    list.take(ada);
    expect(persist).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(navigator, 'storage');
  });

  it('is the same in two tabs, and neither loses what the other added', () => {
    const [first, second] = [open(), open()];
    expect([referencesOf(first), referencesOf(second)]).toEqual([[], []]);
    first.take(ticket);
    second.take(ada);
    expect(referencesOf()).toEqual([ticket.reference, ada.reference]);
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(referencesOf(first)).toEqual([ticket.reference, ada.reference]);
  });

  it('leaves out an order that somebody damaged, and keeps the others', () => {
    open().take(ticket);
    open().take(ada);
    const stored = JSON.parse(window.localStorage.getItem(KEY)!);
    stored.orders[0].order = '#order=1.AAAA';
    window.localStorage.setItem(KEY, JSON.stringify(stored));
    expect(referencesOf()).toEqual([ada.reference]);
  });

  it.each(['{', '[]', '{"version":2,"orders":[]}'])(
    'that cannot be read, like %s, stays as it is, and what is added shows',
    (text) => {
      window.localStorage.setItem(KEY, text);
      const list = open();
      expect(list.getState().storage).toBe('unreadable');
      list.take(ticket);
      expect(referencesOf(list)).toEqual([ticket.reference]);
      expect(window.localStorage.getItem(KEY)).toBe(text);
    },
  );

  it('with an order of a later release stays as it is, also when the tab is an older one', () => {
    const list = open();
    list.take(ticket);
    list.take(ada);
    const stored = JSON.parse(window.localStorage.getItem(KEY)!);
    stored.orders[1].order = stored.orders[1].order.replace('#order=1.', '#order=2.');
    const text = JSON.stringify(stored);
    window.localStorage.setItem(KEY, text);
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    for (const tab of [list, open()]) {
      expect(tab.getState().storage).toBe('unreadable');
      tab.setDone(ticket.reference, true);
      tab.remove(() => true);
      expect(window.localStorage.getItem(KEY)).toBe(text);
    }
  });

  it('is left alone although the tab has not heard yet of an order of a later release', () => {
    const list = open();
    list.take(ticket);
    const text = window.localStorage.getItem(KEY)!.replace('#order=1.', '#order=2.');
    window.localStorage.setItem(KEY, text);
    list.setDone(ticket.reference, true);
    expect(window.localStorage.getItem(KEY)).toBe(text);
  });

  it('works until the page is closed where storage is blocked, and says so', () => {
    const list = createStoredList(() => {
      throw new Error('blocked');
    });
    list.take(ticket);
    list.setDone(ticket.reference, true);
    expect(list.getState()).toMatchObject({ storage: 'blocked', orders: [{ isDone: true }] });
  });

  it('that is full says so, and keeps on the page what it was given', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const storage = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    } as Partial<Storage> as Storage;
    const list = createStoredList(() => storage);
    list.take(ticket);
    expect(list.getState().storage).toBe('blocked');
    expect(referencesOf(list)).toEqual([ticket.reference]);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
