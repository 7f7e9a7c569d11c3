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

const flush = () => jest.advanceTimersByTimeAsync(0);

/** An order sending whose mailer, menu, device, other tabs and clock the test controls. */
function newSending() {
  const { mailer, sent, answer } = fakeMailer();
  const world: {
    menu: CurrentMenu | Promise<CurrentMenu>;
    /** Until then, another tab is sending the same order. */
    turn?: Promise<void>;
  } = { menu: {} };
  const onDone = jest.fn();
  const onFailed = jest.fn();
  let tellSentElsewhere: (order: Order) => void = () => undefined;
  const pendingOrders = {
    save: jest.fn(),
    markSent: jest.fn(),
    forget: jest.fn(),
    statusOf: jest.fn<PendingOrder['status'] | undefined, []>(),
  };
  const sending = createOrderSending({
    mailer,
    readCurrentMenu: async () => world.menu,
    kitchenTicket: async ({ reference }) => `order=${reference}`,
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
    onDone,
    onFailed,
  });
  return {
    ...{ sending, sent, answer, world, pendingOrders, onDone, onFailed },
    tellSentElsewhere: (elsewhere: Order) => tellSentElsewhere(elsewhere),
  };
}

type Step = (bench: ReturnType<typeof newSending>) => unknown;
/** As a tap does. */
const tap =
  (some: Order = order, isFromCart = true): Step =>
  ({ sending }) =>
    void sending.send(some, isFromCart);
const wait =
  (ms: number): Step =>
  () =>
    jest.advanceTimersByTimeAsync(ms);
const send =
  (...which: Parameters<typeof tap>): Step =>
  (bench) => {
    tap(...which)(bench);
    return flush();
  };
/** Sends the order again, as the form does. */
const sendAgain = send({ ...order });
/** The mail service answers the n-th mail, from 0. */
const answer =
  (result: MailResult, n = 0): Step =>
  (bench) => {
    bench.answer(result, n);
    return flush();
  };
const hang = wait(SEND_LIMIT_MS);
const firstPause = wait(RETRY_PAUSES_MS[0]!);
const isKnownAs =
  (status: PendingOrder['status']): Step =>
  ({ pendingOrders }) =>
    pendingOrders.statusOf.mockReturnValue(status);
const isGone: Step = ({ world }) => (world.menu = WITHOUT_IT);
const resume =
  (status: 'failed' | 'unknown', some = order): Step =>
  ({ sending }) =>
    sending.resume(some, status);
const dismiss =
  (some = order): Step =>
  ({ sending }) =>
    sending.dismiss(some);
const detach: Step = ({ sending }) => sending.detach();
const finish: Step = ({ sending }) => sending.finish();
const isSentElsewhere =
  (some: Order): Step =>
  ({ tellSentElsewhere }) =>
    tellSentElsewhere(some);
const sentOnce = [[order, true]];
const notSent = { status: 'menu-changed', changes: [{ item: meatloaf, kind: 'gone' }], mails: 0 };

async function play(...steps: readonly Step[]) {
  const bench = newSending();
  for (const step of steps) await step(bench);
  return bench;
}

