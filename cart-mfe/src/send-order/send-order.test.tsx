import { blockStorage } from '@simmer/shared/testing/broken-storage';
import { cart, dishIdOf } from '@simmer/shared/cart';
import { mayHaveArrived } from '@simmer/shared/guest-records';
import { trackListeners } from '@simmer/shared/testing/track-listeners';
import type { Order } from '../order/order';
import { meatloaf, orderOf, stew } from '../testing/dishes';
import { BUSY, fakeMailer, NOT_SENT, REFUSED, SENT, UNKNOWN } from '../testing/fake-mailer';
import { COUNTED, type Counted } from '../limits/limits-view';
import type { CurrentMenu } from './menu-changes';
import { RETRY_PAUSES_MS, SEND_LIMIT_MS, type MailResult } from './order-mailer';
import { isInCart } from './known-reference';
import { createOutbox } from './outbox';
import { createSendOrder } from './send-order';

const order = orderOf();
const changed = { ...order, address: '99 Elm Street' };
const next = { ...order, reference: '3EX-AAA' };
const WITHOUT_IT: CurrentMenu = { dishes: [] };

let error: jest.SpyInstance;
const closePages: (() => void)[] = [];
beforeEach(() => {
  for (const close of closePages.splice(0)) close();
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 22) });
  error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const flush = () => jest.advanceTimersByTimeAsync(0);

/** What a page that is opened now knows. */
function openOutbox() {
  const outbox = createOutbox(Date.now);
  closePages.push(trackListeners([window], outbox.start));
  return outbox;
}

