import { setSiteConfig } from '@simmer/shared/config';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { buildOrder, type Order } from '../order/order';
import { details, meatloaf } from '../testing/dishes';
import { BUSY, fakeMailer, NOT_SENT, REFUSED, SENT, UNKNOWN } from '../testing/fake-mailer';
import type { CheckedMenu } from './menu-changes';
import type { MailResult } from './order-mailer';
import type { PendingOrder } from './pending-orders';
import { createOrderSending } from './send-order';
import { RETRY_PAUSES_MS, SEND_LIMIT_MS } from './send-with-retries';

const order = buildOrder('K7P-4MW', [meatloaf], details, null);
const changed = { ...order, address: '99 Elm Street' };
const next = { ...order, reference: '3EX-AAA' };
const submitted = { order, isFromCart: true, uid: 'gus' };

let error: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  setSiteConfig(testSiteConfig);
  error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
});

const settled = () => jest.advanceTimersByTimeAsync(0);

interface World {
  menu?: CheckedMenu | Promise<CheckedMenu>;
  /** What the device knows of the order. */
  status?: PendingOrder['status'] | undefined;
  /** Until then, another tab is sending the same order. */
  turn?: Promise<void>;
}

/** An order sending whose mailer, menu, device, other tabs and clock the test controls. */
function newSending({ menu, status, turn }: World = {}) {
  const { mailer, sent, answer } = fakeMailer();
  const world = { menu: menu ?? { changes: [], isMenuRead: true }, turn };
  const onSettled = jest.fn();
  const onFailed = jest.fn();
  let tellSentElsewhere: (order: Order) => void = () => undefined;
  const pendingOrders = {
    save: jest.fn(),
    markSent: jest.fn(),
    forget: jest.fn(),
    statusOf: jest.fn((): PendingOrder['status'] | undefined => status),
  };
  const sending = createOrderSending({
    mailer,
    checkMenu: async () => world.menu,
    kitchenLink: async ({ reference }) => `https://shop.test.example/kitchen#${reference}`,
    pendingOrders: {
      ...pendingOrders,
      onSentElsewhere(listener) {
        tellSentElsewhere = listener;
      },
    },
    async inTurn(_reference, task) {
      await world.turn;
      await task();
    },
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    uid: () => 'gus',
    onSettled,
    onFailed,
  });
  return {
    ...{ sending, mailer, sent, world, pendingOrders, onSettled, onFailed },
    tellSentElsewhere: (elsewhere: Order) => {
      tellSentElsewhere(elsewhere);
    },
    async send(some: Order = order, isFromCart = true) {
      void sending.send(some, isFromCart);
      await settled();
    },
    /** Answers the n-th mail, from 0. */
    async answer(result: MailResult, n = 0) {
      answer(result, n);
      await settled();
    },
  };
}

async function start(world?: World) {
  const bench = newSending(world);
  await bench.send();
  return bench;
}

it('is idle, then sending, then sent, which it tells once; the device keeps the order until then [158]', async () => {
  const { sending, send, answer, onSettled, pendingOrders, sent } = newSending();
  expect(sending.get()).toEqual({ status: 'idle' });
  await send();
  expect(sending.get().status).toBe('sending');
  expect(pendingOrders.save.mock.calls).toEqual([
    ['gus', order, 'failed'],
    ['gus', order, 'sending'],
  ]);
  expect(pendingOrders.markSent).not.toHaveBeenCalled();
  await answer(SENT);
  expect(sending.get()).toEqual({ ...submitted, status: 'sent' });
  expect(sent).toHaveLength(1);
  expect(onSettled.mock.calls).toEqual([[submitted, true]]);
  expect(pendingOrders.markSent.mock.calls).toEqual([['K7P-4MW']]);
  expect(error).not.toHaveBeenCalled();
});

it('sends one mail for a double click [126] (case 59)', async () => {
  const { sending, answer, sent, onSettled } = newSending();
  for (const some of [order, order, next]) void sending.send(some, true);
  await settled();
  await answer(SENT);
  expect(sent).toHaveLength(1);
  expect(onSettled).toHaveBeenCalledTimes(1);
});

it('fails when the service refuses, logs that without a word of the guest’s, and tries again only when asked [137] [159] (case 62)', async () => {
  const { sending, send, answer, onSettled, onFailed, pendingOrders, sent } = await start();
  await answer(REFUSED);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sending.get()).toEqual({ ...submitted, status: 'failed' });
  expect(sent).toHaveLength(1);
  expect(onSettled).not.toHaveBeenCalled();
  expect(onFailed.mock.calls).toEqual([[false]]);
  expect(pendingOrders.save).toHaveBeenLastCalledWith('gus', order, 'failed');
  expect(error.mock.calls.map(([text]) => text)).toEqual([
    '[simmer/order] the order was not sent: 412 Gmail_API: Invalid grant',
  ]);
  expect(JSON.stringify(error.mock.calls)).not.toMatch(/Gus|Oak|gus@/);
  await send();
  await answer(SENT, 1);
  expect(sending.get().status).toBe('sent');
  expect(sent.map(({ reference }) => reference)).toEqual(['K7P-4MW', 'K7P-4MW']);
});

