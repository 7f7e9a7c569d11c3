import { buildOrder } from '../order/order';
import { details, meatloaf } from '../testing/dishes';
import { createPendingOrders } from './pending-orders';

const order = buildOrder('K7P-4MW', [meatloaf], details, null);
const KEY = 'simmer:order/K7P-4MW';
const NOW = Date.UTC(2026, 10, 22);

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

function newPage(now = () => NOW) {
  const page = createPendingOrders(now);
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
    newPage().save('gus', chosen, 'sending');
    expect(newPage().get().readable).toEqual([
      { version: 1, uid: 'gus', status: 'sending', savedAt: NOW, order: chosen },
    ]);
  },
);

it('stays with the account that submitted it, although that logged out before the answer', () => {
  const page = newPage();
  page.save('gus', order, 'sending');
  page.save('', order, 'unknown');
  expect(newPage().get().readable).toMatchObject([{ uid: 'gus', status: 'unknown' }]);
});

it('what became of the latest attempt is known to this page and the next', () => {
  const page = newPage();
  for (const status of ['failed', 'sending', 'unknown'] as const) {
    page.save('gus', order, status);
    expect(page.statusOf('K7P-4MW')).toBe(status);
    const next = newPage();
    expect(next.statusOf('K7P-4MW')).toBe(status);
  }
  expect(page.statusOf('3EX-AAA')).toBeUndefined();
});

it('the latest comes first, and each order is there once', () => {
  let now = NOW;
  const page = newPage(() => (now += 1));
  const found = () =>
    newPage(() => NOW + 10)
      .get()
      .readable.map(({ order: { reference }, status }) => [reference, status]);
  page.save('gus', order, 'sending');
  page.save('gus', { ...order, reference: '3EX-AAA' }, 'sending');
  expect(found()).toEqual([
    ['3EX-AAA', 'sending'],
    ['K7P-4MW', 'sending'],
  ]);
  page.save('gus', order, 'failed');
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
  page.save('gus', { ...order, reference: '3EX-AAA' }, 'failed');
  page.save('gus', order, 'unknown');
  expect(page.get().readable).toHaveLength(2);
  if (isSent) page.markSent('K7P-4MW');
  page.forget('K7P-4MW');
  expect(page.get().readable).toMatchObject([{ order: { reference: '3EX-AAA' } }]);
  expect(Object.keys(localStorage)).toEqual(['simmer:order/3EX-AAA']);
  expect(newPage().get().readable).toHaveLength(1);
});

