import { keptFor } from '@simmer/shared/claim';
import { setSiteConfig } from '@simmer/shared/config';
import { parseLimits } from '@simmer/shared/limits';
import { NO_RULES, type OrderingSettings } from '@simmer/shared/ordering';
import { limitsInMemory } from '@simmer/shared/testing/limits-in-memory';
import { siteWith } from '@simmer/shared/testing/site-config';
import type { Order } from '../../order/order';
import { meatloaf, orderOf, soup } from '../../testing/dishes';
import type { CountedAttempt } from '../limits-view';
import { createCounting } from './counting';

const FIVE_PANS = {
  pools: { pans: { name: 'Pans', dishes: [meatloaf.name] } },
  limits: Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((n) => [`pans ${String(n)}`, 5])),
};
const order = orderOf();
const DAY = order.date;
/** A Sunday. */
const NOW = Date.parse('2026-12-20T12:00Z');
const SILENT = Object.assign(new Error('no answer'), { name: 'TimeLimitError' });

interface PageOptions {
  limits?: object;
  shop?: ReturnType<typeof limitsInMemory>;
  settings?: Partial<OrderingSettings>;
}

/** A page in which Gus is logged in. */
function newPage({
  limits = FIVE_PANS,
  shop = limitsInMemory(limits),
  settings,
}: PageOptions = {}) {
  setSiteConfig(siteWith({}));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  /** The next call gets no answer in time, but the database runs it later. */
  let isSlow = false;
  const late: (() => Promise<unknown>)[] = [];
  const pauses: (() => void)[] = [];
  const counting = createCounting({
    read: (day) =>
      shop.withLimitsClient(async (client) => ({
        limits: parseLimits(await client.readLimits()).limits,
        stock: await client.readStock(''),
        own: new Map([[day, await client.readClaim(day, 'gus')]]),
      })),
    client(call) {
      if (!isSlow) return shop.withLimitsClient(call);
      isSlow = false;
      late.push(() => shop.withLimitsClient(call));
      return Promise.reject(SILENT);
    },
    now: () => NOW,
    ordering: () => ({ ...NO_RULES, ...settings }),
    whenSilent: () => 'refuse',
    pause: () => new Promise((resolve) => void pauses.push(resolve)),
  });
  return {
    ...{ shop, counting, late },
    slow: () => (isSlow = true),
    endPauses: () => pauses.splice(0).forEach((end) => end()),
    has: (day = DAY) => {
      const claimed = shop.state.days.get(day)?.get('gus')?.orders[order.reference];
      return claimed && keptFor(claimed);
    },
  };
}

const attemptOf = (some: Order = order, more: Partial<CountedAttempt> = {}): CountedAttempt => ({
  ...{ order: some, uid: 'gus', isRepeat: false },
  ...more,
});
/** The same order with other contents, as the revision of this name. */
const revision = (id: string, change: Partial<Order> = {}): Order => ({
  ...order,
  ...change,
  history: order.history + id,
});
const turns = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
const OFFLINE = Object.assign(new Error('offline'), { code: 'unavailable' });

it('an order that is sent again keeps its portions, even if those of the failed attempt are given back late', async () => {
  const { counting, shop, has, endPauses } = newPage();
  await counting.take(attemptOf());
  shop.state.failure = OFFLINE;
  const ended = counting.end(attemptOf(), false);
  await turns();
  shop.state.failure = undefined;
  await counting.take(attemptOf(revision('BBBB')));
  endPauses();
  await ended;
  expect(has()).toEqual({ pans: 2 });
});

it('an order that was not sent takes nothing any more, even if the database counts it after the time limit', async () => {
  const { counting, slow, late, has } = newPage();
  slow();
  expect(await counting.take(attemptOf())).toMatchObject({ status: 'silent' });
  await counting.end(attemptOf(), false);
  await late[0]?.();
  expect(has()).toBeUndefined();
});

