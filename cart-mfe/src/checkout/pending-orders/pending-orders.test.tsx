import { cart } from '@simmer/shared/cart';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SEEN_AFTER_MS } from '../../order-confirmation/on-seen';
import { draft } from '../../order/draft-store';
import { buildOrder, type Order } from '../../order/order';
import { createPendingOrders } from '../../send-order/pending-orders';
import { SEND_LIMIT_MS } from '../../send-order/send-with-retries';
import { details, meatloaf, soup } from '../../testing/dishes';
import { ada, tellAccount } from '../../testing/fake-firebase';
import { REFUSED, SENT, UNKNOWN } from '../../testing/fake-mailer';
import {
  address,
  become,
  button,
  field,
  renderCheckout,
  state,
} from '../../testing/render-checkout';

jest.mock('@simmer/shared/firebase', () => jest.requireActual('../../testing/fake-firebase'));

const NOON = new Date(2026, 11, 20, 12).getTime();

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  cart.clear();
  draft.clear();
  localStorage.clear();
});

/** What an earlier page left on the device. */
function leave(
  status: 'sending' | 'sent' | 'failed' | 'unknown',
  uid = 'gus',
  date = details.date,
): Order {
  const order = buildOrder('K7P-4MW', [meatloaf], { ...details, name: 'Gus', date }, null);
  const page = createPendingOrders(() => NOON - 60_000);
  page.save(uid, order, status === 'sent' ? 'sending' : status);
  if (status === 'sent') page.markSent(order.reference);
  return order;
}

async function openWith(...left: Parameters<typeof leave>) {
  leave(...left);
  const bench = await renderCheckout({});
  const card = () => screen.getByRole('region', { name: 'Order K7P-4MW' });
  return { ...bench, card };
}

describe('an order whose page was reloaded while it was on its way', () => {
  it('is shown with its reference, what was ordered, and that it may have arrived', async () => {
    const { card } = await openWith('sending');
    expect(card()).toHaveTextContent('This order may have reached Olive; we can’t tell.');
    expect(card()).toHaveTextContent('2 × Meatloaf with veggies, Small · No onions');
    expect(card()).toHaveTextContent('Thursday, December 24, 2026, after 5 pm');
    expect(card()).toHaveTextContent('Total $60.00');
    expect(within(card()).getByRole('button', { name: 'Copy order' })).toBeVisible();
    expect(within(card()).getByRole('link', { name: 'Email the order yourself' })).toHaveAttribute(
      'href',
      expect.stringContaining('K7P-4MW'),
    );
  });

  it('can be sent again under the same reference, and is then thanked for and forgotten', async () => {
    const { user, sent, answer } = await openWith('sending');
    act(() => {
      cart.add(soup);
    });
    await user.click(button('Send it again'));
    expect(sent[0]).toMatchObject({ reference: 'K7P-4MW', userName: 'Gus', total: '60.00' });
    await act(async () => {
      answer(SENT);
    });
    expect(address()).toBe('/order-confirmation');
    expect(screen.getByText('K7P-4MW')).toBeVisible();
    await waitFor(() => expect(localStorage).toHaveLength(0), { timeout: 5 * SEEN_AFTER_MS });
    // It was never in this page's cart.
    expect(cart.get()).toHaveLength(1);
  });

  it('can be called done', async () => {
    const { user } = await openWith('unknown');
    await user.click(button('Olive has it: forget this copy'));
    expect(screen.queryByRole('region', { name: /K7P/ })).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });

  it('can be changed first: its lines and details are in the form again, under the same reference', async () => {
    const { user, sent } = await openWith('unknown');
    await user.click(button('Change it first'));
    expect(field('Name')).toHaveValue('Gus');
    expect(field('Delivery Address')).toHaveValue('12 Oak Street');
    await user.click(button('Increase quantity of Meatloaf with veggies, Small'));
    await user.click(button('Submit Order'));
    expect(sent[0]).toMatchObject({ reference: 'K7P-4MW', total: '90.00' });
  });
});