it('an order whose page ended before its confirmation was seen is known to the next page, until it is confirmed', () => {
  const page = newPage();
  page.save('gus', order, 'sending');
  page.markSent('K7P-4MW');
  expect(page.get().readable).toEqual([]);
  const next = newPage();
  expect(next.get().readable).toMatchObject([{ uid: 'gus', status: 'sent' }]);
  next.forget('K7P-4MW');
  expect(next.get().readable).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

it('that an order was sent which is not kept changes nothing', () => {
  const page = newPage();
  page.save('gus', order, 'failed');
  const heard = jest.fn();
  page.subscribe(heard);
  page.markSent('3EX-AAA');
  expect(heard).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
});

describe('a record of another release', () => {
  const record = (change: object = {}) => ({
    version: 1,
    uid: 'gus',
    status: 'failed',
    savedAt: NOW,
    order,
    ...change,
  });

  it.each([
    ['no JSON', '{', null, 'unknown'],
    ['not an object', 'null', null, 'unknown'],
    ['of a later version', JSON.stringify(record({ version: 2 })), 'gus', 'failed'],
    ['without its order', JSON.stringify({ uid: 'gus', savedAt: NOW }), 'gus', 'unknown'],
    ['of a later status', JSON.stringify(record({ status: 'planned' })), 'gus', 'planned'],
    [
      'paid by a later method',
      JSON.stringify(record({ order: { ...order, paymentMethod: 'Card' } })),
      'gus',
      'failed',
    ],
    [
      'without a field',
      JSON.stringify(record({ order: { ...order, name: undefined } })),
      'gus',
      'failed',
    ],
    [
      'at a negative price',
      JSON.stringify(record({ order: { ...order, items: [{ ...meatloaf, priceCents: -1 }] } })),
      'gus',
      'failed',
    ],
    [
      'under another reference',
      JSON.stringify(record({ order: { ...order, reference: '3EX-AAA' } })),
      'gus',
      'failed',
    ],
  ])('that is %s stays as it is, with its reference (case 80)', (_what, text, uid, status) => {
    localStorage.setItem(KEY, text);
    const page = newPage();
    expect(page.get().readable).toEqual([]);
    expect(page.get().unreadable).toEqual([{ reference: 'K7P-4MW', uid, status }]);
    expect(localStorage.getItem(KEY)).toBe(text);
    page.forget('K7P-4MW');
    expect(page.get().unreadable).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it.each(['2026-13-45', 'x12026-01-01', '12026-01-01x', 'tomorrow'])(
    'for “%s”, which is no day, is not one that this page would have to reckon with (case 80)',
    (date) => {
      localStorage.setItem(KEY, JSON.stringify(record({ order: { ...order, date } })));
      expect(newPage().get().readable).toEqual([]);
      expect(newPage().get().unreadable).toHaveLength(1);
    },
  );

  it('takes the place of the order that this tab knew, until a release that it can read stores it (case 80)', () => {
    const page = newPage();
    page.save('gus', order, 'unknown');
    page.save('gus', { ...order, reference: '3EX-AAA' }, 'unknown');
    tell(JSON.stringify(record({ version: 2 })));
    expect(page.get().readable).toMatchObject([{ order: { reference: '3EX-AAA' } }]);
    expect(page.get().unreadable).toMatchObject([{ reference: 'K7P-4MW' }]);
    tell(JSON.stringify(record()));
    expect(page.get().readable).toHaveLength(2);
    expect(page.get().unreadable).toEqual([]);
  });

  it('does not stay when that release has sent the order, which confirms it (case 80)', () => {
    const page = newPage();
    page.save('gus', order, 'unknown');
    tell(JSON.stringify(record({ version: 2, status: 'sent' })));
    expect(page.get().readable).toEqual([]);
    expect(page.get().unreadable).toEqual([]);
  });
});

it('works in memory where storage is blocked', () => {
  const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const page = newPage();
  page.save('gus', order, 'failed');
  page.start();
  expect(page.get().readable).toHaveLength(1);
  page.forget('K7P-4MW');
  expect(page.get().readable).toEqual([]);
  blocked.mockRestore();
});

describe('another tab', () => {
  it('sees an order appear and disappear', () => {
    const page = newPage();
    const other = newPage();
    const heard = jest.fn();
    other.subscribe(heard);
    page.save('gus', order, 'sending');
    tell(localStorage.getItem(KEY));
    expect(other.get().readable).toHaveLength(1);
    page.forget('K7P-4MW');
    tell(null);
    expect(other.get().readable).toEqual([]);
    expect(heard).toHaveBeenCalledTimes(2);
    expect(warn).not.toHaveBeenCalled();
  });

  it('changes only its own order, and not one that found no room in the storage', () => {
    const other = { ...order, reference: '3EX-AAA' };
    const page = newPage();
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    page.save('gus', order, 'unknown');
    full.mockRestore();
    const record = { version: 1, uid: 'gus', status: 'failed', savedAt: NOW + 1000, order: other };
    tell(JSON.stringify(record), 'simmer:order/3EX-AAA');
    expect(page.get().readable).toMatchObject([{ order: other }, { order }]);
    tell(null, 'simmer:order/3EX-AAA');
    expect(page.get().readable).toMatchObject([{ order }]);
  });

  it('hears that an order was sent, and not that one was given up', () => {
    const sent = jest.fn();
    newPage().onSentElsewhere(sent);
    const page = newPage();
    page.save('gus', order, 'sending');
    const setItem = jest.spyOn(Storage.prototype, 'setItem');
    page.markSent('K7P-4MW');
    tell(setItem.mock.calls[0]![1]);
    tell(null);
    page.save('gus', order, 'unknown');
    page.forget('K7P-4MW');
    for (const [, stored] of setItem.mock.calls.slice(1)) tell(stored);
    tell(null);
    expect(sent.mock.calls).toEqual([[order]]);
    setItem.mockRestore();
  });
});