it.each([
  ['the service is busy', BUSY],
  ['the browser is offline', NOT_SENT],
])('tries again by itself, says so, and sends one order: %s', async (_why, result) => {
  const { sending, answer, sent, onFailed, pendingOrders } = await start();
  await answer(result);
  expect(sending.get()).toMatchObject({ status: 'sending', retry: 1 });
  // Nothing is under way during the pause.
  expect(pendingOrders.save).toHaveBeenLastCalledWith('gus', order, 'failed');
  await jest.advanceTimersByTimeAsync(RETRY_PAUSES_MS[0]!);
  await answer(SENT, 1);
  expect(sending.get().status).toBe('sent');
  expect(sent.map(({ reference }) => reference)).toEqual(['K7P-4MW', 'K7P-4MW']);
  expect(onFailed).not.toHaveBeenCalled();
});

it('gives up after four attempts at a busy service, with growing pauses (case 61)', async () => {
  const { sending, answer, sent } = await start();
  for (const [n, pause] of RETRY_PAUSES_MS.entries()) {
    await answer(BUSY, n);
    await jest.advanceTimersByTimeAsync(pause - 1);
    expect(sent).toHaveLength(n + 1);
    await jest.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(n + 2);
  }
  await answer(BUSY, 3);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sending.get().status).toBe('failed');
  expect(sent).toHaveLength(4);
  expect(error).toHaveBeenCalledTimes(1);
});

it('never tries again by itself what may have arrived', async () => {
  const { sending, answer, sent, onFailed, pendingOrders } = await start();
  await answer(UNKNOWN);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sending.get().status).toBe('unknown');
  expect(sent).toHaveLength(1);
  expect(onFailed.mock.calls).toEqual([[true]]);
  expect(pendingOrders.save).toHaveBeenLastCalledWith('gus', order, 'unknown');
});

it('does not know what became of an order when the mailer breaks', async () => {
  const { sending, mailer, send } = newSending();
  jest.spyOn(mailer, 'send').mockImplementation(() => {
    throw new Error('broken');
  });
  await send();
  expect(sending.get().status).toBe('unknown');
  expect(error.mock.calls[0][0]).toContain('the mailer failed');
});

