import { cart, type CartItem } from '@simmer/shared/cart';
import { NO_CLAIM, totalOf, type Claim } from '@simmer/shared/claim';
import { limitsInMemory } from '@simmer/shared/testing/limits-in-memory';
import { muteConsole } from '@simmer/shared/testing/mute-console';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { changing } from '../order/changing';
import { draft, type Draft } from '../order/draft-store';
import type { Order } from '../order/order';
import { meatloaf, orderOf, soup } from '../testing/dishes';
import { SEEN_AFTER_MS } from '../order-confirmation/order-confirmation';
import { gus, storeLimits } from '../testing/fake-firebase';
import { REFUSED, SENT, UNKNOWN } from '../testing/fake-mailer';
import { become, button, field, FILLED_IN, NOW, renderCheckout } from '../testing/render-checkout';

jest.mock('@simmer/shared/firebase', () => jest.requireActual('../testing/fake-firebase'));

jest.mock('@simmer/shared/wait', () => ({ waitOrOnline: async () => undefined }));

muteConsole('warn');

/** A Thursday. */
const DAY = '2026-12-24';
const FIVE_PANS = {
  pools: { pans: { name: 'Pans', dishes: [meatloaf.name] } },
  limits: Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((n) => [`pans ${String(n)}`, 5])),
};
const PASS = { whenSilent: 'pass' };
const WINDOWS = { windows: { late: '4 to 6 pm', later: '6 to 8 pm' }, limits: { 'late 4': 1 } };

interface Options {
  limits?: object;
  /** What others have taken of the day. */
  taken?: Record<string, number>;
  typed?: Partial<Draft>;
  items?: readonly CartItem[];
  now?: () => number;
  /** The document `settings/ordering`. */
  settings?: object;
  /** What Gus has, by day. */
  claims?: Record<string, Claim>;
}

async function open(options: Options = {}) {
  const {
    limits = FIVE_PANS,
    taken = {},
    typed,
    items = [meatloaf],
    now = () => NOW,
    settings = {},
  } = options;
  const shop = limitsInMemory(limits);
  for (const [day, claim] of Object.entries(options.claims ?? {}))
    shop.state.days.set(day, new Map([['gus', claim]]));
  shop.take(DAY, taken);
  storeLimits(shop.withLimitsClient);
  const page = await renderCheckout({
    ...{
      items,
      typed: { ...FILLED_IN, date: DAY, ...typed },
      ordering: { limits: true },
      now,
      settings,
    },
  });
  // The part for limits loads, and reads what is left.
  await settle();
  return { ...page, ...shop };
}

const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await act(async () => undefined);
};
type Shop = Pick<ReturnType<typeof limitsInMemory>, 'state'>;
const ordersOf = ({ state }: Shop) => state.days.get(DAY)?.get('gus');
const allClaims = ({ state }: Shop) => [...state.days.values()].flatMap((day) => [...day.values()]);

/** An order has left the page, and nobody knows whether it has arrived. */
async function openUnknown(options?: Options) {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const shop = await open(options);
  await shop.submit();
  await settle();
  await shop.answer(UNKNOWN);
  await settle();
  return shop;
}

const quantity = () => cart.get()[0]?.quantity;

it('a shop without limits asks for none, and its orders are not counted', async () => {
  const asked = jest.fn();
  storeLimits(asked);
  const { submit, sent } = await renderCheckout({ items: [meatloaf], typed: FILLED_IN });
  await submit();
  expect(asked).not.toHaveBeenCalled();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.notice).not.toMatch(/count/);
});

