import { cart, type CartItem } from '@simmer/shared/cart';
import { muteConsole } from '@simmer/shared/testing/mute-console';
import { siteWith } from '@simmer/shared/testing/site-config';
import { act, cleanup, screen, within } from '@testing-library/react';
import { changing } from '../order/changing';
import { orderOf, danish, meatloaf, soup, stew } from '../testing/dishes';
import { ada, firebaseAuthProvider, gus } from '../testing/fake-firebase';
import { SEEN_AFTER_MS } from '../order-confirmation/order-confirmation';
import { REFUSED, SENT, UNKNOWN } from '../testing/fake-mailer';
import {
  address,
  become,
  button,
  field,
  FILLED_IN,
  NOW,
  renderCheckout,
  state,
} from '../testing/render-checkout';
import { changeLink } from '../send-order/kitchen-ticket';

jest.mock('@simmer/shared/firebase', () => jest.requireActual('../testing/fake-firebase'));

muteConsole('error');

const KEPT = { keepCartInTab: true };
const order = orderOf([meatloaf, danish]);
const todays = {
  dishes: [
    {
      ...{ id: meatloaf.name, name: meatloaf.name, isSoldOut: false },
      sizes: [{ label: 'Small', priceCents: 3000 }],
      cooking: 'Raw: 8 hours on LOW',
    },
    {
      ...{ id: danish.name, name: danish.name, isSoldOut: false, flavors: ['Cherry', 'Apple'] },
      sizes: [{ label: '9 X 13', priceCents: 2500 }],
    },
  ],
};
type Options = NonNullable<Parameters<typeof renderCheckout>[0]>;

/** Opens the guest's own copy on a device that has never seen the order. */
async function openCopy(options: Options & { link?: string } = {}) {
  const { link = new URL(changeLink(order)).hash, ...rest } = options;
  return renderCheckout({ items: [], menu: todays, ordering: KEPT, hash: link, ...rest });
}

const strip = () => screen.queryByText('You’re changing order K7P-4MW.');
const records = () => Object.keys(localStorage).filter((key) => key.startsWith('simmer:order/'));
const yes = 'Yes, cancel it';

afterEach(() => {
  changing.end();
  sessionStorage.clear();
});