const SCENARIOS: Record<string, [Step[], object]> = {
  'is idle at first': [[], { status: 'idle' }],
  'sends an order, and the device keeps it until then, at first as one that waits [158]': [
    [send()],
    { ...submitted, status: 'sending', saves: ['waiting', 'sending'], marked: [] },
  ],
  'tells once that an order is sent, and the device keeps that it is [158]': [
    [send(), answer(SENT)],
    { ...submitted, status: 'sent', mails: 1, done: sentOnce, marked: ['K7P-4MW'] },
  ],
  'sends one mail for a double click [126] (case 59)': [
    [tap(), tap(), tap(next), flush, answer(SENT)],
    { order, mails: 1, done: sentOnce },
  ],
  'tries again by itself when the service is busy, and says so': [
    [send(), answer(BUSY)],
    { status: 'sending', retry: 1, saved: 'waiting' },
  ],
  'sends one order when it tries again by itself: the service was busy': [
    [send(), answer(BUSY), firstPause, answer(SENT, 1)],
    { status: 'sent', mails: 2, done: sentOnce, failed: [] },
  ],
  'sends one order when it tries again by itself: the browser was offline': [
    [send(), answer(NOT_SENT), firstPause, answer(SENT, 1)],
    { status: 'sent', mails: 2, done: sentOnce, failed: [] },
  ],
  'never says of an order that may have arrived that it is unsent: not while the menu is read, between attempts or after a refusal':
    [
      [isKnownAs('unknown'), send(), answer(BUSY), firstPause, answer(REFUSED, 1)],
      {
        status: 'unknown',
        saves: ['unknown', 'sending', 'unknown', 'sending', 'unknown'],
        failed: [true],
      },
    ],
  'sends nothing when the menu has changed: an order in the cart': [
    [isGone, send()],
    { ...submitted, ...notSent, mayHaveArrived: false, forgotten: ['K7P-4MW'] },
  ],
  'sends nothing when the menu has changed: an order in the cart that was refused before': [
    [isGone, isKnownAs('failed'), send()],
    { ...submitted, ...notSent, mayHaveArrived: false, forgotten: [] },
  ],
  'sends nothing when the menu has changed: an order of an earlier page that may have arrived': [
    [isGone, isKnownAs('unknown'), send(order, false)],
    { ...submitted, isFromCart: false, ...notSent, mayHaveArrived: true, forgotten: [] },
  ],
  'has nothing to do with an order of another tab': [
    [isSentElsewhere(order), send(), answer(UNKNOWN), isSentElsewhere(next)],
    { status: 'unknown', done: [] },
  ],
  'knows that another tab has sent it, and in which version': [
    [send(), answer(UNKNOWN), isSentElsewhere(changed)],
    { ...submitted, order: changed, status: 'sent', done: [[changed, true]] },
  ],
  'waits for 30 seconds': [[send(), wait(29_999)], { status: 'sending', done: [] }],
  'claims neither success nor failure after 30 seconds (case 64)': [
    [send(), wait(30_000)],
    { status: 'unknown', done: [], failed: [true], saved: 'unknown' },
  ],
  'accepts a late success, once (case 64)': [
    [send(), hang, answer(SENT)],
    { status: 'sent', done: sentOnce },
  ],
  'accepts a late refusal': [[send(), hang, answer(REFUSED)], { status: 'failed', done: [] }],
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
    [send(), hang, dismiss(), answer(SENT)],
    { status: 'idle', done: [[order, false]], forgotten: ['K7P-4MW'] },
  ],
  'takes a late answer for nothing when the guest has gone on to the next order': [
    [send(), hang, send(next), answer(SENT)],
    { status: 'sending', order: next, done: [] },
  ],
  'takes the late success of the first attempt for the order’s, whatever the second ends with (case 64)':
    [
      [send(), hang, sendAgain, answer(SENT), answer(REFUSED, 1)],
      { status: 'sent', done: sentOnce, failed: [true] },
    ],
  'tells of the success of the changed version, once, and not for that of the first (case 64)': [
    [send(), hang, isKnownAs('unknown'), send(changed), answer(SENT), answer(SENT, 1)],
    { status: 'sent', order: changed, done: [[changed, true]] },
  ],
  'does not say of the changed version that it is unsent when it is refused': [
    [send(), hang, isKnownAs('unknown'), send(changed), answer(SENT), answer(REFUSED, 1)],
    { status: 'unknown', order: changed, done: [], saved: 'unknown' },
  ],
  'sends nothing more once the first attempt has succeeded late: not when the second finds a busy service':
    [
      [send(), hang, sendAgain, answer(SENT), answer(BUSY, 1), wait(60_000)],
      { status: 'sent', mails: 2, done: sentOnce, saved: 'sending' },
    ],
  'sends nothing more once the first attempt has succeeded late: not when the second has found a busy service':
    [
      [send(), hang, sendAgain, answer(BUSY, 1), answer(SENT), wait(60_000)],
      { status: 'sent', mails: 2, done: sentOnce, saved: 'waiting' },
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
    { status: 'sent', done: sentOnce, fromCart: [false] },
  ],
  'continues with an order of an earlier page whose lines are in the cart again, as what is known of it':
    [[resume('unknown')], { ...submitted, status: 'unknown' }],
  'continues with no order of an earlier page while one is on its way': [
    [send(), resume('failed', next)],
    { status: 'sending', order },
  ],
  'dismisses no order that is on its way': [
    [send(), dismiss()],
    { status: 'sending', done: [], forgotten: [] },
  ],
  'dismisses another order beside the one on its way': [
    [send(), dismiss(next)],
    { status: 'sending', done: [[next, false]], fromCart: [false], forgotten: ['3EX-AAA'] },
  ],
  'forgets an unsent order of an earlier page, and keeps what the guest typed': [
    [isKnownAs('failed'), dismiss()],
    { status: 'idle', done: [], forgotten: ['K7P-4MW'] },
  ],
  'forgets an unsent order of this page, and keeps what the guest typed': [
    [send(), answer(REFUSED), dismiss()],
    { status: 'idle', done: [], forgotten: ['K7P-4MW'] },
  ],
  'is not ready for the next order while it sends one': [[send(), finish], { status: 'sending' }],
  'is ready for the next order once the guest has seen the thanks': [
    [send(), answer(SENT), finish],
    { status: 'idle' },
  ],
};