describe('what is left', () => {
  it('is on the line once it is few, for the chosen day', async () => {
    await open({ taken: { pans: 2 } });
    expect(screen.getByText('3 left for Thursday, December 24')).toBeVisible();
    fireEvent.change(field('Delivery Date'), { target: { value: '2026-12-23' } });
    await settle();
    expect(screen.getByText('5 left for Wednesday, December 23')).toBeVisible();
  });

  it('is shared by the sizes of a pool, of which one may count twice', async () => {
    const large = { ...meatloaf, id: 'classic_1_Large', size: 'Large', quantity: 1 };
    await open({
      limits: { ...FIVE_PANS, sizes: { 'pans Large': 2 } },
      taken: { pans: 2 },
      items: [meatloaf, large],
    });
    expect(screen.getByText('None left for Thursday, December 24.')).toBeVisible();
    expect(screen.queryByText(/^Only/)).toBeNull();
  });

  it('decides which days are suggested; those without enough are named before the guest chooses', async () => {
    await open({ taken: { pans: 4 }, typed: { date: null } });
    const days = within(screen.getByRole('group', { name: 'Next possible days' }));
    expect(days.getByRole('button', { name: /December 23/ })).toBeVisible();
    expect(days.queryByRole('button', { name: /December 24/ })).toBeNull();
    expect(screen.getByText(/^Not enough left for your order: Thu, Dec 24\./)).toBeVisible();
  });

  it('decides that also for a day on which the dishes are never cooked', async () => {
    await open({
      limits: { ...FIVE_PANS, limits: { ...FIVE_PANS.limits, 'pans 3': 0 } },
      typed: { date: null },
    });
    const days = within(screen.getByRole('group', { name: 'Next possible days' }));
    expect(days.getByRole('button', { name: /December 22/ })).toBeVisible();
    expect(days.queryByRole('button', { name: /December 23/ })).toBeNull();
  });

  it('stops an order of more, which the guest can reduce with one tap, keeping all they typed', async () => {
    const { user, submit, sent, answer, ...shop } = await open({ taken: { pans: 4 } });
    expect(screen.getByText('Only 1 left for Thursday, December 24.')).toBeVisible();
    expect(field('Delivery Date')).toHaveAccessibleDescription(/There is not enough left/);
    await submit();
    expect(sent).toHaveLength(0);
    await user.click(button('Go to Meatloaf with veggies, Small'));
    expect(button('Take 1')).toHaveFocus();
    await user.click(button('Take 1'));
    expect(quantity()).toBe(1);
    expect(document.body).not.toHaveFocus();
    await submit();
    await settle();
    expect(field('Delivery Address')).toHaveValue('12 Oak Street');
    await answer(SENT);
    await settle();
    expect(allClaims(shop)).toMatchObject([
      { orders: { [sent[0]?.reference ?? '']: { counts: { pans: 1 }, isSent: true } } },
    ]);
  });

  it('may go while the guest types: they read of which dish, and choose another day, and nothing is lost', async () => {
    const { user, take, submit, sent } = await open();
    take(DAY, { pans: 5 });
    await submit();
    await settle();
    expect(sent).toHaveLength(0);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(
      'Your order was not sent, because it is not available like this.',
    );
    expect(alert.parentElement).toHaveTextContent(
      'Meatloaf with veggies, Small: None left for Thursday, December 24.',
    );
    await user.click(button('Another day'));
    expect(field('Delivery Date')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: /December 23/ }));
    await settle();
    expect(screen.queryByRole('alert')).toBeNull();
    await submit();
    await settle();
    expect(sent).toHaveLength(1);
    expect(field('Delivery Address')).toHaveValue('12 Oak Street');
  });
});

it.each([
  [
    'closes the window',
    WINDOWS,
    { ...WINDOWS, limits: { 'late 4': 0 } },
    /don’t take orders for that time/,
  ],
  [
    'takes only three or more of a dish',
    { ...FIVE_PANS, ...WINDOWS },
    { ...FIVE_PANS, ...WINDOWS, least: { [meatloaf.name]: 3 } },
    /Meatloaf with veggies, Small: At least 3 per order/,
  ],
])(
  'an order is not sent if the owner %s while the page is open, and the guest reads why',
  async (_what, limits, changed, text) => {
    const shop = await open({ limits, typed: { time: '5 pm' } });
    shop.state.stored = changed;
    await shop.submit();
    await settle();
    expect(shop.sent).toHaveLength(0);
    expect(screen.getByRole('alert').parentElement).toHaveTextContent(text);
    expect(shop.state.days.size).toBe(0);
  },
);