describe('a guest who opens their copy on another device', () => {
  it('changes the order: the form has all of it, and the mail says what differs, as the next revision', async () => {
    const { user, submit, sent, answer } = await openCopy();
    expect(
      screen.getByText('You can change or cancel it until Thursday, December 24.'),
    ).toBeVisible();
    await user.click(button('Change this order'));
    expect(await screen.findByText('You’re changing order K7P-4MW.')).toBeVisible();
    expect(field('Delivery Time')).toHaveValue('after 5 pm');
    expect(cart.get()).toMatchObject([
      {
        name: meatloaf.name,
        modification: 'No onions',
        quantity: 2,
        cooking: 'Raw: 8 hours on LOW',
      },
      { name: danish.name, flavors: ['Cherry', 'Apple'] },
    ]);
    act(() => cart.setQuantity(cart.get()[0]!.id, 1));
    expect(button('Send the change')).toBeVisible();
    await submit();
    await answer(SENT);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      reference: 'K7P-4MW',
      kind: 'CHANGED order',
      notice: expect.stringMatching(/The guest has changed this order:$/),
      when: 'CHANGED: Thu Dec 24, after 5 pm',
      differences: [
        { text: 'Meatloaf with veggies Small: 1, was 2' },
        { text: 'Total: $55.00, was $85.00' },
      ],
    });
    expect(address()).toBe('/order-confirmation');
    expect(screen.getByRole('heading', { level: 1, name: 'Your change was sent.' })).toBeVisible();
    expect(state()).toMatchObject({ history: expect.stringMatching(/^AAAA.{4}$/) });
    expect(strip()).toBeNull();
  });

  it('cancels it without an account, after one question, also while the shop is paused', async () => {
    const { user, sent, answer } = await openCopy({
      ...{ isLoggedIn: false, settings: { paused: true } },
    });
    expect(screen.queryByRole('button', { name: 'Change this order' })).not.toBeInTheDocument();
    await user.click(button('Cancel this order'));
    await user.click(button('Keep it'));
    expect(sent).toEqual([]);
    await user.click(button('Cancel this order'));
    await user.click(button(yes));
    expect(screen.getByText('Your cancellation is being sent.')).toBeVisible();
    await answer(SENT);
    expect(sent[0]).toMatchObject({
      ...{ kind: 'CANCELLED order', when: 'CANCELLED: Thu Dec 24, after 5 pm', differences: [] },
      notice: 'The guest has cancelled this order. Please do not cook it.',
    });
    expect(screen.getByText('This order is cancelled: Olive got your email.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Your cancelled order' })).toBeVisible();
    expect(screen.getByText('Nothing to pay.')).toBeVisible();
    expect(screen.queryByText(/^Total/)).toBeNull();
    await user.click(button('Got it'));
    expect(screen.queryByRole('region', { name: /K7P/ })).not.toBeInTheDocument();
  });

  it.each([true, false])(
    'reads that it is cancelled when they open the copy again: a shop that keeps carts in the tab: %s',
    async (keepCartInTab) => {
      const ordering = { keepCartInTab };
      const { user, answer } = await openCopy({ ordering });
      await user.click(button('Cancel this order'));
      await user.click(button(yes));
      await answer(SENT);
      await user.click(button('Got it'));
      cleanup();
      await openCopy({ ordering });
      expect(screen.getByText('You have cancelled this order.')).toBeVisible();
      expect(screen.getByText('Nothing to pay.')).toBeVisible();
      expect(screen.queryByRole('button', { name: /this order$/ })).not.toBeInTheDocument();
    },
  );

  it.each([true, false])(
    'reads that they have changed it when they open the old copy again: a shop that keeps carts in the tab: %s',
    async (keepCartInTab) => {
      const ordering = { keepCartInTab };
      const { user, submit, answer } = await openCopy({ ordering });
      await user.click(button('Change this order'));
      act(() => cart.setQuantity(cart.get()[0]!.id, 1));
      await submit();
      jest.useFakeTimers();
      await answer(SENT);
      await act(() => jest.advanceTimersByTimeAsync(SEEN_AFTER_MS));
      jest.useRealTimers();
      cleanup();
      await openCopy({ ordering });
      expect(screen.getByText(/^You have changed this order since\./)).toBeVisible();
    },
  );

  it('leaves none of its dishes on the screen when they log out', async () => {
    await openCopy();
    expect(document.body).toHaveTextContent('No onions');
    await become(null);
    expect(document.body).not.toHaveTextContent('No onions');
  });

  it('and cancels it without an account leaves none of its dishes to whoever logs in next', async () => {
    const { user, answer } = await openCopy({ isLoggedIn: false });
    await user.click(button('Cancel this order'));
    await user.click(button(yes));
    await answer(REFUSED);
    expect(document.body).toHaveTextContent('No onions');
    cleanup();
    await renderCheckout({ isLoggedIn: false });
    await become(ada);
    expect(document.body).toHaveTextContent('Your cancellation was not sent to Olive.');
    expect(document.body).not.toHaveTextContent('No onions');
  });

  it('cannot cancel while the order in the form waits for its new account', async () => {
    const typed = { ...FILLED_IN, email: gus.email };
    const { user } = await openCopy({ isLoggedIn: false, items: [soup], typed });
    jest.spyOn(firebaseAuthProvider, 'signUp').mockReturnValue(new Promise(() => undefined));
    await user.type(field('Password'), 'secret1');
    await user.click(button('Create account and send order'));
    expect(button('Cancel this order')).toBeDisabled();
  });

  it.each(['AAAA', 'AAAAcccc'])(
    'changes and cancels it on the device that has sent %s of it before',
    async (history) => {
      const theirs = { version: 1, uid: 'gus', cart: 0, savedAt: NOW };
      const record = JSON.stringify({ ...theirs, status: 'done', history });
      localStorage.setItem('simmer:order/K7P-4MW', record);
      const newest = { ...order, history: 'AAAAbbbb' };
      const bench = await openCopy({ link: new URL(changeLink(newest)).hash });
      await bench.user.click(button('Change this order'));
      act(() => cart.setQuantity(cart.get()[0]!.id, 1));
      await bench.submit();
      await bench.answer(REFUSED);
      await bench.user.click(button('Keep the order as it is'));
      expect(bench.sent[0]).toMatchObject({ kind: 'CHANGED order', reference: 'K7P-4MW' });
      localStorage.setItem('simmer:order/K7P-4MW', record);
      cleanup();
      const { user, sent } = await openCopy({ link: new URL(changeLink(newest)).hash });
      await user.click(button('Cancel this order'));
      await user.click(button(yes));
      expect(sent[0]).toMatchObject({ kind: 'CANCELLED order' });
    },
  );

  it('sends the change another way, as a change of the same order, if they cannot log in', async () => {
    const { user } = await openCopy({ isLoggedIn: false });
    await user.click(button('Change this order'));
    await user.click(screen.getByText('Can’t log in?'));
    const { searchParams } = new URL(
      screen.getByRole<HTMLAnchorElement>('link', { name: 'Email the order yourself' }).href,
    );
    expect(searchParams.get('subject')).toMatch(/^CHANGED order from .* \(K7P-4MW\)$/);
    expect(searchParams.get('body')).toMatch(/^CHANGED order for /);
  });

  it('finds a dish of the Monthly Menu again, and keeps what is on no menu any more', async () => {
    const gone = { ...soup, name: 'Gone soup', documentId: 'gone' };
    const { user, submit, sent } = await openCopy({
      link: new URL(changeLink(orderOf([stew, gone]))).hash,
      menu: {
        dishes: [
          {
            id: 'stew',
            name: 'STEW',
            isSoldOut: false,
            sizes: [{ label: 'Large', priceCents: 2500 }],
            flavors: ['Mild', 'Hot'],
          },
        ],
      },
    });
    await act(async () => undefined);
    await user.click(button('Change this order'));
    expect(cart.get()).toMatchObject([
      { name: 'STEW', documentId: 'stew', flavors: ['Mild', 'Hot'] },
      { name: 'Gone soup', documentId: 'gone', priceCents: soup.priceCents },
    ]);
    await submit();
    expect(sent[0]).toMatchObject({ kind: 'New order', reference: 'K7P-4MW (again)' });
  });

  it.each([
    ['a part is missing', '#change=3.abc', /can’t be read from this link/],
    ['the owner may have begun', undefined, /too late to change or cancel this order here/],
  ])('reads whom to ask when %s', async (_why, link, text) => {
    const settings = { leadDays: 1, changeDays: 5 };
    await openCopy({ ...(link && { link }), settings });
    expect(screen.getByText(text).parentElement).toHaveTextContent(/write to Olive: .+@/);
    expect(screen.queryByRole('button', { name: 'Cancel this order' })).not.toBeInTheDocument();
  });
});