describe.each([
  ['may have arrived', UNKNOWN],
  ['was refused', REFUSED],
] as const)('an order that %s and whose lines the guest has removed', (_what, result) => {
  async function emptyCart() {
    draft.change({ time: 'noon', address: '12 Oak Street' });
    const bench = await renderCheckout({ items: [meatloaf] });
    await bench.user.click(button('Submit Order'));
    await act(async () => {
      bench.answer(result);
    });
    await bench.user.click(button('Remove Meatloaf with veggies, Small'));
    return bench;
  }

  it('is not replaced by what the guest orders instead: that has its own reference', async () => {
    const { user, sent } = await emptyCart();
    act(() => {
      cart.restore([soup]);
    });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(button('Submit Order'));
    expect(sent).toHaveLength(2);
    expect(sent[1]?.reference).not.toBe(sent[0]?.reference);
    expect(screen.getByRole('region', { name: `Order ${sent[0]?.reference}` })).toBeVisible();
    expect(localStorage).toHaveLength(2);
  });
});

it('an order that was refused says that it was not sent', async () => {
  const { card } = await openWith('failed');
  expect(card()).toHaveTextContent('This order was not sent to Olive.');
  expect(button('Try again')).toBeVisible();
  expect(button('Don’t send it')).toBeVisible();
});

describe('an order that was refused, for a day that is no longer possible', () => {
  const OVER = 'Its day is no longer possible.';

  it.each([
    ['is over', '2026-12-19', undefined],
    ['is too soon', '2026-12-21', { leadDays: 2 }],
    ['is closed', '2026-12-24', { closedDates: ['2026-12-24'] }],
  ])(
    'because it %s, is not sent again as it is, but can be changed',
    async (_why, date, settings) => {
      leave('failed', 'gus', date);
      const { user } = await renderCheckout({ ...(settings && { settings }) });
      expect(screen.getByText(/not sent to Olive/)).toHaveTextContent(`${OVER} Change it first`);
      expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
      await user.click(button('Change it first'));
      expect(cart.get()).toEqual([meatloaf]);
      expect(screen.getByRole('alert').parentElement).toHaveFocus();
    },
  );
});

