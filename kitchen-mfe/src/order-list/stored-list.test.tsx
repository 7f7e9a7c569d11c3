import { blockStorage, fillStorage } from '@simmer/shared/testing/broken-storage';
import { keyOf } from '@simmer/shared/order-revisions';
import type { OrderTicket } from '@simmer/shared/order-ticket';
import { ada, ticket } from '../testing/tickets';
import { isDone } from './listed-order';
import { createStoredList, MAX_ORDERS, type StoredList } from './stored-list';

const placeOf = (reference: string) => `simmer:kitchen/${reference}`;
const open = createStoredList;
const outcomeOf = async (list: StoredList, one: OrderTicket) => (await list.add(one)).outcome;
const finish = (list: StoredList, { reference }: OrderTicket) =>
  list.change(reference, { steps: ['done'] });
const referencesOf = (list = open()) => list.get().orders.map((one) => one.ticket.reference);

/** The order as first sent, and as changed twice. */
async function revisions() {
  const proof = 's'.repeat(22);
  const first = { ...ticket, proof: await keyOf(proof) };
  const later = { ...ticket, history: 'AAAAbbbb', proof, time: 'at noon' };
  return { first, later, latest: { ...later, history: 'AAAAbbbbcccc', time: 'at one' } };
}

beforeEach(() => {
  jest.useFakeTimers();
});

