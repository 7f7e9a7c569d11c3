import { setSiteConfig } from '@simmer/shared/config';
import { NO_CLAIM } from '@simmer/shared/claim';
import { parseLimits } from '@simmer/shared/limits';
import { limitsInMemory } from '@simmer/shared/testing/limits-in-memory';
import { siteWith } from '@simmer/shared/testing/site-config';
import { meatloaf, orderOf } from '../../testing/dishes';
import { createCounting } from './counting';

const FIVE_PANS = {
  pools: { pans: { name: 'Pans', dishes: [meatloaf.name] } },
  limits: Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((n) => [`pans ${String(n)}`, 5])),
};
const order = orderOf();
const DAY = order.date;
const SILENT = Object.assign(new Error('no answer'), { name: 'TimeLimitError' });

function newPage() {
  setSiteConfig(siteWith({}));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const shop = limitsInMemory(FIVE_PANS);
  let time = Date.parse('2026-12-20T12:00Z');
  /** The next call gets no answer in time, but the database runs it later. */
  let isSlow = false;
  const late: (() => Promise<unknown>)[] = [];
  let endPause: () => void = () => undefined;
  const counting = createCounting({
    read: async (day) => ({
      ...{ limits: parseLimits(FIVE_PANS).limits, stock: new Map(), own: NO_CLAIM, day },
    }),
    client(call) {
      if (!isSlow) return shop.withLimitsClient(call);
      isSlow = false;
      late.push(() => shop.withLimitsClient(call));
      return Promise.reject(SILENT);
    },
    now: () => (time += 1000),
    whenSilent: () => 'refuse',
    pause: () => new Promise((resolve) => (endPause = resolve)),
  });
  return {
    ...{ shop, counting, late },
    slow: () => (isSlow = true),
    endPause: () => endPause(),
    take: async (some = order) => [
      await counting.hold(some, 'gus'),
      await counting.settle(some, 'gus'),
    ],
    claimed: () => shop.state.days.get(DAY)?.get('gus')?.orders[order.reference]?.counts,
  };
}

it('an order that is sent again keeps its portions, even if those of the failed attempt are given back late', async () => {
  const { counting, shop, take, claimed, endPause } = newPage();
  await take();
  shop.state.failure = Object.assign(new Error('offline'), { code: 'unavailable' });
  const ended = counting.end(order, 'gus', false);
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  shop.state.failure = undefined;
  await take({ ...order });
  endPause();
  await ended;
  expect(claimed()).toEqual({ pans: 2 });
});

it('an order that was not sent takes nothing any more, even if the database counts it after the time limit', async () => {
  const { counting, slow, late, claimed } = newPage();
  await counting.hold(order, 'gus');
  slow();
  expect(await counting.settle(order, 'gus')).toMatchObject({ status: 'silent' });
  await counting.end(order, 'gus', false);
  await late[0]?.();
  expect(claimed()).toBeUndefined();
});

it('an order that the rules refuse is never sent, whatever the page knows and the owner wants without an answer', async () => {
  setSiteConfig(siteWith({}));
  const { limits } = parseLimits({ ...FIVE_PANS, whenSilent: 'pass' });
  const refused = Object.assign(new Error('refused'), { code: 'permission-denied' });
  const counting = createCounting({
    read: async (day) => ({ limits, stock: new Map(), own: NO_CLAIM, day }),
    client: () => Promise.reject(refused),
    now: () => Date.parse('2026-12-20T12:00Z'),
    whenSilent: () => 'pass',
    pause: async () => undefined,
  });
  expect(await counting.hold(order, 'gus')).toEqual({
    ...{ status: 'short', text: 'Not enough is left for Thursday, December 24.' },
  });
});

describe('an order that was sent keeps its portions', () => {
  const NEXT = '2026-12-25';
  const base = { days: [DAY], base: order };
  const more = orderOf([{ ...meatloaf, quantity: 4 }]);
  const moved = { ...more, date: NEXT };
  /** A new page each time: what an earlier one knew is forgotten. */
  const sentOnce = async () => {
    const page = newPage();
    await page.take();
    await page.counting.end(order, 'gus', true);
    const claimed = (day = DAY) =>
      page.shop.state.days.get(day)?.get('gus')?.orders[order.reference]?.counts;
    return { ...page, claimed };
  };

  it.each([
    ['the same day', more, true, { pans: 4 }, undefined],
    ['the same day, not sent', more, false, { pans: 2 }, undefined],
    ['another day', moved, true, undefined, { pans: 4 }],
    ['another day, not sent', moved, false, { pans: 2 }, undefined],
  ])(
    'and gives them back only once its change has certainly been sent: %s',
    async (_what, change, isSent, ofDay, ofNext) => {
      const { counting, claimed } = await sentOnce();
      expect(await counting.hold(change, 'gus', order)).toEqual({ status: 'counted', remark: '' });
      await counting.settle(change, 'gus');
      await counting.end(change, 'gus', isSent, base);
      expect([claimed(), claimed(NEXT)]).toEqual([ofDay, ofNext]);
    },
  );

  it('on every day of which an attempt may have arrived, until one is sent for another day', async () => {
    const { counting, claimed } = await sentOnce();
    const earlier = { days: [DAY, NEXT], base: undefined };
    for (const isSent of [false, true]) {
      await counting.hold(moved, 'gus', order);
      await counting.settle(moved, 'gus');
      await counting.end(moved, 'gus', isSent, earlier);
      expect(claimed()).toEqual(isSent ? undefined : { pans: 2 });
      expect(claimed(NEXT)).toEqual({ pans: 4 });
    }
  });

  it('until it is cancelled; who else cancels it asks the owner to give them back', async () => {
    const { counting, claimed } = await sentOnce();
    const cancelled = { ...order, isCancelled: true };
    for (const uid of ['', 'ada']) {
      const held = await counting.hold(cancelled, uid, order);
      expect(held).toMatchObject({ remark: expect.stringMatching(/^Its portions are still/) });
      await counting.end(cancelled, uid, true, base);
    }
    expect(await counting.hold(cancelled, 'gus', order)).toMatchObject({ remark: '' });
    await counting.end(cancelled, 'gus', false, base);
    expect(claimed()).toEqual({ pans: 2 });
    await counting.end(cancelled, 'gus', true, base);
    expect(claimed()).toBeUndefined();
  });
});