describe('a cart that has dishes', () => {
  const start = async (answer: string) => {
    const bench = await openCopy({ items: [soup], typed: { time: 'noon' } });
    await bench.user.click(button('Change this order'));
    await bench.user.click(button(answer));
    return bench;
  };

  it('is put aside, and comes back with what was typed when the order is kept as it is', async () => {
    const { user, sent } = await start('Put aside for now');
    expect(cart.get()).toHaveLength(2);
    await user.click(button('Keep the order as it is'));
    expect(cart.get()).toMatchObject([{ name: soup.name }]);
    expect(field('Delivery Time')).toHaveValue('noon');
    expect(strip()).toBeNull();
    expect(sent).toEqual([]);
  });

  it('comes back once the change is sent', async () => {
    const { submit, answer } = await start('Put aside for now');
    await submit();
    await answer(SENT);
    expect(cart.get()).toMatchObject([{ name: soup.name }]);
  });

  it('goes into the order if the guest wants that', async () => {
    const { submit, sent, answer } = await start('Add to this order');
    await submit();
    expect(sent[0]?.differences).toEqual([
      { text: 'Chicken taco soup Quart: new, 1' },
      { text: 'Total: $110.00, was $85.00' },
    ]);
    await answer(SENT);
    expect(cart.get()).toEqual([]);
  });

  it('gets no dish of the order by “Undo” once the order is kept as it is', async () => {
    const { user } = await start('Put aside for now');
    await user.click(button('Remove Danish, 9 X 13'));
    expect(button('Undo')).toBeVisible();
    await user.click(button('Keep the order as it is'));
    expect(cart.get()).toMatchObject([{ name: soup.name }]);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('is back with its notes if the guest, after adding it, keeps the order as it is', async () => {
    const note = { ...soup, modification: 'no nuts' };
    const { user } = await openCopy({ items: [note], typed: { time: 'noon' } });
    await user.click(button('Change this order'));
    await user.click(button('Add to this order'));
    await user.click(button('Keep the order as it is'));
    expect(cart.get()).toEqual([note]);
  });

  it('stays as it is when an order with the same dishes is cancelled and the guest says that the mail arrived', async () => {
    const items = order.items.map((item, n) => ({ ...item, id: `sent_${String(n)}` }));
    const { user, answer } = await openCopy({ items });
    await user.click(button('Cancel this order'));
    await user.click(button(yes));
    await answer(UNKNOWN);
    await user.click(button('Olive has this email – remove it here'));
    expect(cart.get()).toHaveLength(2);
  });

  it('and was put aside comes back although the change went on from its card', async () => {
    const { user, submit, answer } = await start('Put aside for now');
    await submit();
    await answer(REFUSED);
    act(() => cart.clear());
    await user.click(button('Change it first'));
    expect(cart.get()).toHaveLength(2);
    await user.click(button('Keep the order as it is'));
    expect(cart.get()).toMatchObject([{ name: soup.name }]);
  });
});

describe('a guest who has just sent an order', () => {
  const orderNow = async () => {
    const bench = await renderCheckout({ items: [meatloaf], typed: FILLED_IN });
    await bench.submit();
    await bench.answer(SENT);
    return bench;
  };
  const change = async (outcome: typeof SENT) => {
    const bench = await orderNow();
    await bench.user.click(button('Change this order'));
    act(() => cart.setQuantity(cart.get()[0]!.id, 1));
    await bench.submit();
    await bench.answer(outcome, 1);
    return bench;
  };

  it('sees how far the cancellation is, and can send it again if it failed', async () => {
    const { user, answer } = await orderNow();
    await user.click(button('Cancel this order'));
    await user.click(button(yes));
    expect(screen.getByText('Your cancellation is being sent.')).toBeVisible();
    await answer(REFUSED, 1);
    expect(screen.getByText(/^Your cancellation was not sent to Olive\./)).toBeVisible();
    expect(button('Try again')).toBeVisible();
  });

  it('hears that the cancellation arrived, and keeps the keyboard’s place when they sent it again', async () => {
    const { user, answer } = await orderNow();
    await user.click(button('Cancel this order'));
    await user.click(button(yes));
    await answer(REFUSED, 1);
    const region = screen.getByText(/^Your cancellation was not sent to Olive\./);
    await user.click(button('Try again'));
    await answer(SENT, 2);
    // Screen readers announce nothing in a region that has only just appeared.
    expect(region).toBeVisible();
    expect(region).toHaveTextContent('This order is cancelled: Olive got your email.');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('sees that a change may have arrived, although they have emptied the cart', async () => {
    const { user } = await change(UNKNOWN);
    await user.click(button(/^Remove /));
    expect(screen.getByText(/^Your change may have reached Olive;/)).toBeVisible();
  });

  it('and goes back from the confirmation of a change to that of the order, reads there that it was changed, and is neither asked to pay for it nor offered a copy', async () => {
    const { user } = await change(SENT);
    expect(screen.getByRole('heading', { level: 1, name: 'Your change was sent.' })).toBeVisible();
    expect(screen.getByText(/^Keep a copy/)).toBeVisible();
    await user.click(button('go back'));
    expect(screen.getByText('You have changed or cancelled this order since.')).toBeVisible();
    expect(screen.queryByText(/^Keep a copy/)).toBeNull();
    expect(screen.queryByRole('region', { name: 'Payment' })).toBeNull();
  });
});

describe('a change that did not arrive', () => {
  const change = async (outcome: typeof SENT) => {
    const bench = await openCopy();
    await bench.user.click(button('Change this order'));
    act(() => cart.setQuantity(cart.get()[0]!.id, 1));
    await bench.submit();
    await bench.answer(outcome);
    return bench;
  };

  it('stays in the form after a reload, as a change of the same order, which can still be kept as it was sent', async () => {
    await change(REFUSED);
    cleanup();
    const { user } = await renderCheckout({ ordering: KEPT });
    expect(strip()).toBeVisible();
    expect(screen.getByText('Nothing is lost: your order is still here.')).toBeVisible();
    await user.click(button('Keep the order as it is'));
    expect(records()).toEqual([]);
    expect(cart.get()).toEqual([]);
  });

  it('is told apart from the order in an unknown attempt, which is sent again with the same differences', async () => {
    const { submit, sent } = await change(UNKNOWN);
    expect(screen.queryByRole('button', { name: 'Keep the order as it is' })).toBeNull();
    await submit();
    expect(sent[1]).toMatchObject({
      ...{ reference: 'K7P-4MW (again)', kind: 'CHANGED order' },
      differences: sent[0]?.differences,
    });
  });

  it('is on a card once its cart is gone, and goes on from there', async () => {
    await change(REFUSED);
    cleanup();
    act(() => changing.end());
    const { user } = await renderCheckout({ items: [], ordering: KEPT });
    const card = within(screen.getByRole('region', { name: 'Order K7P-4MW' }));
    expect(
      card.getByText(
        /Your change was not sent to Olive. The order that you sent before stays valid./,
      ),
    ).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Change it first' }));
    expect(strip()).toBeVisible();
    expect(cart.get()).toMatchObject([{ quantity: 1 }, { quantity: 1 }]);
  });
});

describe.each([true, false])('in a shop that keeps carts in the tab: %s,', (keepCartInTab) => {
  /** A page of the tab. @param moved the lines that a reload for a new release has moved to it. */
  async function newPage(moved: readonly CartItem[], run: (page: Page) => void) {
    await jest.isolateModulesAsync(async () => {
      const { setSiteConfig } = await import('@simmer/shared/config');
      setSiteConfig(siteWith({ ordering: { keepCartInTab } }));
      const all = await import('@simmer/shared/cart');
      all.startCart();
      if (moved.length > 0) all.cart.restore(moved);
      run({ cart: all.cart, changing: (await import('../order/changing')).changing });
    });
  }
  type Page = { cart: typeof cart; changing: typeof changing };

  it.each([
    ['reloaded', []],
    ['reloaded for a new release, which moves the cart,', order.items],
  ])('a page that is %s still changes the order', async (_how, moved) => {
    await newPage([], (page) => page.changing.start(order));
    await newPage(moved, (page) => {
      expect(page.changing.get()?.base.reference).toBe(order.reference);
      expect(page.cart.get().map(({ name }) => name)).toEqual(order.items.map(({ name }) => name));
    });
  });

  it('a dish that was added after the reload, before the cart was opened, goes into the order that is being changed', async () => {
    await newPage([], (page) => page.changing.start(order));
    const inCart = keepCartInTab ? [...order.items, soup] : [soup];
    await newPage(inCart, (page) => {
      expect(page.changing.get()?.base.reference).toBe(order.reference);
      expect(page.cart.get()).toEqual([...order.items, soup]);
    });
  });
});

it.each([
  ['a change', 'Change this order', 'Send the change'],
  ['a cancellation', 'Cancel this order', yes],
])(
  '%s that was not sent is not sent from its card either once it is too late',
  async (_what, first, second) => {
    const settings = { leadDays: 2 };
    const bench = await openCopy({ settings });
    await bench.user.click(button(first));
    act(() => void cart.setNote(cart.get()[0]?.id ?? '', 'No salt'));
    await bench.user.click(button(second));
    await act(async () => undefined);
    await bench.answer(REFUSED);
    cleanup();
    act(() => changing.end());
    const now = () => new Date(2026, 11, 24, 8).getTime();
    await renderCheckout({ now, settings, ordering: KEPT });
    expect(screen.getByText(/It’s too late to change or cancel this order here\.$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Change it first' })).toBeNull();
  },
);

it('another order on this device is not offered for the form while an order is being changed', async () => {
  const bench = await renderCheckout({ items: [soup], typed: FILLED_IN, ordering: KEPT });
  await bench.submit();
  await bench.answer(REFUSED);
  cleanup();
  act(() => cart.clear());
  const { user } = await openCopy();
  expect(button('Change it first')).toBeVisible();
  await user.click(button('Change this order'));
  act(() => cart.clear());
  expect(screen.queryByRole('button', { name: 'Change it first' })).not.toBeInTheDocument();
});

it('a change is given up when its account leaves: its dishes never become an order of somebody else', async () => {
  const { user } = await openCopy();
  await user.click(button('Change this order'));
  await become(ada);
  expect(strip()).toBeNull();
  expect(cart.get()).toEqual([]);
  await become(gus);
  expect(cart.get()).toEqual([]);
});

it('a change of an order for which it is too late meanwhile is not sent', async () => {
  let time = NOW;
  const { user, submit, sent } = await openCopy({ now: () => time });
  await user.click(button('Change this order'));
  time += 5 * 24 * 60 * 60 * 1000;
  await submit();
  expect(screen.getByRole('alert')).toHaveTextContent('It’s too late to change this order here.');
  expect(sent).toEqual([]);
});

it('a cancellation for which it became too late since the question was asked is not sent', async () => {
  let time = NOW;
  const { user, sent } = await openCopy({ now: () => time });
  await user.click(button('Cancel this order'));
  time += 5 * 24 * 60 * 60 * 1000;
  await user.click(button(yes));
  expect(screen.getByText(/too late to change or cancel this order here/)).toBeVisible();
  expect(sent).toEqual([]);
});

it('no day is named until which an order can be changed while the shop’s settings cannot be read', async () => {
  await openCopy({ settings: Promise.reject(new Error('no answer')) });
  expect(screen.getByText('You can change or cancel it until Olive begins with it.')).toBeVisible();
});

it('a change is not sent if another tab has sent another one since, and the guest is told', async () => {
  const { user, submit, sent } = await openCopy();
  await user.click(button('Change this order'));
  const theirs = { uid: 'gus', cart: 0, savedAt: NOW, history: `${order.history}bbbb` };
  const record = JSON.stringify({ version: 1, status: 'done', ...theirs });
  localStorage.setItem('simmer:order/K7P-4MW', record);
  await submit();
  expect(screen.getByRole('alert')).toHaveTextContent('You have sent another change of this order');
  expect(sent).toEqual([]);
});

it('a copy that was opened while another tab sent a change says so once that has arrived', async () => {
  const key = 'simmer:order/K7P-4MW';
  const facts = { version: 1, uid: 'gus', isRepeat: false, cart: 0, savedAt: NOW };
  const changed = { ...order, history: `${order.history}bbbb` };
  const record = (status: string) => JSON.stringify({ ...facts, status, order: changed });
  localStorage.setItem(key, record('sending'));
  await openCopy();
  const newValue = record('sent');
  localStorage.setItem(key, newValue);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
  expect(screen.getByText(/^You have changed this order since\./)).toBeVisible();
});

it('an order that may have arrived is changed: the mail says what differs from it', async () => {
  const bench = await renderCheckout({ items: [meatloaf], typed: FILLED_IN });
  await bench.submit();
  await bench.answer(UNKNOWN);
  act(() => cart.setQuantity(meatloaf.id, 1));
  await bench.submit();
  expect(bench.sent[1]).toMatchObject({
    kind: 'New order',
    differences: [
      { text: 'Meatloaf with veggies Small: 1, was 2' },
      { text: 'Total: $30.00, was $60.00' },
    ],
  });
  expect(bench.sent[1]?.reference).toMatch(/\(again\)$/);
});

it('a page to which the guest goes back has the change and the form as another page of the tab has left them', async () => {
  const { user } = await openCopy({ typed: { time: 'noon' } });
  await user.click(button('Change this order'));
  expect(strip()).toBeVisible();
  // The other page has kept the order as it is.
  sessionStorage.removeItem('simmer:changing');
  sessionStorage.removeItem('simmer:draft');
  const back = Object.assign(new Event('pageshow'), { persisted: true });
  await act(async () => void window.dispatchEvent(back));
  expect(strip()).toBeNull();
  expect(field('Delivery Time')).toHaveValue('');
});