it.each(Object.entries(SCENARIOS))('%s', async (_title, [steps, expected]) => {
  const { sending, sent, onDone, onFailed, pendingOrders } = await play(...steps);
  const saves = pendingOrders.save.mock.calls.map(([, , status]) => status as string);
  expect({
    ...sending.get(),
    mails: sent.length,
    done: onDone.mock.calls.map(([one, isSent]) => [one.order, isSent] as const),
    fromCart: onDone.mock.calls.map(([one]) => one.isFromCart as boolean),
    failed: onFailed.mock.calls.flat(),
    ...{ saves, saved: saves.at(-1) },
    marked: pendingOrders.markSent.mock.calls.flat(),
    forgotten: pendingOrders.forget.mock.calls.flat(),
  }).toMatchObject(expected);
});

it('fails when the service refuses, logs that without a word of the guest’s, and tries again only when asked [137] [159] (case 62)', async () => {
  const bench = await play(send(), answer(REFUSED), wait(60_000));
  expect(bench.sending.get()).toEqual({ ...submitted, status: 'failed' });
  expect(bench.sent).toHaveLength(1);
  expect(bench.onDone).not.toHaveBeenCalled();
  expect(bench.onFailed.mock.calls).toEqual([[false]]);
  expect(bench.pendingOrders.save).toHaveBeenLastCalledWith('gus', order, 'failed');
  expect(error.mock.calls.map(([text]) => text)).toEqual([
    '[simmer/order] the order was not sent: 412 Gmail_API: Invalid grant',
  ]);
  expect(JSON.stringify(error.mock.calls)).not.toMatch(/Gus|Oak|gus@/);
  for (const step of [send(), answer(SENT, 1)]) await step(bench);
  expect(bench.sending.get().status).toBe('sent');
  expect(bench.sent.map(({ reference }) => reference)).toEqual(['K7P-4MW', 'K7P-4MW']);
});

it('tells the owner of an order that may have arrived before, and only then', async () => {
  const bench = await play(send(), answer(REFUSED), send(), answer(UNKNOWN, 1));
  for (const step of [isKnownAs('unknown'), send(), answer(SENT, 2)]) await step(bench);
  expect(bench.sent.map(({ reference }) => reference)).toEqual([
    ...['K7P-4MW', 'K7P-4MW', 'K7P-4MW (again)'],
  ]);
});

it('gives up after four attempts at a busy service, with growing pauses (case 61)', async () => {
  const bench = await play(send());
  for (const [n, pause] of RETRY_PAUSES_MS.entries()) {
    for (const step of [answer(BUSY, n), wait(pause - 1)]) await step(bench);
    expect(bench.sent).toHaveLength(n + 1);
    await wait(1)(bench);
    expect(bench.sent).toHaveLength(n + 2);
  }
  for (const step of [answer(BUSY, 3), wait(60_000)]) await step(bench);
  expect(bench.sending.get().status).toBe('failed');
  expect(bench.sent).toHaveLength(4);
  expect(error).toHaveBeenCalledTimes(1);
});

it('sends nothing more once the first attempt has succeeded late, while the menu is read', async () => {
  const bench = await play(send(), hang);
  let tellMenu: (menu: CurrentMenu) => void = () => undefined;
  bench.world.menu = new Promise((resolve) => (tellMenu = resolve));
  for (const step of [sendAgain, answer(SENT)]) await step(bench);
  bench.pendingOrders.save.mockClear();
  tellMenu(WITHOUT_IT);
  await flush();
  expect(bench.sending.get().status).toBe('sent');
  expect(bench.sent).toHaveLength(1);
  expect(bench.pendingOrders.save).not.toHaveBeenCalled();
});

it('sends an order whose prices could not be checked, and tells the owner; those of the fixed menu are part of the page', async () => {
  expect((await play(send())).sent[0]?.notice).toBe('');
  const { sent } = await play(send(orderOf([meatloaf, stew])));
  expect(sent[0]?.notice).toMatch(/not checked/);
});

it('of two tabs, the second does not send again what the first has sent meanwhile (case 59)', async () => {
  let release: () => void = () => undefined;
  const turn = new Promise<void>((resolve) => (release = resolve));
  const bench = await play(({ world }) => void (world.turn = turn), send(), isKnownAs('sent'));
  expect(bench.sending.get().status).toBe('sending');
  release();
  await flush();
  expect(bench.sent).toHaveLength(0);
  expect(bench.sending.get().status).toBe('sent');
});