it('an order that the rules refuse is never sent, whatever the page knows and the owner wants without an answer', async () => {
  setSiteConfig(siteWith({}));
  const { limits } = parseLimits({ ...FIVE_PANS, whenSilent: 'pass' });
  const refused = Object.assign(new Error('refused'), { code: 'permission-denied' });
  const counting = createCounting({
    read: async () => ({ limits, stock: new Map(), own: new Map() }),
    client: () => Promise.reject(refused),
    ...{ now: () => NOW, ordering: () => NO_RULES, whenSilent: () => 'pass' },
    pause: async () => undefined,
  });
  expect(await counting.take(attemptOf())).toEqual({
    ...{ status: 'short', text: 'Not enough is left for Thursday, December 24.' },
  });
});

it('a guest who orders more than is left is told how many there are, and takes nothing; their own portions count once', async () => {
  const { counting, shop, has } = newPage();
  shop.take(DAY, { pans: 3 });
  await counting.take(attemptOf());
  const more = revision('BBBB', { items: [{ ...meatloaf, quantity: 3 }] });
  expect(await counting.take(attemptOf(more))).toEqual({
    status: 'short',
    text: 'Meatloaf with veggies, Small: Only 2 left for Thursday, December 24.',
  });
  expect(has()).toEqual({ pans: 2 });
});

it('an order of which nothing is limited writes nothing', async () => {
  const { shop, counting } = newPage();
  const some = attemptOf(orderOf([soup]));
  expect(await counting.take(some)).toEqual({ status: 'counted', remark: '' });
  const change = jest.fn();
  const { withLimitsClient } = shop;
  shop.withLimitsClient = (call) =>
    withLimitsClient((client) => call({ ...client, changeClaim: change }));
  await counting.end(some, true);
  expect(change).not.toHaveBeenCalled();
});

describe('a dish that must be ordered two days ahead', () => {
  const limits = { ...FIVE_PANS, leadDays: { [meatloaf.name]: 2 } };
  const [onTuesday, onMonday] = ['2026-12-22', '2026-12-21'].map((date) => ({ ...order, date }));
  const more = [{ ...meatloaf, quantity: 4 }];
  const isSent = (base?: Order) => base && { base, isSent: true, days: [base.date] };

  it.each([
    ['is sold for the day after tomorrow', onTuesday, undefined, 'counted'],
    ['but not after the last hour', onTuesday, '11:00', 'short'],
    ['is not sold for tomorrow, by a card from another day either', onMonday, undefined, 'short'],
  ])('%s', async (_what, one, lastTime = '', status) => {
    const { counting } = newPage({ limits, settings: { lastTime } });
    expect(await counting.take(attemptOf(one))).toMatchObject({
      status,
      ...(status === 'short' && { text: 'Meatloaf with veggies must be ordered 2 days ahead.' }),
    });
  });

  it.each([
    ['keeps what the owner has had in time', onMonday, 'counted'],
    ['gets no more of it', onMonday && { ...onMonday, items: more }, 'short'],
  ])('a change %s', async (_what, changed, status) => {
    const { counting } = newPage({ limits });
    const attempt = attemptOf(changed, { earlier: isSent(onMonday) });
    expect(await counting.take(attempt)).toMatchObject({ status });
  });
});