describe('when the service hangs', () => {
  async function hang() {
    const bench = await start();
    await jest.advanceTimersByTimeAsync(SEND_LIMIT_MS - 1);
    expect(bench.sending.get().status).toBe('sending');
    await jest.advanceTimersByTimeAsync(1);
    return bench;
  }

  it.each([
    ['sent', SENT, [[submitted, true]]],
    ['failed', REFUSED, []],
  ] as const)(
    'claims neither success nor failure after 30 seconds, and accepts a late answer, once: %s (case 64)',
    async (status, late, settledWith) => {
      const { sending, answer, onSettled } = await hang();
      expect(SEND_LIMIT_MS).toBe(30_000);
      expect(error.mock.calls[0][0]).toContain('the mail service did not answer in time');
      expect(sending.get()).toEqual({ ...submitted, status: 'unknown' });
      expect(onSettled).not.toHaveBeenCalled();
      await answer(late);
      expect(sending.get().status).toBe(status);
      expect(onSettled.mock.calls).toEqual(settledWith);
    },
  );

  it.each([
    ['is on its way, from the form', { ...order }, 0, 'sending'],
    ['is on its way, as it was', order, 0, 'sending'],
    ['has hung, too', order, SEND_LIMIT_MS, 'unknown'],
  ] as const)(
    'does not take a late refusal for one of the second attempt, which %s (case 64)',
    async (_how, second, waitMs, status) => {
      const { sending, send, answer } = await hang();
      await send(second);
      await jest.advanceTimersByTimeAsync(waitMs);
      await answer(REFUSED, 0);
      expect(sending.get().status).toBe(status);
    },
  );

  it('takes a late answer for nothing when the guest took the order for done', async () => {
    const { sending, answer, onSettled, pendingOrders } = await hang();
    sending.settle(order);
    expect(pendingOrders.forget.mock.calls).toEqual([['K7P-4MW']]);
    await answer(SENT);
    expect(sending.get()).toEqual({ status: 'idle' });
    expect(onSettled.mock.calls).toEqual([[expect.objectContaining({ order }), false]]);
  });

  it('takes a late answer for nothing when the guest has gone on to the next order', async () => {
    const { sending, send, answer, onSettled } = await hang();
    await send(next);
    await answer(SENT, 0);
    expect(sending.get()).toMatchObject({ status: 'sending', order: next });
    expect(onSettled).not.toHaveBeenCalled();
  });

  it('takes the late success of the first attempt for the order’s, whatever the second ends with (case 64)', async () => {
    const { sending, send, answer, onSettled, onFailed } = await hang();
    onFailed.mockClear();
    await send({ ...order });
    await answer(SENT, 0);
    await answer(REFUSED, 1);
    expect(sending.get().status).toBe('sent');
    expect(onSettled).toHaveBeenCalledTimes(1);
    expect(onFailed).not.toHaveBeenCalled();
  });

  it.each([
    ['sent', SENT, [[{ ...submitted, order: changed }, true]]],
    ['unknown', REFUSED, []],
  ] as const)(
    'does not take the late success of an order for that of its changed version, which ends as %s (case 64)',
    async (status, result, settledWith) => {
      const { sending, send, answer, onSettled, pendingOrders } = await hang();
      pendingOrders.statusOf.mockReturnValue('unknown');
      await send(changed);
      await answer(SENT, 0);
      expect(sending.get()).toMatchObject({ status: 'sending', order: changed });
      expect(onSettled).not.toHaveBeenCalled();
      await answer(result, 1);
      expect(sending.get()).toMatchObject({ status, order: changed });
      expect(onSettled.mock.calls).toEqual(settledWith);
      if (result === REFUSED)
        expect(pendingOrders.save).toHaveBeenLastCalledWith('gus', changed, 'unknown');
    },
  );

  it('sends nothing more once the first attempt has succeeded late: not while the menu is read', async () => {
    const { sending, world, send, pendingOrders, answer, sent } = await hang();
    let tellMenu = () => {};
    world.menu = new Promise((resolve) => {
      tellMenu = () => {
        resolve({ changes: [{ itemId: meatloaf.id, kind: 'gone' }], isMenuRead: true });
      };
    });
    await send({ ...order });
    await answer(SENT, 0);
    pendingOrders.save.mockClear();
    tellMenu();
    await settled();
    expect(sending.get().status).toBe('sent');
    expect(sent).toHaveLength(1);
    expect(pendingOrders.save).not.toHaveBeenCalled();
  });

  it.each([
    ['during an attempt', [SENT, BUSY], [0, 1]],
    ['between two attempts', [BUSY, SENT], [1, 0]],
  ] as const)('nor after a busy answer to the second attempt: %s', async (_when, results, to) => {
    const { sending, send, pendingOrders, answer, sent, onSettled } = await hang();
    await send({ ...order });
    await answer(results[0], to[0]);
    await answer(results[1], to[1]);
    pendingOrders.save.mockClear();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sending.get().status).toBe('sent');
    expect(sent).toHaveLength(2);
    expect(pendingOrders.save).not.toHaveBeenCalled();
    expect(onSettled).toHaveBeenCalledTimes(1);
  });
});

describe('an order of which an earlier attempt may have arrived is never said to be unsent', () => {
  it('while the menu is read, between attempts or after a refusal', async () => {
    const { sending, pendingOrders, answer, onFailed } = await start({ status: 'unknown' });
    await answer(BUSY);
    await jest.advanceTimersByTimeAsync(RETRY_PAUSES_MS[0]!);
    await answer(REFUSED, 1);
    expect(pendingOrders.save.mock.calls.map(([, , status]) => status)).toEqual([
      ...['unknown', 'sending', 'unknown', 'sending', 'unknown'],
    ]);
    expect(sending.get().status).toBe('unknown');
    expect(onFailed.mock.calls).toEqual([[true]]);
  });

  it('by a late refusal', async () => {
    const { sending, answer } = await start({ status: 'unknown' });
    await jest.advanceTimersByTimeAsync(SEND_LIMIT_MS);
    await answer(REFUSED);
    expect(sending.get().status).toBe('unknown');
  });
});

it.each([
  ['in the cart', true, undefined, [['K7P-4MW']]],
  ['in the cart, which the device keeps since it was refused', true, 'failed', []],
  ['of an earlier page, which the device keeps', false, 'failed', []],
  ['that may have arrived', true, 'unknown', []],
] as const)(
  'sends nothing when the menu has changed, and leaves it to the guest: an order %s',
  async (_where, isFromCart, status, forgotten) => {
    const changes = [{ itemId: meatloaf.id, kind: 'sold-out' }] as const;
    const bench = newSending({ menu: { changes, isMenuRead: true }, status });
    await bench.send(order, isFromCart);
    expect(bench.sending.get()).toEqual({
      ...{ ...submitted, isFromCart, changes },
      status: 'menu-changed',
      mayHaveArrived: status === 'unknown',
    });
    expect(bench.sent).toHaveLength(0);
    expect(bench.pendingOrders.forget.mock.calls).toEqual(forgotten);
  },
);

