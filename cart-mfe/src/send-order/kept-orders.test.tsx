import { buildOrder } from '../order/order';
import { details, meatloaf } from '../testing/dishes';
import { createKeptOrders, keptOrders } from './kept-orders';

const order = buildOrder('K7P-4MW', [meatloaf], details, null);
const KEY = 'simmer:order/K7P-4MW';
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

let warn: jest.SpyInstance;
let closePages = () => {};
beforeEach(() => {
  closePages();
  const { calls } = jest.spyOn(window, 'addEventListener').mock;
  closePages = () => {
    for (const [event, listener] of calls) window.removeEventListener(event, listener);
  };
  localStorage.clear();
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const reports = () => warn.mock.calls.map(([text]: unknown[]) => text);

function newPage(now = () => 1000) {
  const page = createKeptOrders(() => localStorage, now);
  page.start();
  return page;
}

/** The event that a browser fires in the other tabs. */
function tell(newValue: string | null, key: string | null = KEY): void {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

it.each([
  ['Delivery', 'Cash'],
  ['Pickup', 'Check'],
  ['Delivery', 'Venmo'],
] as const)(
  'an order on its way is known to the next page, complete: %s, paid by %s',
  (fulfillment, paymentMethod) => {
    const chosen = { ...order, fulfillment, paymentMethod };
    newPage().keep('gus', chosen, 'sending');
    expect(newPage().list()).toEqual([
      { version: 1, uid: 'gus', status: 'sending', keptAt: 1000, order: chosen },
    ]);
  },
);

it('the page keeps its orders in the browser, and knows of none before it has looked', () => {
  newPage().keep('gus', order, 'failed');
  expect(keptOrders.list()).toEqual([]);
  keptOrders.keep('gus', order, 'unknown');
  expect(localStorage.getItem(KEY)).toContain('"unknown"');
});

it('stays with the account that submitted it, although that logged out before the answer', () => {
  const page = newPage();
  page.keep('gus', order, 'sending');
  page.keep('', order, 'unknown');
  expect(newPage().list()).toMatchObject([{ uid: 'gus', status: 'unknown' }]);
});

it('what became of the latest attempt is known to this page and the next', () => {
  const page = newPage();
  for (const status of ['failed', 'sending', 'unknown'] as const) {
    page.keep('gus', order, status);
    expect(page.statusOf('K7P-4MW')).toBe(status);
    const next = newPage();
    expect(next.statusOf('K7P-4MW')).toBe(status);
  }
  expect(page.statusOf('3EX-AAA')).toBeUndefined();
});

it('the latest comes first, and each order is there once', () => {
  let now = 0;
  const page = newPage(() => (now += 1));
  const found = () =>
    newPage(() => 10)
      .list()
      .map(({ order: { reference }, status }) => [reference, status]);
  page.keep('gus', order, 'sending');
  page.keep('gus', { ...order, reference: '3EX-AAA' }, 'sending');
  expect(found()).toEqual([
    ['3EX-AAA', 'sending'],
    ['K7P-4MW', 'sending'],
  ]);
  page.keep('gus', order, 'failed');
  expect(found()).toEqual([
    ['K7P-4MW', 'failed'],
    ['3EX-AAA', 'sending'],
  ]);
});

it.each([
  ['given up', false],
  ['sent and confirmed', true],
])('nothing of an order that was %s stays on the device, and nothing else goes', (_how, isSent) => {
  const page = newPage();
  page.keep('gus', { ...order, reference: '3EX-AAA' }, 'failed');
  page.keep('gus', order, 'unknown');
  expect(page.list()).toHaveLength(2);
  if (isSent) page.markSent('K7P-4MW');
  page.forget('K7P-4MW');
  expect(page.list()).toMatchObject([{ order: { reference: '3EX-AAA' } }]);
  expect(Object.keys(localStorage)).toEqual(['simmer:order/3EX-AAA']);
  expect(newPage().list()).toHaveLength(1);
});

it('is forgotten after a week', () => {
  const submittedAt = Date.UTC(2026, 10, 22);
  newPage(() => submittedAt).keep('gus', order, 'failed');
  expect(newPage(() => submittedAt + WEEK_MS).list()).toHaveLength(1);
  expect(newPage(() => submittedAt + WEEK_MS + 1).list()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

it('an order whose page ended before its confirmation was seen is known to the next page, until it is confirmed', () => {
  const page = newPage();
  page.keep('gus', order, 'sending');
  page.markSent('K7P-4MW');
  expect(page.list()).toEqual([]);
  const next = newPage();
  expect(next.list()).toMatchObject([{ uid: 'gus', status: 'sent' }]);
  next.forget('K7P-4MW');
  expect(next.list()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

it('that an order was sent which is not kept changes nothing', () => {
  const page = newPage();
  page.keep('gus', order, 'failed');
  const heard = jest.fn();
  page.subscribe(heard);
  page.markSent('3EX-AAA');
  expect(heard).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
});

it.each([
  ['no JSON', '{'],
  ['of a future version', JSON.stringify({ version: 2 })],
  [
    'edited: a negative price',
    JSON.stringify({
      version: 1,
      uid: 'gus',
      status: 'failed',
      keptAt: 0,
      order: { ...order, items: [{ ...meatloaf, priceCents: -1 }] },
    }),
  ],
  [
    'edited: a reference that is markup',
    JSON.stringify({
      version: 1,
      uid: 'gus',
      status: 'failed',
      keptAt: 0,
      order: { ...order, reference: '<img>' },
    }),
  ],
])('a record that is %s is dropped and reported', (_what, text) => {
  localStorage.setItem(KEY, text);
  expect(newPage().list()).toEqual([]);
  expect(localStorage).toHaveLength(0);
  expect(reports()).toEqual(['[simmer/order] an order that is not settled could not be read.']);
});

it('leaves everything else in the storage alone', () => {
  localStorage.setItem('firebase:authUser', 'x');
  newPage();
  expect(localStorage.getItem('firebase:authUser')).toBe('x');
});

it('works in memory, and says so once for each access, where storage is blocked', () => {
  const page = createKeptOrders(
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
    () => 0,
  );
  page.start();
  page.keep('gus', order, 'failed');
  page.start();
  expect(page.list()).toHaveLength(1);
  page.forget('K7P-4MW');
  expect(page.list()).toEqual([]);
  expect(reports()).toEqual([
    '[simmer/order] an order that is not settled could not be read.',
    '[simmer/order] an order that is not settled could not be stored.',
    '[simmer/order] an order that is not settled could not be removed.',
  ]);
});

describe('another tab', () => {
  it('sees an order appear and disappear', () => {
    const page = newPage();
    const other = newPage();
    const heard = jest.fn();
    other.subscribe(heard);
    page.keep('gus', order, 'sending');
    tell(localStorage.getItem(KEY));
    expect(other.list()).toHaveLength(1);
    page.forget('K7P-4MW');
    tell(null);
    expect(other.list()).toEqual([]);
    expect(heard).toHaveBeenCalledTimes(2);
    expect(warn).not.toHaveBeenCalled();
  });

  it('sees that the whole storage was cleared', () => {
    const page = newPage();
    page.keep('gus', order, 'sending');
    localStorage.clear();
    tell(null, null);
    expect(page.list()).toEqual([]);
  });

  it('changes only its own order, and not one that found no room in the storage', () => {
    const other = { ...order, reference: '3EX-AAA' };
    const page = newPage();
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    page.keep('gus', order, 'unknown');
    full.mockRestore();
    const record = { version: 1, uid: 'gus', status: 'failed', keptAt: 2000, order: other };
    tell(JSON.stringify(record), 'simmer:order/3EX-AAA');
    expect(page.list()).toMatchObject([{ order: other }, { order }]);
    tell(null, 'simmer:order/3EX-AAA');
    expect(page.list()).toMatchObject([{ order }]);
  });

  it('does not listen to what else is stored', () => {
    const heard = jest.fn();
    newPage().subscribe(heard);
    tell('x', 'firebase:authUser');
    expect(heard).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  });

  it('hears that an order was sent, and not that one was given up', () => {
    const sent = jest.fn();
    newPage().onSentElsewhere(sent);
    const page = newPage();
    page.keep('gus', order, 'sending');
    const setItem = jest.spyOn(Storage.prototype, 'setItem');
    page.markSent('K7P-4MW');
    tell(setItem.mock.calls[0]![1]);
    tell(null);
    page.keep('gus', order, 'unknown');
    page.forget('K7P-4MW');
    for (const [, stored] of setItem.mock.calls.slice(1)) tell(stored);
    tell(null);
    expect(sent.mock.calls).toEqual([[order]]);
    setItem.mockRestore();
  });
});
