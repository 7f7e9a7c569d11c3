import { blockStorage, fillStorage } from '@simmer/shared/testing/broken-storage';
import { cart } from '@simmer/shared/cart';
import { setSiteConfig } from '@simmer/shared/config';
import { siteWith } from '@simmer/shared/testing/site-config';
import { trackListeners } from '@simmer/shared/testing/track-listeners';
import type { Order } from '../order/order';
import { orderOf } from '../testing/dishes';
import { isInCart } from './known-reference';
import { createOutbox } from './outbox';

const order = orderOf();
const other = { ...order, reference: '3EX-AAA' };
const KEY = 'simmer:order/K7P-4MW';
const OTHER_KEY = 'simmer:order/3EX-AAA';
const NOW = Date.UTC(2026, 10, 22);
const CART = 1;

let warn: jest.SpyInstance;
const closePages: (() => void)[] = [];
beforeEach(() => {
  for (const close of closePages.splice(0)) close();
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

function newPage(now = () => NOW) {
  const page = createOutbox(now);
  closePages.push(trackListeners([window], page.start));
  return page;
}

type Page = ReturnType<typeof newPage>;
const references = (page: Page) => page.get().orders.map(({ reference }) => reference);

/** The page submits an order of its cart, and the service refuses it. */
function refuse(page: Page, some = order): void {
  page.begin(some.reference);
  page.submit(some, 'gus', CART);
  page.dispatch(some.reference, 'mail');
  page.dispatch(some.reference, 'refuse');
}

/** The event that a browser fires in the other tabs. */
function tell(newValue: string | null, key: string | null = KEY): void {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

const record = (change: object = {}) => ({
  ...{ version: 1, uid: 'gus', status: 'unsent', isRepeat: false },
  ...{ cart: 0, savedAt: NOW, order },
  ...change,
});

it('the latest order comes first, and each appears once; a discarded order leaves nothing on the device, and nothing else is removed', () => {
  let now = NOW;
  const page = newPage(() => (now += 1));
  const expectBoth = (...latestFirst: string[]) => {
    for (const some of [page, newPage(() => now)]) expect(references(some)).toEqual(latestFirst);
  };
  refuse(page);
  refuse(page, other);
  expectBoth('3EX-AAA', 'K7P-4MW');
  refuse(page);
  expectBoth('K7P-4MW', '3EX-AAA');
  page.remove('K7P-4MW');
  expectBoth('3EX-AAA');
  expect(Object.keys(localStorage)).toEqual([OTHER_KEY]);
});

describe('an order that the guest knows to have arrived', () => {
  const close = (keepCartInTab: boolean) => {
    setSiteConfig(siteWith({ ordering: { keepCartInTab } }));
    const page = newPage();
    page.begin('K7P-4MW');
    page.submit(order, 'gus', CART);
    page.dispatch('K7P-4MW', 'accept');
    expect(newPage().get().orders).toMatchObject([{ uid: 'gus', status: 'sent' }]);
    page.close('K7P-4MW');
    return page;
  };

  it('leaves no content on the device', () => {
    expect(references(close(false))).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it('leaves its time and the mark of its cart in the tab’s storage, so that no copied tab orders it again', () => {
    const page = close(true);
    for (const some of [page, newPage()]) {
      expect(some.get().orders).toEqual([]);
      expect(some.orderedAt(CART, 'gus')).toBe(NOW);
      expect(some.orderedAt(CART, undefined)).toBe(NOW);
      expect(some.orderedAt(CART, 'ada')).toBeUndefined();
      expect(some.orderedAt(CART + 1, 'gus')).toBeUndefined();
    }
    expect(localStorage.getItem(KEY)).not.toMatch(/Meatloaf|Oak/);
    page.close('K7P-4MW');
    expect(page.orderedAt(CART, 'gus')).toBe(NOW);
  });
});

describe('a record of another release', () => {
  const ordered = (change: object) => JSON.stringify(record({ order: { ...order, ...change } }));

  it.each([
    ['no JSON', '{', null, 'unknown'],
    ['of a later version', JSON.stringify(record({ version: 2 })), 'gus', 'unsent'],
    ['without its order', JSON.stringify({ uid: 'gus', savedAt: NOW }), 'gus', 'unknown'],
    [
      'of a later status',
      JSON.stringify({ ...record(), order: null, status: 'planned', isRepeat: true }),
      'gus',
      'planned',
    ],
    ['without the guest’s address', ordered({ address: undefined }), 'gus', 'unsent'],
    ['paid by a later method', ordered({ paymentMethod: 'Card' }), 'gus', 'unsent'],
    ['under another reference', ordered({ reference: '3EX-AAA' }), 'gus', 'unsent'],
    ['for no day: 2026-13-45', ordered({ date: '2026-13-45' }), 'gus', 'unsent'],
    ['for no day: 12026-01-01x', ordered({ date: '12026-01-01x' }), 'gus', 'unsent'],
    ['for no day: x12026-01-01', ordered({ date: 'x12026-01-01' }), 'gus', 'unsent'],
  ])('that is %s is kept unchanged, with its reference (case 80)', (_what, text, uid, status) => {
    localStorage.setItem(KEY, text);
    const page = newPage();
    const isRepeat = text.includes('"isRepeat":true');
    expect(page.get().orders).toMatchObject([{ reference: 'K7P-4MW', uid, status, isRepeat }]);
    expect(page.find('K7P-4MW')).toBeUndefined();
    expect(localStorage.getItem(KEY)).toBe(text);
    page.close('K7P-4MW');
    expect(page.get().orders).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it.each<[string, object, object?]>([
    ['without an optional field is read with that field empty', { name: undefined }, { name: '' }],
    ['without a day is read', { date: '' }],
    ['for a day as far as a date field accepts one is read', { date: '122026-12-31' }],
  ])('%s (case 80)', (_what, change, read = change) => {
    localStorage.setItem(KEY, ordered(change));
    expect(newPage().find('K7P-4MW')).toMatchObject({ order: { ...order, ...read } });
  });

  it('replaces the order that this tab knew, until a release that can read it stores it (case 80)', () => {
    const page = newPage();
    refuse(page);
    refuse(page, other);
    tell(JSON.stringify(record({ version: 2 })));
    expect(page.get().orders).toMatchObject([{ order: undefined }, { order: other }]);
    tell(JSON.stringify(record()));
    expect(page.get().orders).toMatchObject([{ order }, { order: other }]);
  });
});

it('the outbox works in memory where storage is blocked', () => {
  blockStorage();
  setSiteConfig(siteWith({ ordering: { keepCartInTab: true } }));
  const page = newPage();
  expect(page.get()).toEqual(page.initial);
  expect(page.initial).toEqual({ orders: [] });
  page.submit(order, 'gus', CART);
  page.dispatch('K7P-4MW', 'mail');
  page.dispatch('K7P-4MW', 'lose');
  expect(references(page)).toEqual(['K7P-4MW']);
  expect(page.submit(other, 'gus', CART)).toMatchObject({ isRepeat: false });
  expect(page.submit(order, 'gus', CART)).toMatchObject({ isRepeat: true });
  expect(page.orderedAt(CART, 'gus')).toBeUndefined();
  page.close('K7P-4MW');
  expect(references(page)).toEqual(['3EX-AAA']);
});

it.each([
  ['checking', 'unsent'],
  ['sending', 'unknown'],
  ['blocked', 'blocked'],
])(
  'an order of an earlier page that was left “%s” is “%s” when its lines are put back into the cart',
  (status, then) => {
    localStorage.setItem(KEY, JSON.stringify(record({ status })));
    const page = newPage();
    const found = page.find('K7P-4MW')!;
    cart.clear();
    expect(isInCart(found)).toBe(false);
    cart.restore(order.items);
    expect(isInCart(found)).toBe(false);
    page.putInCart(found);
    for (const some of [page, newPage()]) {
      expect(some.find('K7P-4MW')).toMatchObject({ status: then });
      expect(isInCart(some.find('K7P-4MW')!)).toBe(true);
    }
  },
);

describe('another tab', () => {
  it.each([KEY, null])(
    'sees an order appear and disappear, whether or not all storage is cleared',
    (key) => {
      const page = newPage();
      const heard = jest.fn();
      page.subscribe(heard);
      tell(JSON.stringify(record()));
      expect(references(page)).toEqual(['K7P-4MW']);
      tell(JSON.stringify(record({ order: other })), 'simmer:cart');
      tell(null, key);
      expect(page.get().orders).toEqual([]);
      expect(heard).toHaveBeenCalledTimes(2);
      expect(warn).not.toHaveBeenCalled();
    },
  );

  it('clears all storage while this one sends an order: it still learns that the order was sent', () => {
    const page = newPage();
    page.begin(order.reference);
    page.submit(order, 'gus', CART);
    page.dispatch(order.reference, 'mail');
    localStorage.clear();
    tell(null, null);
    expect(page.dispatch(order.reference, 'accept')).toBe(true);
    expect(page.get().sent).toMatchObject({ reference: order.reference });
  });

  it('changes only its own order, even one that found no room in the storage', () => {
    const page = newPage();
    const full = fillStorage();
    refuse(page);
    full.mockRestore();
    tell(JSON.stringify(record({ order: other })), OTHER_KEY);
    expect(references(page)).toEqual(['3EX-AAA', 'K7P-4MW']);
    tell(null, OTHER_KEY);
    expect(references(page)).toEqual(['K7P-4MW']);
  });

  it('learns that an order was sent, and ends only its own attempt to send it', () => {
    const ended = jest.fn();
    const page = newPage();
    refuse(page);
    page.onEnd(ended);
    tell(JSON.stringify(record({ order: other, status: 'sent' })), OTHER_KEY);
    for (const status of ['sending', 'sent', 'sent']) tell(JSON.stringify(record({ status })));
    expect(ended).toHaveBeenCalledTimes(1);
    expect(ended.mock.calls).toMatchObject([[{ order, status: 'sent', cart: CART }]]);
    expect(page.get().orders).toMatchObject([{ status: 'sent' }, { status: 'sent' }]);
    expect(page.get()).toMatchObject({ sent: { order }, isConfirmed: false });
    page.confirm();
    expect(page.get()).toMatchObject({ isConfirmed: true });
  });

  it('has sent the order before this tab could: this one stops and leaves the record alone', () => {
    const page = newPage();
    page.begin('K7P-4MW');
    const text = JSON.stringify(record({ status: 'done' }));
    localStorage.setItem(KEY, text);
    expect(page.submit(order, 'gus', CART)).toBeUndefined();
    expect(page.get()).toEqual({ orders: [], running: undefined });
    expect(localStorage.getItem(KEY)).toBe(text);
  });

  it('removes no order that this tab is sending', () => {
    const page = newPage();
    page.begin('K7P-4MW');
    page.submit(order, 'gus', CART);
    tell(null);
    expect(page.dispatch('K7P-4MW', 'mail')).toBe(true);
    expect(references(newPage())).toEqual(['K7P-4MW']);
  });
});

describe('what the owner has of an order before another attempt', () => {
  const change = { ...order, history: 'AAAAbbbb', time: 'noon' };
  const sendOnce = (page: Page, some: typeof order, event: 'accept' | 'lose', changed?: Order) => {
    page.begin(some.reference);
    const attempt = page.submit(some, 'gus', CART, changed);
    page.dispatch(some.reference, 'mail');
    page.dispatch(some.reference, event);
    return attempt;
  };

  it('is known to each page with all of its days, also if none of the attempts was confirmed', () => {
    const [first, second, third] = ['2026-12-24', '2026-12-25', '2026-12-26'].map((date) => ({
      ...order,
      date,
    }));
    for (const some of [first!, second!]) sendOnce(newPage(), some, 'lose');
    expect(sendOnce(newPage(), third!, 'lose')).toMatchObject({
      earlier: { base: first, isSent: false, days: [first!.date, second!.date] },
      isRepeat: true,
    });
  });

  it.each([true, false])(
    'is certain for a change, which is no repeat of the order, whatever the device keeps of that: %s',
    (keepCartInTab) => {
      setSiteConfig(siteWith({ ordering: { keepCartInTab } }));
      const page = newPage();
      sendOnce(page, order, 'accept');
      page.close('K7P-4MW');
      const earlier = { base: order, isSent: true, days: [order.date] };
      const again = { ...change, history: 'AAAAbbbbcccc' };
      expect(sendOnce(newPage(), change, 'lose', order)).toMatchObject({
        earlier,
        isRepeat: false,
      });
      expect(sendOnce(newPage(), again, 'lose', order)).toMatchObject({ earlier, isRepeat: true });
    },
  );

  it('may be a later revision than the one that the guest looks at', () => {
    const page = newPage();
    sendOnce(page, order, 'accept');
    expect(page.withLatest(order)).toEqual(order);
    sendOnce(page, change, 'accept', order);
    expect(page.withLatest(order).history).toBe(change.history);
    // Another tab has sent a change meanwhile, so this one is not sent.
    expect(sendOnce(page, { ...change, history: 'AAAAdddd' }, 'accept', order)).toBeUndefined();
  });
});
