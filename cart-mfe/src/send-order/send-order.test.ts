import type { Order } from '../order/order';
import { meatloaf, orderOf, stew } from '../testing/dishes';
import { BUSY, fakeMailer, NOT_SENT, REFUSED, SENT, UNKNOWN } from '../testing/fake-mailer';
import type { CurrentMenu } from './menu-changes';
import type { MailResult } from './order-mailer';
import type { PendingOrder } from './pending-orders';
import { createOrderSending } from './send-order';
import { RETRY_PAUSES_MS, SEND_LIMIT_MS } from './send-with-retries';

const order = orderOf();
const changed = { ...order, address: '99 Elm Street' };
const next = { ...order, reference: '3EX-AAA' };
const submitted = { order, isFromCart: true, uid: 'gus' };
const WITHOUT_IT: CurrentMenu = { fixed: () => undefined };

let error: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const settled = () => jest.advanceTimersByTimeAsync(0);

interface World {
  menu?: CurrentMenu | Promise<CurrentMenu>;
  /** What the device knows of the order. */
  status?: PendingOrder['status'] | undefined;
  /** Until then, another tab is sending the same order. */
  turn?: Promise<void>;
}

/** An order sending whose mailer, menu, device, other tabs and clock the test controls. */
function newSending({ menu, status, turn }: World = {}) {
  const { mailer, sent, answer } = fakeMailer();
  const world = { menu: menu ?? {}, turn };
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
    readCurrentMenu: async () => world.menu,
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
    ...{ sending, sent, world, pendingOrders, onSettled, onFailed },
    tellSentElsewhere: (elsewhere: Order) => tellSentElsewhere(elsewhere),
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
  expect(sent.map(({ reference }) => reference)).toEqual(['K7P-4MW']);
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

type Step = (bench: ReturnType<typeof newSending>) => unknown;
const send =
  (some: Order = order): Step =>
  (bench) =>
    bench.send(some);
/** Sends the order again, as the form does. */
const sendAgain = send({ ...order });
/** The mail service answers the n-th mail, from 0. */
const answer =
  (result: MailResult, n = 0): Step =>
  (bench) =>
    bench.answer(result, n);
const wait =
  (ms: number): Step =>
  () =>
    jest.advanceTimersByTimeAsync(ms);
const hang = wait(SEND_LIMIT_MS);
const isKnownAs =
  (status: PendingOrder['status']): Step =>
  ({ pendingOrders }) =>
    pendingOrders.statusOf.mockReturnValue(status);
const resume =
  (status: 'failed' | 'unknown', some = order): Step =>
  ({ sending }) =>
    sending.resume(some, status);
const settle =
  (some = order): Step =>
  ({ sending }) =>
    sending.settle(some);
const detach: Step = ({ sending }) => sending.detach();
const finish: Step = ({ sending }) => sending.finish();
const sentOnce = [[order, true]];

const SCENARIOS: Record<string, [Step[], object]> = {
  'waits for 30 seconds': [[send(), wait(29_999)], { status: 'sending', settled: [] }],
  'claims neither success nor failure after 30 seconds (case 64)': [
    [send(), wait(30_000)],
    { status: 'unknown', settled: [], failed: [true], saved: 'unknown' },
  ],
  'accepts a late success, once (case 64)': [
    [send(), hang, answer(SENT)],
    { status: 'sent', settled: sentOnce },
  ],
  'accepts a late refusal': [[send(), hang, answer(REFUSED)], { status: 'failed', settled: [] }],
  'accepts no late refusal if an earlier attempt may have arrived': [
    [isKnownAs('unknown'), send(), hang, answer(REFUSED)],
    { status: 'unknown' },
  ],
  'never tries again by itself what may have arrived': [
    [send(), answer(UNKNOWN), wait(60_000)],
    { status: 'unknown', mails: 1, failed: [true], saved: 'unknown' },
  ],
  'does not take a late refusal for one of a second attempt that has hung, too (case 64)': [
    [send(), hang, send(), hang, answer(REFUSED)],
    { status: 'unknown' },
  ],
  'takes a late answer for nothing when the guest took the order for done': [
    [send(), hang, settle(), answer(SENT)],
    { status: 'idle', settled: [[order, false]], forgotten: ['K7P-4MW'] },
  ],
  'takes a late answer for nothing when the guest has gone on to the next order': [
    [send(), hang, send(next), answer(SENT)],
    { status: 'sending', order: next, settled: [] },
  ],
  'takes the late success of the first attempt for the order’s, whatever the second ends with (case 64)':
    [
      [send(), hang, sendAgain, answer(SENT), answer(REFUSED, 1)],
      { status: 'sent', settled: sentOnce, failed: [true] },
    ],
  'tells of the success of the changed version, once, and not for that of the first (case 64)': [
    [send(), hang, isKnownAs('unknown'), send(changed), answer(SENT), answer(SENT, 1)],
    { status: 'sent', order: changed, settled: [[changed, true]] },
  ],
  'does not say of the changed version that it is unsent when it is refused': [
    [send(), hang, isKnownAs('unknown'), send(changed), answer(SENT), answer(REFUSED, 1)],
    { status: 'unknown', order: changed, settled: [], saved: 'unknown' },
  ],
  'sends nothing more once the first attempt has succeeded late: not when the second finds a busy service':
    [
      [send(), hang, sendAgain, answer(SENT), answer(BUSY, 1), wait(60_000)],
      { status: 'sent', mails: 2, settled: sentOnce, saved: 'sending' },
    ],
  'sends nothing more once the first attempt has succeeded late: not when the second has found a busy service':
    [
      [send(), hang, sendAgain, answer(BUSY, 1), answer(SENT), wait(60_000)],
      { status: 'sent', mails: 2, settled: sentOnce, saved: 'failed' },
    ],
  'has no order at first, wherever its lines are': [[detach], { status: 'idle' }],
  'has it in the cart while it is sent': [
    [send(), detach],
    { status: 'sending', isFromCart: true },
  ],
  'has it in the cart when it is sent, which empties that': [
    [send(), answer(SENT), detach],
    { status: 'sent', isFromCart: true },
  ],
  'leaves an order that was not sent, apart from a cart that its lines have left': [
    [send(), answer(REFUSED), detach],
    { status: 'failed', isFromCart: false },
  ],
  'takes nothing out of a cart that its lines have left when a late answer says that it was sent': [
    [send(), hang, detach, answer(SENT)],
    { status: 'sent', settled: sentOnce, fromCart: [false] },
  ],
  'continues with an order of an earlier page whose lines are in the cart again, as what is known of it':
    [[resume('unknown')], { ...submitted, status: 'unknown' }],
  'continues with no order of an earlier page while one is on its way': [
    [send(), resume('failed', next)],
    { status: 'sending', order },
  ],
  'settles no order that is on its way': [
    [send(), settle()],
    { status: 'sending', settled: [], forgotten: [] },
  ],
  'settles another order beside the one on its way': [
    [send(), settle(next)],
    { status: 'sending', settled: [[next, false]], fromCart: [false], forgotten: ['3EX-AAA'] },
  ],
  'forgets an unsent order of an earlier page, and keeps what the guest typed': [
    [isKnownAs('failed'), settle()],
    { status: 'idle', settled: [], forgotten: ['K7P-4MW'] },
  ],
  'forgets an unsent order of this page, and keeps what the guest typed': [
    [send(), answer(REFUSED), settle()],
    { status: 'idle', settled: [], forgotten: ['K7P-4MW'] },
  ],
  'is not ready for the next order while it sends one': [[send(), finish], { status: 'sending' }],
  'is ready for the next order once the guest has seen the thanks': [
    [send(), answer(SENT), finish],
    { status: 'idle' },
  ],
};

it.each(Object.entries(SCENARIOS))('%s', async (_title, [steps, expected]) => {
  const bench = newSending();
  for (const step of steps) await step(bench);
  const { sending, sent, onSettled, onFailed, pendingOrders } = bench;
  expect({
    ...sending.get(),
    mails: sent.length,
    settled: onSettled.mock.calls.map(([done, isSent]) => [done.order, isSent] as const),
    fromCart: onSettled.mock.calls.map(([done]) => done.isFromCart as boolean),
    failed: onFailed.mock.calls.flat(),
    saved: pendingOrders.save.mock.lastCall?.[2],
    forgotten: pendingOrders.forget.mock.calls.flat(),
  }).toMatchObject(expected);
});

it('sends nothing more once the first attempt has succeeded late, while the menu is read', async () => {
  const bench = newSending();
  for (const step of [send(), hang]) await step(bench);
  let tellMenu = () => {};
  bench.world.menu = new Promise((resolve) => {
    tellMenu = () => {
      resolve(WITHOUT_IT);
    };
  });
  for (const step of [sendAgain, answer(SENT)]) await step(bench);
  bench.pendingOrders.save.mockClear();
  tellMenu();
  await settled();
  expect(bench.sending.get().status).toBe('sent');
  expect(bench.sent).toHaveLength(1);
  expect(bench.pendingOrders.save).not.toHaveBeenCalled();
});

it('never says of an order that may have arrived that it is unsent: not while the menu is read, between attempts or after a refusal', async () => {
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

it.each([
  ['in the cart', true, undefined, [['K7P-4MW']]],
  ['in the cart, which the device keeps since it was refused', true, 'failed', []],
  ['of an earlier page, which the device keeps', false, 'failed', []],
  ['that may have arrived', true, 'unknown', []],
] as const)(
  'sends nothing when the menu has changed, and leaves it to the guest: an order %s',
  async (_where, isFromCart, status, forgotten) => {
    const changes = [{ item: meatloaf, kind: 'gone' }];
    const bench = newSending({ menu: WITHOUT_IT, status });
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

it('sends an order whose prices could not be checked, and tells the owner; those of the fixed menu are part of the page', async () => {
  expect((await start()).sent[0]?.notice).toBe('');
  const { send, sent } = newSending();
  await send(orderOf([meatloaf, stew]));
  expect(sent[0]?.notice).toMatch(/not checked/);
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
