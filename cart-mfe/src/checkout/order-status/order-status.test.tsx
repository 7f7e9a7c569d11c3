import { cart } from '@simmer/shared/cart';
import type { SendStatus } from '@simmer/shared/guest-records';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { draft } from '../../order/draft-store';
import type { Order } from '../../order/order';
import { SEND_LIMIT_MS } from '../../send-order/order-mailer';
import { details, meatloaf, orderOf, soup, stew } from '../../testing/dishes';
import { ada } from '../../testing/fake-firebase';
import { REFUSED, SENT } from '../../testing/fake-mailer';
import {
  address,
  become,
  button,
  field,
  FILLED_IN,
  NOW,
  renderCheckout,
  state,
} from '../../testing/render-checkout';

jest.mock('@simmer/shared/firebase', () => jest.requireActual('../../testing/fake-firebase'));

const KEY = 'simmer:order/K7P-4MW';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** Stores what an earlier page left on the device. */
function leave(
  status: SendStatus,
  { uid = 'gus', date = details.date, item = meatloaf, filledAt = 0 } = {},
): Order {
  const order = orderOf([item], { name: 'Gus', date });
  const record = {
    version: 1,
    uid,
    status,
    isRepeat: false,
    cart: filledAt,
    savedAt: NOW - 60_000,
    order,
  };
  localStorage.setItem(KEY, JSON.stringify(record));
  return order;
}

const card = () => screen.getByRole('region', { name: 'Order K7P-4MW' });
const expectNothingPersonal = () => expect(document.body).not.toHaveTextContent(/K7P|Meatloaf|Oak/);

describe('an order whose page was reloaded while it was being sent', () => {
  it('is shown with its lines, day, total and a link that mails it; “Change” puts lines and details back into the form, under the same reference', async () => {
    leave('sending');
    const { user, sent, submit } = await renderCheckout();
    const shown = within(card()).getAllByRole('listitem');
    expect(shown.map(({ textContent }) => textContent)).toEqual([
      '2 × Meatloaf with veggies, Small · No onions',
      'Thursday, December 24, 2026 · Time: after 5 pm',
      'Total $60.00',
    ]);
    const mail = within(card()).getByRole('link', { name: 'Email the order yourself' });
    expect(mail).toHaveAttribute('href', expect.stringContaining('K7P-4MW'));
    await user.click(button('Change it first'));
    expect(field('Name')).toHaveValue('Gus');
    expect(field('Delivery Address')).toHaveValue('12 Oak Street');
    await user.click(button('Increase quantity of Meatloaf with veggies, Small'));
    await submit();
    expect(sent[0]).toMatchObject({ reference: 'K7P-4MW (again)', total: '90.00' });
  });

  it.each(['Send it again', 'Olive has this order – remove it here'])(
    'removes its dishes from a cart that survived the reload: “%s”',
    async (name) => {
      const { items } = leave('sending');
      const { user, answer } = await renderCheckout({ items });
      await user.click(button(name));
      await answer(SENT);
      expect(cart.get()).toEqual([]);
    },
  );

  it.each([
    ['checking', 'This order hasn’t gone out to Olive yet. Another tab may be sending it.'],
    ['sending', 'This order may have reached Olive; we can’t tell.'],
  ] as const)(
    'shows its status (%s) beside the form’s button, and no card, if its cart is still there, as in a copied tab',
    async (status, text) => {
      cart.restore([meatloaf]);
      leave(status, { filledAt: cart.filledAt() });
      await renderCheckout();
      expect(screen.getByRole('region', { name: 'Total' })).toHaveTextContent(text);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(screen.queryByRole('region', { name: 'Order K7P-4MW' })).not.toBeInTheDocument();
    },
  );

  it('keeps the focus on its “send again” button until the outcome is known', async () => {
    leave('unknown');
    const { user, answer } = await renderCheckout();
    button('Send it again').focus();
    await user.keyboard('{Enter}');
    expect(button('Submitting...')).toHaveFocus();
    // A browser would take the focus from a disabled one.
    expect(button('Submitting...')).toBeEnabled();
    await answer(REFUSED);
    expect(button('Send it again')).toHaveFocus();
  });
});

it.each([
  ['sent', 'This order was sent to Olive.', ['Got it', 'Change this order', 'Cancel this order']],
  [
    'unknown',
    'This order may have reached Olive; we can’t tell.',
    ['Olive has this order – remove it here', 'Send it again', 'Change it first', 'Copy order'],
  ],
  [
    'unsent',
    'This order was not sent to Olive.',
    ['Don’t send it', 'Try again', 'Change it first', 'Copy order'],
  ],
] as const)(
  'an order left as %s says so, has the matching buttons, and is forgotten with one tap, which moves the focus to the heading',
  async (status, text, names) => {
    leave(status);
    const { user } = await renderCheckout();
    expect(card()).toHaveTextContent(text);
    const buttons = within(card()).getAllByRole('button');
    expect(new Set(buttons)).toEqual(new Set(names.map(button)));
    await user.click(button(names[0]));
    expect(screen.queryByRole('region', { name: /K7P/ })).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  },
);