describe('an order that was sent keeps its portions', () => {
  const NEXT = '2026-12-25';
  const earlier = { days: [DAY], base: order, isSent: true };
  const more = revision('BBBB', { items: [{ ...meatloaf, quantity: 4 }] });
  const moved = { ...more, date: NEXT };
  const none = revision('BBBB', { items: [soup] });
  const cancelled = revision('BBBB', { isCancelled: true });
  /** A new page each time: what an earlier one knew is forgotten. */
  const sentOnce = async () => {
    const { counting, shop } = newPage();
    await counting.take(attemptOf());
    await counting.end(attemptOf(), true);
    return newPage({ shop });
  };

  it.each([
    ['the same day', more, true, { pans: 4 }, undefined],
    ['the same day, not sent', more, false, { pans: 2 }, undefined],
    ['nothing limited any more', none, true, undefined, undefined],
    ['nothing limited any more, not sent', none, false, { pans: 2 }, undefined],
    ['another day', moved, true, undefined, { pans: 4 }],
    ['another day, not sent', moved, false, { pans: 2 }, undefined],
  ])(
    'and gives them back only once its change has certainly been sent, by this page or the next: %s',
    async (_what, change, isSent, ofDay, ofNext) => {
      for (const isClosed of [false, true]) {
        const page = await sentOnce();
        const attempt = attemptOf(change, { earlier });
        expect(await page.counting.take(attempt)).toEqual({ status: 'counted', remark: '' });
        const { counting, has } = isClosed ? newPage({ shop: page.shop }) : page;
        await counting.end(attempt, isSent);
        await counting.end(attempt, isSent);
        expect([has(), has(NEXT)]).toEqual([ofDay, ofNext]);
      }
    },
  );

  it('although nobody has marked it, and its change was certainly not sent', async () => {
    const first = newPage();
    await first.counting.take(attemptOf());
    const { counting, has } = newPage({ shop: first.shop });
    const attempt = attemptOf(more, { earlier });
    await counting.take(attempt);
    await counting.end(attempt, false);
    expect(has()).toEqual({ pans: 2 });
  });

  it('on every day of which an attempt may have arrived, until one is sent for another day', async () => {
    const { counting, has } = await sentOnce();
    await counting.take(attemptOf(moved, { earlier }));
    const days = [DAY, NEXT];
    const last = revision('BBBBCCCC', { date: NEXT });
    const attempt = attemptOf(last, { earlier: { ...earlier, days }, isRepeat: true });
    for (const isSent of [false, true]) {
      await counting.take(attempt);
      await counting.end(attempt, isSent);
      expect(has()).toEqual(isSent ? undefined : { pans: 2 });
      expect(has(NEXT)).toEqual({ pans: isSent ? 2 : 4 });
    }
  });

  it.each([
    ['moved', moved],
    ['cancelled', cancelled],
  ])(
    'and gives them back although the network fails just after it was %s',
    async (_what, change) => {
      const { counting, shop, has, endPauses } = await sentOnce();
      const attempt = attemptOf(change, { earlier });
      await counting.take(attempt);
      shop.state.failure = OFFLINE;
      const ended = counting.end(attempt, true);
      await turns();
      shop.state.failure = undefined;
      endPauses();
      await ended;
      expect(has()).toBeUndefined();
    },
  );

  it('when an earlier page hears late of a revision that another device has changed since', async () => {
    const { counting, has } = await sentOnce();
    const back = { ...order, history: `${moved.history}DDDD` };
    await counting.take(attemptOf(moved, { earlier }));
    await counting.end(attemptOf(moved, { earlier }), true);
    await counting.take(attemptOf(back, { earlier: { ...earlier, base: moved, days: [NEXT] } }));
    await counting.end(attemptOf(back, { earlier: { ...earlier, days: [NEXT] } }), true);
    await counting.end(attemptOf(moved, { earlier }), true);
    expect([has(), has(NEXT)]).toEqual([{ pans: 2 }, undefined]);
  });

  it('until it is cancelled; who else cancels it asks the owner to give them back', async () => {
    const { counting, has } = await sentOnce();
    for (const uid of ['', 'ada']) {
      const attempt = attemptOf(cancelled, { earlier, uid });
      const counted = await counting.take(attempt);
      expect(counted).toMatchObject({ remark: expect.stringMatching(/^It may still be counted/) });
      await counting.end(attempt, true);
    }
    const attempt = attemptOf(cancelled, { earlier });
    expect(await counting.take(attempt)).toMatchObject({ remark: '' });
    await counting.end(attempt, false);
    expect(has()).toEqual({ pans: 2 });
    await counting.end(attempt, true);
    expect(has()).toBeUndefined();
  });
});