it('an order that only the rules refuse says so, until the guest changes something about it', async () => {
  const shop = await open();
  const refused = Object.assign(new Error('refused'), { code: 'permission-denied' });
  storeLimits((call) =>
    shop.withLimitsClient((client) =>
      call({ ...client, changeClaim: () => Promise.reject(refused) }),
    ),
  );
  await shop.submit();
  await settle();
  expect(shop.sent).toHaveLength(0);
  const alert = screen.getByRole('alert');
  expect(alert.parentElement).toHaveTextContent('Not enough is left for Thursday, December 24.');
  await shop.user.type(field('Delivery Time'), ' or later');
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['is too late once it could not be ordered any more', {}, 0],
  ['is sent if the owner has set a later cutoff for changes', { changeDays: 1 }, 1],
])('a change of a dish that must be ordered three days ahead %s', async (_is, settings, mails) => {
  const limits = { ...FIVE_PANS, leadDays: { [meatloaf.name]: 3 } };
  const now = () => NOW + 2 * 24 * 60 * 60 * 1000;
  const { submit, sent } = await open({ limits, settings, now });
  act(() => changing.start(orderOf([meatloaf])));
  await submit();
  await settle();
  expect(sent).toHaveLength(mails);
  if (mails === 0) expect(screen.getByRole('alert')).toHaveTextContent('It’s too late to change');
  act(() => changing.end());
});

describe('the portions of the order that is being changed', () => {
  const order = orderOf([meatloaf]);
  /** The day is full, also with those of this order. */
  const openChange = async (isLoggedIn: boolean) => {
    const claim = { orders: { [order.reference]: { counts: { pans: 2 }, isSent: true } } };
    const shop = limitsInMemory(FIVE_PANS);
    shop.state.days.set(DAY, new Map([['gus', claim]]));
    shop.take(DAY, { pans: 3 });
    storeLimits(shop.withLimitsClient);
    changing.start(order);
    const page = await renderCheckout({ isLoggedIn, ordering: { limits: true } });
    await settle();
    return page;
  };
  afterEach(() => act(() => changing.end()));

  it('are its own on a device without a login, and once its guest has logged in', async () => {
    await openChange(false);
    expect(screen.queryByText(/^None left/)).toBeNull();
    await become(gus);
    await settle();
    expect(screen.queryByText(/^None left/)).toBeNull();
  });

  it('stay among the days, whatever other day the guest looks at', async () => {
    await openChange(true);
    fireEvent.change(field('Delivery Date'), { target: { value: '2026-12-23' } });
    await settle();
    const days = within(screen.getByRole('group', { name: 'Next possible days' }));
    expect(days.getByRole('button', { name: /December 24/ })).toBeVisible();
  });
});

describe('an order that was sent can be changed as far as it gets no further from the limits, after the owner', () => {
  afterEach(() => act(() => changing.end()));

  const CLOSED = { ...WINDOWS, limits: { 'late 4': 0 } };
  const [AT_MOST_1, AT_LEAST_4] = [1, 4].map((count) => ({ [meatloaf.name]: count }));
  it.each([
    ['has closed its window', CLOSED, {}, 3, ''],
    [
      'has closed its window, but not for another time',
      CLOSED,
      { time: '5:30 pm' },
      3,
      /don’t take orders/,
    ],
    ['has deleted its window', { windows: { later: '6 to 8 pm' } }, {}, 3, ''],
    ['has, but not for another day', CLOSED, { date: '2026-12-31' }, 3, /don’t take orders/],
    ['takes no more than one of its dish', { most: AT_MOST_1 }, {}, 2, ''],
    ['does, but gets no more of it', { most: AT_MOST_1 }, {}, 4, /At most 3 per order/],
    ['takes no less than four of its dish', { least: AT_LEAST_4 }, {}, 3, ''],
    ['does, but gets no less of it', { least: AT_LEAST_4 }, {}, 2, /At least 3 per order/],
  ])('%s', async (_what, limits, typed, count, problem) => {
    const { submit, sent } = await open({ limits, items: [] });
    const items = [{ ...meatloaf, quantity: 3 }, soup];
    act(() => changing.start(orderOf(items, { time: '5 pm' })));
    act(() => draft.change(typed));
    act(() => cart.setQuantity(meatloaf.id, count));
    act(() => cart.setQuantity(soup.id, 2));
    await settle();
    await submit();
    await settle();
    expect(sent).toHaveLength(problem ? 0 : 1);
    if (problem) expect(document.body).toHaveTextContent(problem);
  });
});