it('an order that was refused waits for the end of a pause', async () => {
  leave('failed');
  await renderCheckout({ settings: { paused: true } });
  expect(screen.getByText(/not sent to Olive/)).toHaveTextContent(
    'You can send it once we take orders again.',
  );
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it.each([
  ['sent', 'Got it'],
  ['unknown', 'Olive has it: forget this copy'],
  ['failed', 'Don’t send it'],
] as const)(
  'the focus is on the heading once an order (%s) is gone with “%s”',
  async (status, name) => {
    const { user } = await openWith(status);
    await user.click(button(name));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  },
);

describe('an order whose confirmation nobody saw', () => {
  it('is said to be sent, cannot be sent again, and is forgotten once the guest knows', async () => {
    const { user, card } = await openWith('sent');
    expect(card()).toHaveTextContent('This order was sent to Olive.');
    expect(within(card()).getAllByRole('button')).toEqual([button('Got it')]);
    await user.click(button('Got it'));
    expect(screen.queryByRole('region', { name: 'Order K7P-4MW' })).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });
});

describe('an order that another release has stored', () => {
  const leaveUnreadable = (record: object) => {
    localStorage.setItem('simmer:order/K7P-4MW', JSON.stringify({ version: 2, ...record }));
  };
  const card = () => screen.getByRole('region', { name: 'Order K7P-4MW' });

  it.each([
    ['unknown', 'This order may have reached Olive; we can’t tell.'],
    ['failed', 'This order was not sent to Olive.'],
  ])(
    '(%s) is named, with what the guest can do, and stays until they forget it (case 80)',
    async (status, text) => {
      leaveUnreadable({ uid: 'gus', status });
      const { user } = await renderCheckout({ items: [soup] });
      expect(card()).toHaveTextContent(text);
      expect(card()).toHaveTextContent('Another version of our shop has stored it');
      expect(within(card()).getByRole('link', { name: /new tab/ })).toHaveAttribute(
        'href',
        '/cart',
      );
      expect(within(card()).getByRole('link', { name: 'owner@test.example' })).toBeVisible();
      expect(localStorage).toHaveLength(1);
      await user.click(button('Forget this order'));
      expect(localStorage).toHaveLength(0);
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    },
  );

  it.each([
    ['is another account’s is not shown', { uid: 'ada' }, 0],
    ['may be anybody’s is shown to whoever is logged in', {}, 1],
  ])('and that %s (case 80)', async (_whose, record, count) => {
    leaveUnreadable(record);
    await renderCheckout({});
    expect(screen.queryAllByRole('region', { name: 'Order K7P-4MW' })).toHaveLength(count);
    await become(null);
    expect(document.body).toHaveTextContent('An order from this device may not have gone through.');
    expect(document.body).not.toHaveTextContent('K7P');
  });
});

describe('on a device that several people use', () => {
  it('nobody sees the order of another account', async () => {
    await openWith('unknown', 'ada');
    expect(document.body).not.toHaveTextContent(/K7P|Meatloaf|Oak/);
  });

  it.each([
    ['takes nothing from whoever has logged in since', ada, 'Ada’s street', [meatloaf]],
    ['leaves what somebody typed since the logout', null, 'Ada’s street', []],
  ] as const)('an order that is answered late %s', async (_what, next, typed, left) => {
    jest.useFakeTimers();
    const { answer } = await renderCheckout({ items: [meatloaf] });
    act(() => {
      draft.change({ time: 'noon', address: '12 Oak Street' });
    });
    fireEvent.click(button('Submit Order'));
    await act(() => jest.advanceTimersByTimeAsync(SEND_LIMIT_MS));
    await become(null);
    await become(next);
    act(() => {
      draft.change({ address: typed });
    });
    await act(async () => {
      answer(SENT);
    });
    expect(draft.get().address).toBe(typed);
    expect(cart.get()).toEqual(left);
  });

  it('whoever is logged out hears that there is one, and no more', async () => {
    await openWith('unknown');
    act(() => {
      tellAccount(null);
    });
    expect(document.body).toHaveTextContent('An order from this device may not have gone through.');
    expect(document.body).not.toHaveTextContent(/K7P|Meatloaf|Oak/);
  });

  it('whoever logs in to see the order comes back to it', async () => {
    const { user } = await openWith('unknown');
    await become(null);
    await user.click(screen.getByRole('link', { name: 'Log in to see it' }));
    expect(address()).toBe('/login');
    expect(state()).toEqual({ returnTo: '/cart' });
  });
});

it('an order that another tab is sending is not sent a second time, but shown as sent (case 59)', async () => {
  const order = leave('failed');
  let takeTurn = () => {};
  const request = (_name: string, callback: () => unknown) =>
    new Promise<void>((resolve) => {
      takeTurn = () => {
        resolve();
        callback();
      };
    });
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  const { user, sent } = await renderCheckout({});
  await user.click(button('Try again'));
  expect(button('Submitting...')).toBeVisible();
  const record = { version: 1, uid: 'gus', status: 'sent', savedAt: NOON, order };
  localStorage.setItem('simmer:order/K7P-4MW', JSON.stringify(record));
  await act(async () => {
    takeTurn();
  });
  Reflect.deleteProperty(navigator, 'locks');
  expect(address()).toBe('/order-confirmation');
  expect(sent).toEqual([]);
});

it.each(['Send it again', 'Olive has it: forget this copy'])(
  'the dishes of an order leave the cart that kept them over a reload: “%s”',
  async (name) => {
    const { items } = leave('sending');
    const { user, answer } = await renderCheckout({ items });
    await user.click(button(name));
    await act(async () => {
      answer(SENT);
    });
    expect(cart.get()).toEqual([]);
  },
);

it('the focus stays on the button that sends an order again until it is known what became of it', async () => {
  const { user, answer } = await openWith('unknown');
  button('Send it again').focus();
  await user.keyboard('{Enter}');
  expect(button('Submitting...')).toHaveFocus();
  // A browser would take the focus from a disabled one.
  expect(button('Submitting...')).toBeEnabled();
  await act(async () => {
    answer(REFUSED);
  });
  expect(button('Send it again')).toHaveFocus();
});