it('sends an order whose prices could not be checked, and tells the owner', async () => {
  const { sent } = await start({ menu: { changes: [], isMenuRead: false } });
  expect(sent[0]?.notice).toMatch(/not checked/);
});

describe('an order whose lines have left the cart', () => {
  it.each([
    ['failed', REFUSED],
    ['unknown', UNKNOWN],
  ])('stays %s, apart from the cart', async (status, result) => {
    const { sending, answer } = await start();
    await answer(result);
    sending.detach();
    expect(sending.get()).toEqual({ ...submitted, status, isFromCart: false });
  });

  it('takes nothing out of the cart when a late answer says that it was sent', async () => {
    const { sending, answer, onSettled } = await start();
    await jest.advanceTimersByTimeAsync(SEND_LIMIT_MS);
    sending.detach();
    await answer(SENT);
    expect(sending.get().status).toBe('sent');
    expect(onSettled.mock.calls).toEqual([[{ ...submitted, isFromCart: false }, true]]);
  });

  it('is still in the cart while it is being sent, and is none before', async () => {
    const { sending, send } = newSending();
    sending.detach();
    expect(sending.get()).toEqual({ status: 'idle' });
    await send();
    sending.detach();
    expect(sending.get()).toMatchObject({ status: 'sending', isFromCart: true });
  });
});

it.each(['failed', 'unknown'] as const)(
  'an order of an earlier page whose lines are in the cart again continues as %s, but not in place of one that is on its way',
  async (status) => {
    const { sending, send } = newSending();
    sending.resume(order, status);
    expect(sending.get()).toEqual({ ...submitted, status });
    await send();
    sending.resume(next, status);
    expect(sending.get()).toMatchObject({ status: 'sending', order });
  },
);

describe('settling', () => {
  it('does nothing to the order that is on its way, but may end another beside it', async () => {
    const { sending, pendingOrders, onSettled } = await start();
    sending.settle(order);
    sending.settle(next);
    expect(sending.get().status).toBe('sending');
    expect(pendingOrders.forget.mock.calls).toEqual([['3EX-AAA']]);
    expect(onSettled.mock.calls).toEqual([
      [{ ...submitted, order: next, isFromCart: false }, false],
    ]);
  });

  it.each([
    ['of an earlier page', []],
    ['of this page', [REFUSED]],
  ])(
    'an unsent order %s forgets it, and keeps what the guest typed',
    async (_whose, [result]: MailResult[]) => {
      const { sending, send, answer, pendingOrders, onSettled } = newSending({ status: 'failed' });
      if (result) {
        await send();
        await answer(result);
      }
      sending.settle(order);
      expect(sending.get()).toEqual({ status: 'idle' });
      expect(pendingOrders.forget.mock.calls).toEqual([['K7P-4MW']]);
      expect(onSettled).not.toHaveBeenCalled();
    },
  );
});

describe('two tabs', () => {
  it('send one order one after the other, and not again once it was sent (case 59)', async () => {
    let release = () => {};
    const turn = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { sending, pendingOrders, sent } = await start({ turn });
    expect(sending.get().status).toBe('sending');
    pendingOrders.statusOf.mockReturnValue('sent');
    release();
    await settled();
    expect(sent).toHaveLength(0);
    expect(sending.get().status).toBe('sent');
  });

  it('both know when one has sent it, and in which version; another order is no matter', async () => {
    const { sending, answer, tellSentElsewhere, onSettled } = newSending();
    tellSentElsewhere(order);
    expect(sending.get()).toEqual({ status: 'idle' });
    void sending.send(order, true);
    await settled();
    await answer(UNKNOWN);
    tellSentElsewhere(next);
    expect(onSettled).not.toHaveBeenCalled();
    expect(sending.get().status).toBe('unknown');
    tellSentElsewhere(changed);
    expect(sending.get()).toEqual({ ...submitted, order: changed, status: 'sent' });
    expect(onSettled.mock.calls).toEqual([[{ ...submitted, order: changed }, true]]);
  });
});

it('is ready for the next order only after the guest has seen the thank-you page', async () => {
  const { sending, answer } = await start();
  sending.finish();
  expect(sending.get().status).toBe('sending');
  await answer(SENT);
  sending.finish();
  expect(sending.get().status).toBe('idle');
});