/** A page whose mailer, menu, other tabs and clock the test controls. */
function newPage() {
  const outbox = openOutbox();
  const { mailer, sent, answer } = fakeMailer();
  const world: {
    menu: CurrentMenu | Promise<CurrentMenu>;
    /** Until then, another tab is sending the same order. */
    turn?: Promise<void>;
    /** What becomes of the order's portions. */
    counted: Counted | Promise<Counted>;
  } = { menu: {}, counted: COUNTED };
  const counted: string[] = [];
  const ended: [status: string, order: Order, isInCart: boolean][] = [];
  outbox.onEnd((attempt) => ended.push([attempt.status, attempt.order, isInCart(attempt)]));
  cart.restore(order.items);
  const sendOrder = createSendOrder({
    outbox,
    mailer,
    readCurrentMenu: async () => world.menu,
    counting: {
      take: async () => {
        counted.push(`while ${outbox.find(order.reference)?.status ?? ''}`);
        return world.counted;
      },
      end: async () => true,
    },
    kitchenTicket: async ({ reference }) => `order=${reference}`,
    async inTurn(_reference, task) {
      await world.turn;
      await task();
    },
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
  return { outbox, sendOrder, sent, answer, world, ended, counted };
}

type Step = (page: ReturnType<typeof newPage>) => unknown;
/** Submits as a tap does. */
const tap =
  (some: Order = order, isFromCart = true): Step =>
  ({ sendOrder }) =>
    void sendOrder(some, 'gus', isFromCart ? cart.filledAt() : undefined);
const wait =
  (ms: number): Step =>
  () =>
    jest.advanceTimersByTimeAsync(ms);
const send =
  (...which: Parameters<typeof tap>): Step =>
  (page) => {
    tap(...which)(page);
    return flush();
  };
/** Sends the order again, as the form does. */
const sendAgain = send({ ...order });
/** The mail service answers the n-th mail, from 0. */
const answer =
  (result: MailResult, n = 0): Step =>
  (page) => {
    page.answer(result, n);
    return flush();
  };
const hang = wait(SEND_LIMIT_MS);
const firstPause = wait(RETRY_PAUSES_MS[0]!);
const isGone: Step = ({ world }) => (world.menu = WITHOUT_IT);
const menuHangs: Step = ({ world }) => void (world.menu = new Promise(() => undefined));
const countHangs: Step = ({ world }) => void (world.counted = new Promise(() => undefined));
const emptyCart: Step = () => cart.clear();
const callDone: Step = ({ outbox }) => outbox.close(order.reference);

/** A closed tab, or another one, has left this record. */
function leave(status: string, some: Order = order, isRepeat = false): Step {
  return ({ outbox }) => {
    const record = { version: 1, uid: 'gus', status, isRepeat, cart: 0, savedAt: 1.8e12 };
    const [key, text] = [
      `simmer:order/${some.reference}`,
      JSON.stringify({ ...record, order: some }),
    ];
    localStorage.setItem(key, text);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
    return outbox;
  };
}

async function play(...steps: readonly Step[]) {
  const page = newPage();
  for (const step of steps) await step(page);
  return page;
}

const IS_UNSENT = false;
const MAY_HAVE_ARRIVED = true;
const { reference } = order;
const sentOnce = [['sent', order, true]];
const blocked = { status: 'blocked', changes: [{ item: meatloaf, kind: 'gone' }], mails: 0 };

/** `found` is what the guest finds if the page is closed after these steps. */
const SCENARIOS: Record<string, [Step[], object]> = {
  'an order whose page is closed while the menu is read has certainly not been sent': [
    [menuHangs, send()],
    { status: 'checking', running: reference, found: ['checking', IS_UNSENT], mails: 0 },
  ],
  'an order whose page is closed after that may have arrived [158]': [
    [send()],
    { status: 'sending', running: reference, found: ['sending', MAY_HAVE_ARRIVED] },
  ],
  'an order whose page is closed while it waits for a busy service has certainly not been sent': [
    [send(), answer(BUSY)],
    { status: 'checking', retry: 1, running: reference, found: ['checking', IS_UNSENT] },
  ],
  'a sent order is reported once, and the device keeps it until the guest has seen the confirmation [158]':
    [
      [send(), answer(SENT)],
      { status: 'sent', mails: 1, ended: sentOnce, running: undefined, found: ['sent', true] },
    ],
  'a double click sends one mail [126] (case 59)': [
    [tap(), tap(), tap(next), flush, answer(SENT)],
    { status: 'sent', mails: 1, ended: sentOnce },
  ],
  'an order goes out with the next try when the service was busy or the browser offline, once': [
    [send(), answer(BUSY), firstPause, answer(NOT_SENT, 1), wait(2000), answer(SENT, 2)],
    { status: 'sent', mails: 3, ended: sentOnce },
  ],
  'an order that may have arrived is not called unsent while the next attempt waits': [
    [leave('sending'), send(), answer(BUSY)],
    { found: ['checking', MAY_HAVE_ARRIVED] },
  ],
  'an order that may have arrived is not called unsent when the next attempt is refused': [
    [leave('unknown'), send(), answer(BUSY), firstPause, answer(REFUSED, 1)],
    { found: ['unsent', MAY_HAVE_ARRIVED], ended: [['unsent', order, true]] },
  ],
  'an order whose dish has left the menu is not sent': [
    [isGone, send()],
    { ...blocked, ended: [], found: ['blocked', IS_UNSENT], running: undefined },
  ],
  'an order that may have arrived and whose dish has left the menu since is not sent again': [
    [isGone, leave('unknown'), send(order, false)],
    { ...blocked, isRepeat: true, found: ['blocked', MAY_HAVE_ARRIVED] },
  ],
  'an order whose page is closed while its portions are counted has certainly not been sent': [
    [countHangs, send()],
    { status: 'checking', found: ['checking', IS_UNSENT], mails: 0 },
  ],

  'what another tab has sent is no matter of this page': [
    [leave('sent', next), send(), answer(UNKNOWN), leave('sent', next)],
    { status: 'unknown', ended: [['unknown', order, true]] },
  ],
  'an order that another tab has sent again is sent, in the version of that tab': [
    [send(), answer(UNKNOWN), leave('sent', changed)],
    {
      status: 'sent',
      order: changed,
      ended: [
        ['unknown', order, true],
        ['sent', changed, true],
      ],
    },
  ],
  'an answer may take just under 30 seconds': [
    [send(), wait(29_999)],
    { status: 'sending', ended: [] },
  ],
  'after 30 seconds, the page claims neither success nor failure (case 64)': [
    [send(), wait(30_000)],
    { status: 'unknown', ended: [['unknown', order, true]], found: ['unknown', true] },
  ],
  'a late success counts, once (case 64)': [
    [send(), hang, answer(SENT)],
    { status: 'sent', ended: [['unknown', order, true], ...sentOnce] },
  ],
  'a late refusal counts': [
    [send(), hang, answer(REFUSED)],
    { status: 'unsent', found: ['unsent', IS_UNSENT] },
  ],
  'a late refusal does not make an order unsent that may have arrived before': [
    [leave('unknown'), send(), hang, answer(REFUSED)],
    { found: ['unsent', MAY_HAVE_ARRIVED] },
  ],
  'an order that may have arrived is never sent again without the guest': [
    [send(), answer(UNKNOWN), wait(60_000)],
    { status: 'unknown', mails: 1, ended: [['unknown', order, true]] },
  ],
  'a late refusal of the first attempt says nothing about a second one that got no answer, either (case 64)':
    [[send(), hang, sendAgain, hang, answer(REFUSED)], { status: 'unknown' }],
  'a late answer is ignored once the guest says that the order has arrived': [
    [send(), hang, callDone, answer(SENT)],
    { status: undefined, ended: [['unknown', order, true]], found: undefined },
  ],
  'a late answer leaves the next order alone, which is on its way': [
    [send(), hang, send(next), answer(SENT)],
    { status: 'sent', running: next.reference, sent: undefined },
  ],
  'the late success of the first attempt counts, whatever becomes of the second (case 64)': [
    [send(), hang, sendAgain, answer(SENT), answer(REFUSED, 1)],
    { status: 'sent', ended: [['unknown', order, true], ...sentOnce] },
  ],
  'the late success of the first attempt counts after the second was refused': [
    [send(), hang, sendAgain, answer(REFUSED, 1), answer(SENT)],
    { status: 'sent', mails: 2 },
  ],
  'the late success of the first attempt counts while the guest decides about a dish that is gone':
    [[send(), hang, isGone, sendAgain, answer(SENT)], { status: 'sent', mails: 1 }],
  'only the success of the version that the guest sent last counts (case 64)': [
    [send(), hang, send(changed), answer(SENT), answer(SENT, 1)],
    {
      status: 'sent',
      ended: [
        ['unknown', order, true],
        ['sent', changed, true],
      ],
    },
  ],
  'the changed version of an order is not called unsent when it is refused': [
    [send(), hang, send(changed), answer(SENT), answer(REFUSED, 1)],
    { order: changed, found: ['unsent', MAY_HAVE_ARRIVED] },
  ],
  'nothing more is sent once the first attempt has succeeded late: the second finds a busy service':
    [
      [send(), hang, sendAgain, answer(SENT), answer(BUSY, 1), wait(60_000)],
      { status: 'sent', mails: 2 },
    ],
  'nothing more is sent once the first attempt has succeeded late: the second waits': [
    [send(), hang, sendAgain, answer(BUSY, 1), answer(SENT), wait(60_000)],
    { status: 'sent', mails: 2 },
  ],
  'the late success of an order takes nothing from a cart that was emptied since': [
    [send(), hang, emptyCart, answer(SENT)],
    {
      status: 'sent',
      ended: [
        ['unknown', order, true],
        ['sent', order, false],
      ],
    },
  ],
};
it.each(Object.entries(SCENARIOS))('%s', async (_title, [steps, expected]) => {
  const { outbox, sent, ended } = await play(...steps);
  const state = outbox.get();
  const [left] = openOutbox()
    .get()
    .orders.filter((one) => one.reference === reference);
  expect({
    ...{ status: undefined, running: undefined },
    ...outbox.find(reference),
    ...state,
    sent: state.sent?.order,
    ...{ ended, mails: sent.length },
    found: left && [left.status, mayHaveArrived(left)],
  }).toMatchObject(expected);
});

it('a refused order is logged without any of the guest’s words, and is sent again only on request [137] [159] (case 62)', async () => {
  const page = await play(send(), answer(REFUSED), wait(60_000));
  expect(page.ended).toEqual([['unsent', order, true]]);
  expect(page.sent).toHaveLength(1);
  expect(error.mock.calls.map(([text]) => text)).toEqual([
    '[simmer/order] the order was not sent: 412 Gmail_API: Invalid grant',
  ]);
  for (const step of [send(), hang]) await step(page);
  expect(error.mock.lastCall?.[0]).toMatch(/the mail service did not answer in time$/);
  expect(JSON.stringify(error.mock.calls)).not.toMatch(/Gus|Oak|gus@/);
  for (const step of [send(), answer(SENT, 2)]) await step(page);
  expect(page.outbox.find(reference)?.status).toBe('sent');
});

it('the email tells the owner that an order may have arrived before, but only if that is so', async () => {
  const { sent } = await play(
    ...[send(), answer(REFUSED), send(), answer(UNKNOWN, 1), send(), answer(SENT, 2)],
  );
  expect(sent.map((mail) => mail.reference)).toEqual([
    ...['K7P-4MW', 'K7P-4MW', 'K7P-4MW (again)'],
  ]);
});

it('the page gives up after four attempts at a busy service, with growing pauses (case 61)', async () => {
  const page = await play(send());
  for (const [n, pause] of RETRY_PAUSES_MS.entries()) {
    for (const step of [answer(BUSY, n), wait(pause - 1)]) await step(page);
    expect(page.sent).toHaveLength(n + 1);
    await wait(1)(page);
    expect(page.sent).toHaveLength(n + 2);
  }
  for (const step of [answer(BUSY, 3), wait(60_000)]) await step(page);
  expect(page.outbox.find(reference)?.status).toBe('unsent');
  expect(page.sent).toHaveLength(4);
  expect(error).toHaveBeenCalledTimes(1);
});

it('portions are taken once, when the order is compared with the menu and has certainly not left its page', async () => {
  const { counted } = await play(
    ...[send(), answer(BUSY), firstPause, answer(REFUSED, 1), send({ ...order, date: '' })],
  );
  expect(counted).toEqual(['while checking', 'while checking']);
  expect((await play(isGone, send(next))).counted).toEqual([]);
});

it.each([
  ['until another tab is done', 'turn', undefined],
  ['for the menu', 'menu', WITHOUT_IT],
  ['for its portions', 'counted', COUNTED],
])(
  'nothing more is sent once the first attempt has succeeded late, while the second waits %s, even where storage is blocked',
  async (_what, part, answered) => {
    blockStorage();
    const page = await play(send(), hang);
    let end: () => void = () => undefined;
    const wait = new Promise((resolve) => {
      end = () => resolve(answered);
    });
    Object.assign(page.world, { [part]: wait });
    for (const step of [sendAgain, answer(SENT)]) await step(page);
    end();
    await flush();
    expect(page.outbox.find(reference)?.status).toBe('sent');
    expect(page.sent).toHaveLength(1);
  },
);

it.each<[string, Counted, object]>([
  [
    'with too few portions left waits for the guest',
    { status: 'short', text: 'Only 2 left.' },
    { status: 'blocked', shortage: 'Only 2 left.', running: undefined, notices: [] },
  ],
  [
    'that nobody can count is not sent if the owner wants none then',
    { status: 'silent', cause: new Error('offline') },
    { status: 'unsent', logged: expect.stringMatching(/could not be counted$/), notices: [] },
  ],
  [
    'that is not counted is sent, and the email says why',
    { status: 'counted', remark: 'Please count it.' },
    { status: 'sending', notices: [expect.stringMatching(/ Please count it\.$/)] },
  ],
])('an order %s', async (_which, counted, expected) => {
  const { outbox, sent } = await play(({ world }) => void (world.counted = counted), send());
  const notices = sent.map(({ notice }) => notice);
  const logged = error.mock.lastCall?.[0] as unknown;
  expect({ ...outbox.get(), ...outbox.find(reference), notices, logged }).toMatchObject(expected);
});

it('an order whose prices could not be checked is sent, and the email says so', async () => {
  const dishes = [meatloaf, stew].map((item) => ({
    ...{ id: dishIdOf(item), name: item.name, isSoldOut: false },
    sizes: [{ label: item.size, priceCents: item.priceCents }],
  }));
  const isRead =
    (isFixedIncomplete: boolean): Step =>
    ({ world }) =>
      void (world.menu = { dishes, isFixedIncomplete });
  expect((await play(isRead(false), send())).sent[0]?.notice).toBe('');
  const order = { ...orderOf([meatloaf, stew]), reference: '3EX-AAA' };
  expect((await play(isRead(true), send(order))).sent[0]?.notice).toMatch(/not checked/);
});

it.each(['sent', 'done'])(
  'a tab that waited while another sent the same order does not send it again, even without having heard of it: %s (case 59)',
  async (status) => {
    let release: () => void = () => undefined;
    const turn = new Promise<void>((resolve) => (release = resolve));
    const page = await play(leave('unknown'), ({ world }) => void (world.turn = turn), send());
    expect(page.outbox.get().running).toBe(reference);
    const record = { version: 1, uid: 'gus', status, isRepeat: false, cart: 1, savedAt: 1.8e12 };
    localStorage.setItem('simmer:order/K7P-4MW', JSON.stringify({ ...record, order }));
    release();
    await flush();
    expect(page.sent).toHaveLength(0);
    expect(page.counted).toEqual([]);
    expect(page.outbox.get()).toMatchObject({ running: undefined, sent: { order } });
  },
);
