import { trackListeners } from '@simmer/shared/testing/track-listeners';
import { orderOf } from '../testing/dishes';
import { createPendingOrders } from './pending-orders';

const order = orderOf();
const other = { ...order, reference: '3EX-AAA' };
const KEY = 'simmer:order/K7P-4MW';
const OTHER_KEY = 'simmer:order/3EX-AAA';
const NOW = Date.UTC(2026, 10, 22);

let warn: jest.SpyInstance;
const closePages: (() => void)[] = [];
beforeEach(() => {
  for (const close of closePages.splice(0)) close();
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

function newPage(now = () => NOW) {
  const page = createPendingOrders(now);
  closePages.push(trackListeners([window], page.get));
  return page;
}

/** The event that a browser fires in the other tabs. */
function tell(newValue: string | null, key: string | null = KEY): void {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

const record = (change: object = {}) => ({
  ...{ version: 1, uid: 'gus', status: 'failed', savedAt: NOW, order },
  ...change,
});
const references = ({ get }: ReturnType<typeof newPage>) => get().map(({ reference }) => reference);
const UNREADABLE = { reference: 'K7P-4MW', order: undefined };

it('an order and what became of the latest attempt are known to this page and the next, for the account that submitted it, although that logged out before the answer', () => {
  const page = newPage();
  for (const [uid, status] of [
    ['gus', 'failed'],
    ['gus', 'sending'],
    ['', 'unknown'],
  ] as const) {
    page.save(uid, order, status);
    for (const one of [page, newPage()]) {
      expect(one.get()).toEqual([{ reference: 'K7P-4MW', uid: 'gus', status, order }]);
      expect(one.statusOf('K7P-4MW')).toBe(status);
    }
  }
  expect(page.statusOf('3EX-AAA')).toBeUndefined();
});

it('the latest comes first, and each order is there once; nothing of one that was given up stays on the device, and nothing else goes', () => {
  let now = NOW;
  const page = newPage(() => (now += 1));
  const expectBoth = (...latestFirst: string[]) => {
    for (const some of [page, newPage(() => now)]) expect(references(some)).toEqual(latestFirst);
  };
  page.save('gus', order, 'sending');
  page.save('gus', other, 'sending');
  expectBoth('3EX-AAA', 'K7P-4MW');
  page.save('gus', order, 'failed');
  expectBoth('K7P-4MW', '3EX-AAA');
  page.forget('K7P-4MW');
  expectBoth('3EX-AAA');
  expect(Object.keys(localStorage)).toEqual([OTHER_KEY]);
});

it('an order whose page ended before its confirmation was seen is known to the next page, until it is confirmed', () => {
  const page = newPage();
  page.save('gus', order, 'sending');
  // Another tab has given this one up.
  page.markSent('3EX-AAA');
  expect(references(page)).toEqual(['K7P-4MW']);
  page.markSent('K7P-4MW');
  expect(references(page)).toEqual([]);
  const next = newPage();
  expect(next.get()).toMatchObject([{ uid: 'gus', status: 'sent' }]);
  next.forget('K7P-4MW');
  expect(references(next)).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

describe('a record of another release', () => {
  const ordered = (change: object) => JSON.stringify(record({ order: { ...order, ...change } }));

  it.each([
    ['no JSON', '{', null, 'unknown'],
    ['of a later version', JSON.stringify(record({ version: 2 })), 'gus', 'failed'],
    ['without its order', JSON.stringify({ uid: 'gus', savedAt: NOW }), 'gus', 'unknown'],
    ['of a later status', JSON.stringify(record({ status: 'planned' })), 'gus', 'planned'],
    ['without the guest’s address', ordered({ address: undefined }), 'gus', 'failed'],
    ['paid by a later method', ordered({ paymentMethod: 'Card' }), 'gus', 'failed'],
    ['under another reference', ordered({ reference: '3EX-AAA' }), 'gus', 'failed'],
    ['for no day: 2026-13-45', ordered({ date: '2026-13-45' }), 'gus', 'failed'],
    ['for no day: 12026-01-01x', ordered({ date: '12026-01-01x' }), 'gus', 'failed'],
  ])('that is %s stays as it is, with its reference (case 80)', (_what, text, uid, status) => {
    localStorage.setItem(KEY, text);
    const page = newPage();
    expect(page.get()).toEqual([{ ...UNREADABLE, uid, status }]);
    expect(localStorage.getItem(KEY)).toBe(text);
    page.forget('K7P-4MW');
    expect(page.get()).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it('without a field that may stay empty is read, and the field is empty (case 80)', () => {
    localStorage.setItem(KEY, ordered({ name: undefined }));
    expect(newPage().get()).toMatchObject([{ order: { ...order, name: '' } }]);
  });

  it('takes the place of the order that this tab knew, until a release that it can read stores it, or that one has sent and confirmed it (case 80)', () => {
    const page = newPage();
    page.save('gus', order, 'unknown');
    page.save('gus', other, 'unknown');
    tell(JSON.stringify(record({ version: 2 })));
    expect(page.get()).toMatchObject([UNREADABLE, { order: other }]);
    tell(JSON.stringify(record()));
    expect(page.get()).toMatchObject([{ order }, { order: other }]);
    tell(JSON.stringify(record({ version: 2, status: 'sent' })));
    expect(references(page)).toEqual(['3EX-AAA']);
  });
});

it('works in memory where storage is blocked', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const page = newPage();
  page.save('gus', order, 'failed');
  expect(references(page)).toHaveLength(1);
  page.forget('K7P-4MW');
  expect(references(page)).toEqual([]);
});

describe('another tab', () => {
  it.each([KEY, null])('sees an order appear and disappear, with or without all else', (key) => {
    const page = newPage();
    const heard = jest.fn();
    page.subscribe(heard);
    tell(JSON.stringify(record()));
    expect(references(page)).toEqual(['K7P-4MW']);
    tell(JSON.stringify(record({ order: other })), 'simmer:cart');
    tell(null, key);
    expect(page.get()).toEqual([]);
    expect(heard).toHaveBeenCalledTimes(2);
    expect(warn).not.toHaveBeenCalled();
  });

  it('changes only its own order, and not one that found no room in the storage', () => {
    const page = newPage();
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    page.save('gus', order, 'unknown');
    full.mockRestore();
    tell(JSON.stringify(record({ order: other })), OTHER_KEY);
    expect(references(page)).toEqual(['3EX-AAA', 'K7P-4MW']);
    tell(null, OTHER_KEY);
    expect(references(page)).toEqual(['K7P-4MW']);
  });

  it('hears that an order was sent, known or not, and not that one was given up', () => {
    const sent = jest.fn();
    const page = newPage();
    page.onSentElsewhere(sent);
    tell(JSON.stringify(record({ order: other, status: 'sent' })), OTHER_KEY);
    for (const status of ['sending', 'sent', 'unknown']) tell(JSON.stringify(record({ status })));
    tell(null);
    expect(sent.mock.calls).toEqual([[other], [order]]);
    expect(references(page)).toEqual([]);
  });

  it('does not confirm an order that this one, too, knows to be sent', () => {
    localStorage.setItem(KEY, JSON.stringify(record({ status: 'sent' })));
    const page = newPage();
    tell(JSON.stringify(record({ status: 'sent' })));
    expect(references(page)).toEqual(['K7P-4MW']);
  });
});