it('an order that was refused for its portions does not blame the menu after a reload', async () => {
  const { take, submit } = await open();
  take(DAY, { pans: 5 });
  await submit();
  await settle();
  cleanup();
  act(() => cart.clear());
  await renderCheckout({ ordering: { limits: true } });
  expect(screen.getByText(/^It was not sent\./)).toBeVisible();
  expect(document.body).not.toHaveTextContent('the menu has changed');
});

it('an order is counted by the next page if this one was closed before the database had answered, although its guest saw the confirmation', async () => {
  const { submit, answer, sent, withLimitsClient, ...shop } = await open();
  await submit();
  await settle();
  storeLimits(() => new Promise(() => undefined));
  jest.useFakeTimers();
  await answer(SENT);
  await act(() => jest.advanceTimersByTimeAsync(SEEN_AFTER_MS));
  jest.useRealTimers();
  cleanup();
  storeLimits(withLimitsClient);
  await renderCheckout({ ordering: { limits: true } });
  await settle();
  expect(ordersOf(shop)?.orders).toMatchObject({ [sent[0]?.reference ?? '']: { isSent: true } });
});

describe('an order', () => {
  it('keeps its portions while nobody knows whether it has arrived, and can be sent again with them', async () => {
    const shop = await openUnknown({ taken: { pans: 3 } });
    expect(ordersOf(shop)?.orders).toMatchObject({
      [shop.sent[0]?.reference ?? '']: { isSent: false },
    });
    expect(screen.getByText('2 left for Thursday, December 24')).toBeVisible();
    await shop.submit();
    await settle();
    await shop.answer(SENT, 1);
    await settle();
    expect(shop.sent).toHaveLength(2);
    expect(ordersOf(shop)?.orders).toMatchObject({
      [shop.sent[0]?.reference ?? '']: { isSent: true },
    });
  });

  it('gives its portions back once it certainly was not sent', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const shop = await open();
    await shop.submit();
    await settle();
    expect(ordersOf(shop)?.orders).not.toEqual({});
    await shop.answer(REFUSED);
    await settle();
    expect(ordersOf(shop)).toEqual({ orders: {} });
  });

  it('has its portions for good once the guest says that it has arrived', async () => {
    const orders = () => Object.values(ordersOf(shop)?.orders ?? {});
    const shop = await openUnknown();
    expect(orders()).toMatchObject([{ isSent: false }]);
    await shop.user.click(button('Olive has this order – remove it here'));
    await settle();
    expect(orders()).toMatchObject([{ counts: { pans: 2 }, isSent: true }]);
  });

  it('that is sent again for another day, or for none, gives back what it had of the day before', async () => {
    const shop = await openUnknown();
    fireEvent.change(field('Delivery Date'), { target: { value: '' } });
    await shop.submit();
    await settle();
    expect(ordersOf(shop)?.orders).not.toEqual({});
    await shop.answer(SENT, 1);
    await settle();
    expect(ordersOf(shop)).toEqual({ orders: {} });
  });

  it('that another tab has changed and sent has the portions that it says', async () => {
    const shop = await openUnknown();
    const [[key = '', text = ''] = []] = Object.entries(localStorage).filter(([name]) =>
      name.startsWith('simmer:order/'),
    );
    const { order, ...record } = JSON.parse(text);
    const items = [{ ...meatloaf, quantity: 4 }];
    const { reference, history } = order;
    const claim = { orders: { [reference]: { counts: { pans: 4 }, isSent: true, history } } };
    shop.state.days.set(DAY, new Map([['gus', claim]]));
    const newValue = JSON.stringify({ ...record, status: 'sent', order: { ...order, items } });
    await act(async () => window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
    await settle();
    expect(ordersOf(shop)).toEqual(claim);
  });

  /** An earlier page has left this record. */
  function leave(status: string, order: Order, more: object = {}) {
    const record = { version: 1, uid: 'gus', status, isRepeat: false, cart: 0, savedAt: NOW };
    const text = JSON.stringify({ ...record, order, ...more });
    localStorage.setItem(`simmer:order/${order.reference}`, text);
  }

  const order = orderOf();
  const { reference, history } = order;
  const taken = { counts: {}, isSent: false, needed: { pans: 2 }, history };

  it('that an earlier page could not send gives its portions back when the guest does not want it any more', async () => {
    leave('unsent', order);
    const shop = await open({ items: [] });
    shop.state.days.set(DAY, new Map([['gus', { orders: { [reference]: taken } }]]));
    await shop.user.click(button('Don’t send it'));
    await settle();
    expect(ordersOf(shop)).toEqual({ orders: {} });
  });

  describe('whose page was closed', () => {
    const BEFORE = '2026-12-23';
    const base = orderOf(undefined, { date: BEFORE });
    const changed = { ...order, history: `${history}BBBB` };
    const earlier = { base, isSent: true, days: [BEFORE] };
    const claims = {
      [BEFORE]: { orders: { [reference]: { counts: { pans: 2 }, isSent: true, history } } },
      [DAY]: { orders: { [reference]: { ...taken, history: changed.history } } },
    };
    const turns = { request: async (_name: string, task: () => Promise<void>) => task() };
    afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

    it.each([
      ['after it was sent for another day', 'sent', changed, {}, { pans: 2 }],
      ['after it was cancelled', 'sent', { ...changed, isCancelled: true }, {}, {}],
      ['before it left', 'checking', changed, { pans: 2 }, {}],
      ['while it was being sent', 'sending', changed, { pans: 2 }, { pans: 2 }],
    ])(
      'has what it needs and no more as soon as the cart is opened again: %s',
      async (_when, status, order, ofBefore, ofDay) => {
        Object.assign(navigator, { locks: turns });
        leave(status, order, { earlier });
        const shop = await open({ items: [], claims });
        const has = (day: string) => totalOf(shop.state.days.get(day)?.get('gus') ?? NO_CLAIM);
        expect([has(BEFORE), has(DAY)]).toEqual([ofBefore, ofDay]);
      },
    );

    it('keeps its portions where nobody can tell whether another tab is about to mail it', async () => {
      leave('checking', changed, { earlier });
      expect(allClaims(await open({ items: [], claims }))).toEqual(Object.values(claims));
    });
  });

  it('of which one attempt has failed, and another one may have arrived for another day, keeps both days when the guest says that it has arrived', async () => {
    const shop = await openUnknown();
    fireEvent.change(field('Delivery Date'), { target: { value: '2026-12-23' } });
    await shop.submit();
    await settle();
    await shop.answer(REFUSED, 1);
    await settle();
    await shop.user.click(button('Olive has this order – remove it here'));
    await settle();
    expect(allClaims(shop).map(totalOf)).toEqual([{ pans: 2 }, {}]);
  });

  it.each([
    ['a day', { date: null }, /No day was chosen/],
    ['a day that is to come', { date: '2026-12-17' }, /Its day is over/],
    ['a day that is near enough', { date: '2031-12-24' }, /Its day is far away/],
  ])(
    'without %s is sent, and the owner reads that it is not counted',
    async (_what, typed, notice) => {
      const { submit, sent, state } = await open({ typed });
      await submit();
      await settle();
      expect(sent).toMatchObject([{ notice: expect.stringMatching(notice) }]);
      expect(state.days.size).toBe(0);
    },
  );

  it.each([
    ['is not sent, and the guest reads how to order otherwise', 'refuse', 0],
    ['is sent if the owner wants that, and she reads that it is not counted', 'pass', 1],
  ])(
    'that nobody can count, because the database does not answer, %s',
    async (_what, whenSilent, mails) => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      const { submit, sent, state } = await open({ limits: { ...FIVE_PANS, whenSilent } });
      state.failure = Object.assign(new Error('no answer'), { name: 'TimeLimitError' });
      await submit();
      await settle();
      expect(sent).toHaveLength(mails);
      if (mails === 1) {
        expect(sent[0]?.notice).toMatch(/The database did not answer/);
        return;
      }
      expect(screen.getByRole('alert')).toHaveTextContent(/^Sorry, there was a problem/);
      expect(screen.getByRole('link', { name: 'Email the order yourself' })).toBeVisible();
      expect(cart.get()).toHaveLength(1);
    },
  );

  it.each([
    ['is not sent by a device that has never read what the owner wants', undefined, {}, 0],
    ['is sent by one whose pages were published when she wanted it', undefined, PASS, 1],
    ['is sent by one that has read that she wants it', { ...FIVE_PANS, ...PASS }, {}, 1],
    ['is not sent by one that has read since that she does not', FIVE_PANS, PASS, 0],
  ])(
    'on a page that the database has never answered %s',
    async (_what, before, composed, mails) => {
      const json = async () => ({ 'A dish': { is: {} }, 'settings/limits': composed });
      globalThis.fetch = jest.fn().mockResolvedValue({ ok: true, json });
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      if (before) {
        for (const limits of [{ ...FIVE_PANS, ...PASS }, before]) {
          await open({ limits });
          cleanup();
        }
      }
      storeLimits(() => Promise.reject(new Error('no answer')));
      const { submit, sent } = await renderCheckout({
        ...{ items: [meatloaf], typed: { ...FILLED_IN, date: DAY }, ordering: { limits: true } },
      });
      await settle();
      await submit();
      await settle();
      expect(sent).toHaveLength(mails);
      if (mails === 1) expect(sent[0]?.notice).toMatch(/The database did not answer/);
      Reflect.deleteProperty(globalThis, 'fetch');
    },
  );
});