describe('the list on a device', () => {
  it('is there when the page is opened again, in the order in which it grew, with the finished orders marked', async () => {
    const list = open();
    expect(await outcomeOf(list, ticket)).toBe('added');
    jest.advanceTimersByTime(1);
    await list.add(ada);
    finish(list, ticket);
    expect(open().get()).toMatchObject({
      orders: [
        { ticket, steps: ['done'] },
        { ticket: ada, steps: [] },
      ],
      unreadable: 0,
      isBlocked: false,
    });
  });

  it('has each order once, with what its guest changed last, and then it is unfinished again', async () => {
    const list = open();
    const { first, later, latest } = await revisions();
    await list.add(first);
    finish(list, ticket);
    expect(await outcomeOf(list, { ...first })).toBe('known');
    expect(list.get().orders).toMatchObject([{ ticket: first, steps: ['done'] }]);
    expect(await list.add(later)).toMatchObject({ outcome: 'changed', before: first });
    expect(list.get().orders).toMatchObject([{ ticket: later, steps: [], seen: first }]);
    finish(list, ticket);
    // She last looked before the first change.
    expect(await outcomeOf(list, latest)).toBe('changed');
    expect(open().get().orders).toMatchObject([{ ticket: latest, steps: [], seen: first }]);
    finish(list, ticket);
    for (const [one, outcome] of [
      [later, 'older'],
      [latest, 'known'],
      [{ ...latest, history: 'AAAAbbbbccccdddd' }, 'known'],
    ] as const)
      expect(await outcomeOf(list, one)).toBe(outcome);
    expect(open().get().orders).toMatchObject([{ steps: ['done'] }]);
    list.change(ticket.reference, { seen: undefined });
    expect(open().get().orders[0]).not.toHaveProperty('seen');
  });

  it('has the last version on a second device that never saw the first, in whatever sequence the mails are opened (case 95)', async () => {
    const { first, later, latest } = await revisions();
    const list = open();
    expect(await outcomeOf(list, latest)).toBe('added');
    expect(await outcomeOf(list, first)).toBe('older');
    expect(await outcomeOf(list, later)).toBe('older');
    expect(open().get().orders).toMatchObject([{ ticket: latest, key: first.proof }]);
  });

  it('keeps what it has, and its doubt, when somebody else sends an order with the reference, or the guest changed it twice, until the owner decides', async () => {
    const { later } = await revisions();
    const list = open();
    await list.add(later);
    finish(list, ticket);
    const elsewhere = { ...later, history: 'AAAAdddd', time: 'at six' };
    const forged = { ...later, proof: 'x'.repeat(22), history: 'AAAAbbbbcccc' };
    for (const [one, doubt] of [
      [elsewhere, 'two-changes'],
      [forged, 'other-sender'],
    ] as const) {
      const { outcome, key } = await list.add(one);
      expect(outcome).toBe(doubt);
      expect(open().get().orders).toMatchObject([{ ticket: later, steps: ['done'], doubt }]);
      if (doubt === 'other-sender') {
        list.replace(one, key);
        expect(open().get().orders).toMatchObject([{ ticket: one, key, steps: [], seen: later }]);
      } else list.change(ticket.reference, { doubt: undefined });
      expect(open().get().orders[0]).not.toHaveProperty('doubt');
    }
    // Another tab may have removed it by now.
    localStorage.clear();
    list.replace(ticket, ticket.proof);
    expect(list.get().orders).toMatchObject([{ ticket, steps: [] }]);
  });

  it('asks about a change that the guest sent from another device than the cancellation, also once the cancelled order is removed', async () => {
    const { first, later } = await revisions();
    const list = open();
    await list.add(first);
    await list.add({ ...later, isCancelled: true });
    list.remove(() => true);
    const elsewhere = { ...later, history: 'AAAAdddd' };
    expect(await outcomeOf(list, elsewhere)).toBe('two-changes');
    expect(open().get().orders).toMatchObject([{ ticket: elsewhere, doubt: 'two-changes' }]);
    list.remove(() => true);
    // What follows the cancellation, its guest wants; and a stranger's order is none of theirs.
    const after = { ...later, history: 'AAAAbbbbeeee' };
    const other = { ...first, proof: 'o'.repeat(22) };
    for (const one of [after, other]) {
      expect(await outcomeOf(list, one)).toBe('added');
      list.remove(() => true);
    }
  });

  it('says when it is full, and loses nothing', async () => {
    const list = open();
    await list.add(ticket);
    const stored = localStorage.getItem(placeOf(ticket.reference))!;
    for (let n = 1; n < MAX_ORDERS; n += 1) localStorage.setItem(placeOf(String(n)), stored);
    expect(await outcomeOf(list, ada)).toBe('full');
    expect(list.get().orders).toHaveLength(MAX_ORDERS);
  });

  it('asks the browser to keep its data once it has an order', async () => {
    const persist = jest.fn(() => Promise.reject(new TypeError('no')));
    Object.defineProperty(navigator, 'storage', { value: { persist }, configurable: true });
    const list = open();
    expect(persist).not.toHaveBeenCalled();
    await list.add(ticket);
    await list.add(ada);
    expect(persist).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(navigator, 'storage');
  });

  it('is the same in two tabs, and neither loses orders that the other added', async () => {
    const [first, second] = [open(), open()];
    await first.add(ticket);
    jest.advanceTimersByTime(1);
    await second.add(ada);
    expect(referencesOf(first)).toEqual([ticket.reference]);
    window.dispatchEvent(new StorageEvent('storage'));
    expect(referencesOf(first)).toEqual([ticket.reference, ada.reference]);
  });

  it.each([
    ['that somebody damaged', { order: '#order=2.AAAA' }],
    ['whose link is from a later release', { order: '#order=9.abc' }],
    ['to which a later release added something', { isPaid: true }],
  ])(
    'leaves an order %s unchanged, whatever happens to the others (case 82)',
    async (_case, change) => {
      const list = open();
      await list.add(ticket);
      await list.add(ada);
      const key = placeOf(ada.reference);
      const text = JSON.stringify({ ...JSON.parse(localStorage.getItem(key)!), ...change });
      localStorage.setItem(key, text);
      // The open tab has not heard of it yet.
      finish(list, ada);
      finish(list, ticket);
      list.remove(isDone);
      expect(open().get()).toEqual({ orders: [], unreadable: 1, isBlocked: false });
      expect(localStorage.getItem(key)).toBe(text);
      // The order can be added again from its email.
      expect(await outcomeOf(list, ada)).toBe('added');
      expect(open().get()).toMatchObject({ orders: [{ ticket: ada }], unreadable: 0 });
    },
  );

  it.each([
    ['blocked', blockStorage],
    ['full', fillStorage],
  ])(
    'works until the page is closed where storage is %s, and says so',
    async (_state, breakStorage) => {
      jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      breakStorage();
      const list = open();
      for (const one of [ticket, ada]) await list.add(one);
      finish(list, ticket);
      expect(list.get()).toMatchObject({
        isBlocked: true,
        orders: [{ steps: ['done'] }, { ticket: ada }],
      });
      list.remove(isDone);
      expect(referencesOf(list)).toEqual([ada.reference]);
    },
  );

  it('stores an order that found no room together with the next change, and still reads what other tabs add', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const [list, other] = [open(), open()];
    const setItem = fillStorage();
    await list.add(ticket);
    expect(list.get().isBlocked).toBe(true);
    setItem.mockRestore();
    jest.advanceTimersByTime(1);
    await other.add(ada);
    window.dispatchEvent(new StorageEvent('storage'));
    expect(referencesOf(list).sort()).toEqual([ada.reference, ticket.reference]);
    finish(list, ada);
    expect(list.get().isBlocked).toBe(false);
    expect(referencesOf().sort()).toEqual([ada.reference, ticket.reference]);
  });

  it('stores such an order once a removal has made room, and does not bring back the removed one', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const list = open();
    await list.add(ada);
    const setItem = fillStorage();
    for (const one of [ticket, { ...ticket, reference: '3EX-BBB' }]) await list.add(one);
    list.remove((one) => one.ticket.reference === '3EX-BBB');
    setItem.mockRestore();
    list.remove((one) => one.ticket.reference === ada.reference);
    expect(list.get().isBlocked).toBe(false);
    expect(referencesOf()).toEqual([ticket.reference]);
  });
});
