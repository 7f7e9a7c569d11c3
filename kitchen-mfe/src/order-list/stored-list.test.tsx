import { ada, ticket } from '../testing/tickets';
import { createStoredList, MAX_ORDERS } from './stored-list';

const keyOf = (reference: string) => `simmer:kitchen/${reference}`;
const open = createStoredList;
const referencesOf = (list = open()) => list.get().orders.map((one) => one.ticket.reference);

beforeEach(() => {
  jest.useFakeTimers();
});

describe('the list on a device', () => {
  it('is there when the page is opened again, in the order in which it grew, with the finished orders marked', () => {
    const list = open();
    expect(list.add(ticket)).toBe('added');
    jest.advanceTimersByTime(1);
    list.add(ada);
    list.setDone(ticket.reference, true);
    expect(open().get()).toMatchObject({
      orders: [
        { ticket, isDone: true },
        { ticket: ada, isDone: false },
      ],
      unreadable: 0,
      isBlocked: false,
    });
  });

  it('has each order once; other contents replace it only when confirmed, and then it is unfinished again', () => {
    const list = open();
    list.add(ticket);
    list.setDone(ticket.reference, true);
    const other = { ...ticket, time: 'at noon' };
    expect([list.add({ ...ticket }), list.add(other)]).toEqual(['known', 'differs']);
    expect(list.get().orders).toMatchObject([{ ticket, isDone: true }]);
    list.replace(other);
    expect(list.get().orders).toMatchObject([{ ticket: other, isDone: false }]);
    // Another tab may have removed it by now.
    localStorage.clear();
    list.replace(ticket);
    expect(list.get().orders).toMatchObject([{ ticket, isDone: false }]);
  });

  it('says when it is full, and loses nothing', () => {
    const list = open();
    list.add(ticket);
    const stored = localStorage.getItem(keyOf(ticket.reference))!;
    for (let n = 1; n < MAX_ORDERS; n += 1) localStorage.setItem(keyOf(String(n)), stored);
    expect(list.add(ada)).toBe('full');
    expect(list.get().orders).toHaveLength(MAX_ORDERS);
  });

  it('asks the browser to keep its data once it has an order', () => {
    const persist = jest.fn(() => Promise.reject(new TypeError('no')));
    Object.defineProperty(navigator, 'storage', { value: { persist }, configurable: true });
    const list = open();
    expect(persist).not.toHaveBeenCalled();
    list.add(ticket);
    list.add(ada);
    expect(persist).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(navigator, 'storage');
  });

  it('is the same in two tabs, and neither loses orders that the other added', () => {
    const [first, second] = [open(), open()];
    first.add(ticket);
    jest.advanceTimersByTime(1);
    second.add(ada);
    expect(referencesOf(first)).toEqual([ticket.reference]);
    window.dispatchEvent(new StorageEvent('storage'));
    expect(referencesOf(first)).toEqual([ticket.reference, ada.reference]);
  });

  it.each([
    ['that somebody damaged', { order: '#order=2.AAAA' }],
    ['whose link is from a later release', { order: '#order=9.abc' }],
    ['to which a later release added something', { isPaid: true }],
  ])('leaves an order %s unchanged, whatever happens to the others (case 82)', (_case, change) => {
    const list = open();
    list.add(ticket);
    list.add(ada);
    const key = keyOf(ada.reference);
    const text = JSON.stringify({ ...JSON.parse(localStorage.getItem(key)!), ...change });
    localStorage.setItem(key, text);
    // The open tab has not heard of it yet.
    list.setDone(ada.reference, true);
    list.setDone(ticket.reference, true);
    list.remove(({ isDone }) => isDone);
    expect(open().get()).toEqual({ orders: [], unreadable: 1, isBlocked: false });
    expect(localStorage.getItem(key)).toBe(text);
    // The order can be added again from its email.
    expect(list.add(ada)).toBe('added');
    expect(open().get()).toMatchObject({ orders: [{ ticket: ada }], unreadable: 0 });
  });

  it.each([
    ['blocked', () => jest.spyOn(window, 'localStorage', 'get')],
    ['full', () => jest.spyOn(Storage.prototype, 'setItem')],
  ])('works until the page is closed where storage is %s, and says so', (_state, access) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    access().mockImplementation(() => {
      throw new DOMException('No.', 'SecurityError');
    });
    const list = open();
    for (const one of [ticket, ada]) list.add(one);
    list.setDone(ticket.reference, true);
    expect(list.get()).toMatchObject({
      isBlocked: true,
      orders: [{ isDone: true }, { ticket: ada }],
    });
    list.remove(({ isDone }) => isDone);
    expect(referencesOf(list)).toEqual([ada.reference]);
  });

  it('stores an order that found no room together with the next change, and still reads what other tabs add', () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const [list, other] = [open(), open()];
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    list.add(ticket);
    expect(list.get().isBlocked).toBe(true);
    setItem.mockRestore();
    jest.advanceTimersByTime(1);
    other.add(ada);
    window.dispatchEvent(new StorageEvent('storage'));
    expect(referencesOf(list).sort()).toEqual([ada.reference, ticket.reference]);
    list.setDone(ada.reference, true);
    expect(list.get().isBlocked).toBe(false);
    expect(referencesOf().sort()).toEqual([ada.reference, ticket.reference]);
  });

  it('stores such an order once a removal has made room, and does not bring back the removed one', () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const list = open();
    list.add(ada);
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    for (const one of [ticket, { ...ticket, reference: '3EX-BBB' }]) list.add(one);
    list.remove((one) => one.ticket.reference === '3EX-BBB');
    setItem.mockRestore();
    list.remove((one) => one.ticket.reference === ada.reference);
    expect(list.get().isBlocked).toBe(false);
    expect(referencesOf()).toEqual([ticket.reference]);
  });
});