describe('windows', () => {
  it('take the place of the suggested times; a full one is named and not offered, and no order is sent for it', async () => {
    const { submit, sent, user } = await open({
      limits: WINDOWS,
      taken: { late: 1 },
      typed: { time: '' },
    });
    const times = within(screen.getByRole('group', { name: 'Suggested times' }));
    expect(times.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '6 to 8 pm',
    ]);
    expect(screen.getByText('Or enter a time within these hours. Full: 4 to 6 pm.')).toBeVisible();
    for (const typed of ['4 to 6 PM', 'around 5 pm', 'at noon']) {
      fireEvent.change(field('Delivery Time'), { target: { value: typed } });
      await submit();
    }
    expect(sent).toHaveLength(0);
    expect(field('Delivery Time')).toHaveAccessibleDescription(
      /^We don’t take orders for that time on Thursday, December 24\. Choose one of these: 6 to 8 pm\.$/,
    );
    await user.click(times.getByRole('button'));
    await submit();
    await settle();
    expect(sent).toMatchObject([{ deliveryTime: '6 to 8 pm' }]);
  });

  it.each([
    ['no longer offered', 'Noon to 2 pm', 'Fri'],
    ['still offered', '9 to 10 pm', 'Today'],
  ])('decide whether today is suggested: at 7 pm, it is %s with “%s”', async (_is, name, first) => {
    const now = Date.parse(`${DAY}T19:00`);
    await open({ limits: { windows: { late: name } }, typed: { date: null }, now: () => now });
    const days = within(screen.getByRole('group', { name: 'Next possible days' }));
    expect(days.getAllByRole('button')[0]).toHaveTextContent(first);
  });

  it('that are over today are not named to a guest who submits without a time', async () => {
    const now = () => Date.parse(`${DAY}T18:30`);
    const { submit } = await open({ limits: WINDOWS, typed: { time: '' }, now });
    await submit();
    expect(field('Delivery Time')).toHaveAccessibleDescription('Choose one of these: 6 to 8 pm.');
  });

  it('do not keep today among the days where some are over and the others are full', async () => {
    const now = () => Date.parse(`${DAY}T18:30`);
    const limits = { ...WINDOWS, limits: { 'later 4': 1 } };
    await open({ limits, taken: { later: 1 }, typed: { date: null }, now });
    const days = within(screen.getByRole('group', { name: 'Next possible days' }));
    expect(days.getAllByRole('button')[0]).toHaveTextContent('Fri');
  });

  it('that are all over today say so, and not that dishes are gone', async () => {
    const now = () => Date.parse(`${DAY}T21:00`);
    await open({ limits: WINDOWS, typed: { time: '' }, taken: { late: 1 }, now });
    expect(field('Delivery Date')).toHaveAccessibleDescription(
      /All times on Thursday, December 24 are over\. Choose another day\.$/,
    );
    act(() => draft.change({ date: null }));
    await settle();
    expect(screen.queryByText(/^Not enough left/)).toBeNull();
  });

  it('that are all full make a day full', async () => {
    const limits = { ...WINDOWS, limits: { 'late 4': 1, 'later 4': 2 } };
    await open({ limits, taken: { late: 1, later: 2 }, typed: { date: null } });
    expect(screen.getByText(/^Not enough left for your order: Thu, Dec 24\./)).toBeVisible();
  });

  it.each([
    ['full', { 'late 4': 1, 'later 4': 0 }, /^All times on Thursday, December 24 are full\./],
    ['closed', { 'late 4': 0, 'later 4': 0 }, /^We’re closed on Thursday, December 24\./],
  ])(
    'that are all %s on the chosen day say so before the guest types a time, and when they submit without one',
    async (_what, ofDay, text) => {
      const limits = { ...WINDOWS, limits: ofDay };
      const { submit, sent } = await open({ limits, taken: { late: 1 }, typed: { time: '' } });
      expect(field('Delivery Date')).toHaveAccessibleDescription(text);
      await submit();
      expect(sent).toHaveLength(0);
      expect(field('Delivery Time')).toHaveAccessibleDescription(text);
    },
  );

  it('are named when the guest submits without a time', async () => {
    const { submit } = await open({ limits: WINDOWS, typed: { time: '', date: null } });
    await submit();
    expect(field('Delivery Time')).toHaveAccessibleDescription(
      'Choose one of these: 4 to 6 pm; 6 to 8 pm.',
    );
  });

  it('understand a time in other words, and an order counts once, whatever is in it', async () => {
    const { submit, ...shop } = await open({
      limits: WINDOWS,
      typed: { time: 'around 5 pm' },
      items: [meatloaf, soup],
    });
    await submit();
    await settle();
    expect(allClaims(shop).map(totalOf)).toEqual([{ late: 1 }]);
  });
});

it.each([
  ['at least 3 of a dish', { least: { [meatloaf.name]: 3 } }, 'At least 3 per order.', 3],
  ['at most 1 of a dish', { most: { [meatloaf.name]: 1 } }, 'At most 1 per order.', 1],
])('an order has %s, if the owner says so', async (_what, limits, text, possible) => {
  const { user, submit, sent } = await open({ limits });
  expect(screen.getByText(text)).toBeVisible();
  await submit();
  expect(sent).toHaveLength(0);
  await user.click(button(`Take ${String(possible)}`));
  expect(quantity()).toBe(possible);
  await submit();
  await settle();
  expect(sent).toHaveLength(1);
});

it('a dish that takes two days is not sold for tomorrow, and the guest reads which one it is', async () => {
  await open({ limits: { leadDays: { [meatloaf.name]: 2 } }, typed: { date: '2026-12-21' } });
  expect(screen.getByText(/^Meatloaf with veggies must be ordered 2 days ahead\./)).toBeVisible();
  expect(screen.getByText(/we need more time than that/)).toBeVisible();
  expect(button('Choose Tuesday, December 22')).toBeVisible();
});