it.each([
  ['is over', '2026-12-19', {}],
  ['is closed', '2026-12-24', { closedDates: ['2026-12-24'] }],
])(
  'a refused order whose day %s is not sent again as it is, but can be changed',
  async (_why, date, settings) => {
    leave('unsent', { date });
    const { user } = await renderCheckout({ settings });
    expect(card()).toHaveTextContent('That date is no longer available. Change the order first');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await user.click(button('Change it first'));
    expect(cart.get()).toEqual([meatloaf]);
    expect(screen.getByRole('alert').parentElement).toHaveFocus();
  },
);

it('an order that may have arrived and whose day is over is not sent again: with another day it becomes a second order; forgetting it changes neither the cart nor the form', async () => {
  leave('unknown', { date: '2026-12-19' });
  const { user, sent, submit, answer } = await renderCheckout();
  expect(card()).toHaveTextContent('we can’t tell. The date of this order has passed.');
  expect(screen.queryByRole('button', { name: 'Send it again' })).not.toBeInTheDocument();
  await user.click(button('Change it first'));
  expect(card()).toBeVisible();
  fireEvent.change(field('Delivery Date'), { target: { value: '2026-12-24' } });
  await submit();
  expect(sent[0]?.reference).not.toBe('K7P-4MW');
  await answer(REFUSED);
  await user.click(
    within(card()).getByRole('button', { name: 'Olive has this order – remove it here' }),
  );
  expect(screen.queryByRole('region', { name: 'Order K7P-4MW' })).not.toBeInTheDocument();
  expect(cart.get()).toEqual([meatloaf]);
  expect(field('Delivery Address')).toHaveValue('12 Oak Street');
});

it('an order with a dish that has left the menu is not sent again, and says so', async () => {
  leave('unsent', { item: stew });
  const { user, sent } = await renderCheckout();
  await user.click(button('Try again'));
  expect(card()).toHaveTextContent(
    'It was not sent, because the menu has changed. STEW, Large is no longer on the menu.',
  );
  expect(sent).toHaveLength(0);
});

it('a refused order waits for the end of a pause', async () => {
  leave('unsent');
  await renderCheckout({ settings: { paused: true } });
  expect(card()).toHaveTextContent('You can send it once we take orders again.');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

describe('an order that another release has stored', () => {
  const leaveUnreadable = (record: object) => {
    localStorage.setItem(KEY, JSON.stringify({ version: 2, ...record }));
  };

  it('is mentioned, with what the guest can do, and stays until they forget it (case 80)', async () => {
    leaveUnreadable({ uid: 'gus', status: 'unsent' });
    const { user } = await renderCheckout({ items: [soup] });
    expect(card()).toHaveTextContent('This order was not sent to Olive.');
    expect(card()).toHaveTextContent('It was stored by another version of our shop');
    const again = within(card()).getByRole('link', { name: /new tab/ });
    expect(again).toHaveAttribute('href', '/cart');
    expect(within(card()).getByRole('link', { name: 'owner@test.example' })).toBeVisible();
    expect(localStorage).toHaveLength(1);
    await user.click(button('Forget this order'));
    expect(localStorage).toHaveLength(0);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it.each([
    ['is another account’s is not shown', { uid: 'ada' }, 0],
    ['may be anybody’s is shown to whoever is logged in', {}, 1],
  ])('and that %s is mentioned as well (case 80)', async (_whose, record, count) => {
    leaveUnreadable(record);
    await renderCheckout();
    expect(screen.queryAllByRole('region', { name: 'Order K7P-4MW' })).toHaveLength(count);
    await become(null);
    expect(document.body).toHaveTextContent('An order from this device may not have gone through.');
    expectNothingPersonal();
  });
});

describe('on a device that several people use,', () => {
  it('a logged-out visitor reads only that there is an order, and sees it again after logging in', async () => {
    leave('unknown');
    const { user } = await renderCheckout({ isLoggedIn: false });
    expect(document.body).toHaveTextContent('An order from this device may not have gone through.');
    expectNothingPersonal();
    await user.click(screen.getByRole('link', { name: 'Log in to see it' }));
    expect(address()).toBe('/login');
    expect(state()).toEqual({ returnTo: '/cart' });
  });

  it.each([
    ['takes nothing from whoever has logged in since', ada, [meatloaf]],
    ['leaves what somebody typed since the logout', null, []],
  ] as const)('an order whose answer arrives late %s', async (_what, next, left) => {
    jest.useFakeTimers();
    const { answer } = await renderCheckout({ items: [meatloaf], typed: FILLED_IN });
    fireEvent.click(button('Submit Order'));
    await act(() => jest.advanceTimersByTimeAsync(SEND_LIMIT_MS));
    await become(null);
    await become(next);
    act(() => draft.change({ address: 'Ada’s street' }));
    await answer(SENT);
    expect(draft.get().address).toBe('Ada’s street');
    expect(cart.get()).toEqual(left);
  });
});
