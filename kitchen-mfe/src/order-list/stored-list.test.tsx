import { ada, ticket } from '../testing/tickets';
import { createStoredList } from './stored-list';

const KEY = 'simmer:kitchen';
const open = createStoredList;
const referencesOf = (list = open()) => list.get().orders.map((one) => one.ticket.reference);

describe('the list of a device', () => {
  it('is there when the page is opened again, with what is done', () => {
    const list = open();
    expect(list.take(ticket)).toBe('added');
    list.take(ada);
    list.setDone(ada.reference, true);
    const orders = [
      { ticket, isDone: false },
      { ticket: ada, isDone: true },
    ];
    expect(open().get()).toEqual({ orders, unreadable: [], storage: 'kept' });
    list.remove(({ isDone }) => isDone);
    expect(referencesOf()).toEqual([ticket.reference]);
  });

  it('is what the browser is asked to keep, once it has an order', () => {
    const persist = jest.fn(() => Promise.reject(new TypeError('no')));
    Object.defineProperty(navigator, 'storage', { value: { persist }, configurable: true });
    const list = open();
    expect(list.get().orders).toEqual([]);
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

  it.each<[string, (entry: { order: string }) => unknown]>([
    ['that somebody damaged', () => ({ order: '#order=2.AAAA', isDone: false })],
    ['whose link is from a later release', (entry) => ({ ...entry, order: '#order=9.abc' })],
    ['to which a later release added something', (entry) => ({ ...entry, isPaid: true })],
    ['that a later release stores in another form', () => ['2', 'abc']],
  ])('keeps an order %s as it is, whatever is done to the others (case 82)', (_case, change) => {
    const list = open();
    list.take(ticket);
    list.take(ada);
    const stored = JSON.parse(localStorage.getItem(KEY)!);
    const other = change(stored.orders[1]);
    const orders = [stored.orders[0], other];
    localStorage.setItem(KEY, JSON.stringify({ ...stored, orders }));
    // The open tab has not heard of it yet.
    list.setDone(ticket.reference, true);
    list.remove(({ isDone }) => isDone);
    list.take(ada);
    expect(open().get()).toEqual({
      orders: [{ ticket: ada, isDone: false }],
      unreadable: [other],
      storage: 'kept',
    });
  });

  it.each(['{', '[]', '{"version":2,"orders":[]}'])(
    'that cannot be read, like %s, stays as it is, and what is added shows (case 82)',
    (text) => {
      localStorage.setItem(KEY, text);
      const list = open();
      expect(list.get().storage).toBe('unreadable');
      list.take(ticket);
      expect(referencesOf(list)).toEqual([ticket.reference]);
      expect(localStorage.getItem(KEY)).toBe(text);
    },
  );

  it.each(['getItem', 'setItem'] as const)(
    'works until the page is closed where storage is blocked or full (%s), and says so',
    (method) => {
      jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
      const list = open();
      list.take(ticket);
      list.setDone(ticket.reference, true);
      expect(list.get()).toMatchObject({ storage: 'blocked', orders: [{ isDone: true }] });
    },
  );
});
