import { auth } from '@simmer/shared/auth';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import type { OrderDetails } from '../order/order';
import { cherryDanish, meatloaf, orderOf } from '../testing/dishes';
import { ada, gus } from '../testing/fake-firebase';
import { become } from '../testing/render-checkout';
import { confirmationStateOf } from './confirmation-state';
import OrderConfirmation, { SEEN_AFTER_MS } from './order-confirmation';

jest.mock('@simmer/shared/firebase', () => jest.requireActual('../testing/fake-firebase'));
// It reads what the owner has set, and has tests of its own.
jest.mock('../order-changes/order-changes', () => ({ ChangeOrCancel: () => null }));

const stateOf = (change: Partial<OrderDetails> = {}) =>
  confirmationStateOf({ order: orderOf([meatloaf, cherryDanish], change), uid: 'gus' });

/** Opens the page with what the checkout leaves in the navigation state. */
const open = (state: unknown = stateOf()) =>
  render(
    <MemoryRouter initialEntries={[{ pathname: '/order-confirmation', state }]}>
      <Routes>
        <Route path="/order-confirmation" element={<OrderConfirmation />} />
        <Route path="/" element={<p>the home page</p>} />
      </Routes>
    </MemoryRouter>,
  );

const heading = (name: string) => screen.getByRole('heading', { name });
const link = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name });
const expectNothingPersonal = () => {
  expect(document.body).not.toHaveTextContent(/K7P|Meatloaf|Oak|gus@/);
  expect(screen.queryByRole('link', { name: /copy|calendar/ })).not.toBeInTheDocument();
};

// This test comes first, because it has to run before the page knows who is logged in.
it('a reloaded page says thank you, and shows the order once its guest is known to be logged in [162] [164]', async () => {
  open();
  expect(heading('Thank you for your order!')).toBeVisible();
  expect(screen.getByText('Checking if you’re logged in…')).toBeVisible();
  expectNothingPersonal();
  await auth.restore();
  await become(gus);
  expect(heading('Order Summary')).toBeVisible();
});

describe('once it is known who is logged in', () => {
  beforeEach(async () => {
    await auth.restore();
    await become(gus);
  });

  describe('the order is forgotten on this device', () => {
    beforeEach(() => {
      jest.useFakeTimers();
      localStorage.setItem(
        'simmer:order/K7P-4MW',
        JSON.stringify({ uid: 'gus', status: 'sent', savedAt: Date.now() }),
      );
    });

    it('after its guest has seen for a second that it was sent', async () => {
      open();
      jest.advanceTimersByTime(SEEN_AFTER_MS - 1);
      expect(localStorage).toHaveLength(1);
      await jest.advanceTimersByTimeAsync(1);
      expect(localStorage).toHaveLength(0);
    });

    it('but not a change of it whose outcome the guest does not know yet', async () => {
      const facts = { version: 1, uid: 'gus', status: 'unknown', isRepeat: false, cart: 0 };
      const order = { ...orderOf([meatloaf]), history: `${orderOf().history}bbbb` };
      const record = JSON.stringify({ ...facts, savedAt: Date.now(), order });
      localStorage.setItem('simmer:order/K7P-4MW', record);
      open();
      await jest.advanceTimersByTimeAsync(SEEN_AFTER_MS);
      expect(localStorage.getItem('simmer:order/K7P-4MW')).toBe(record);
    });

    it('neither while nobody who may see it is logged in, nor when its guest left at once', async () => {
      const { unmount } = open();
      unmount();
      await jest.advanceTimersByTimeAsync(SEEN_AFTER_MS);
      document.dispatchEvent(new Event('visibilitychange'));
      await jest.advanceTimersByTimeAsync(SEEN_AFTER_MS);
      await become(null);
      open();
      await jest.advanceTimersByTimeAsync(SEEN_AFTER_MS);
      await become(ada);
      await jest.advanceTimersByTimeAsync(SEEN_AFTER_MS);
      expect(localStorage).toHaveLength(1);
    });
  });

  it('another account never sees the order; a logged-out visitor reads only that one was sent; its guest sees it again', async () => {
    open();
    await become(ada);
    expect(heading('No order yet')).toBeVisible();
    expectNothingPersonal();
    await become(null);
    expect(heading('An order from this device was sent.')).toBeVisible();
    expect(link('Log in')).toHaveAttribute('href', '/login');
    expectNothingPersonal();
    await become(gus);
    expect(screen.getByText('K7P-4MW')).toBeVisible();
  });

  it('asks for no payment once its guest has cancelled the order in another tab', () => {
    open();
    expect(screen.getByText(/^You selected to pay with Cash/)).toBeVisible();
    const key = 'simmer:order/K7P-4MW';
    const order = {
      ...orderOf([meatloaf]),
      history: `${orderOf().history}bbbb`,
      isCancelled: true,
    };
    const facts = { version: 1, uid: 'gus', status: 'sent', isRepeat: false, cart: 0 };
    const newValue = JSON.stringify({ ...facts, savedAt: Date.now(), order });
    localStorage.setItem(key, newValue);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
    expect(screen.getByText('You have changed or cancelled this order since.')).toBeVisible();
    expect(screen.queryByText(/^You selected to pay/)).not.toBeInTheDocument();
    localStorage.clear();
  });

  it('lists name, size, quantity, flavor and note of each item, says how to pay and whom to ask, and leads back home [163] [164] [166] [167]', async () => {
    open(stateOf({ paymentMethod: 'Check' }));
    const summary = within(screen.getByRole('list', { name: 'Order Summary' }));
    expect(summary.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Meatloaf with veggies.*Small.*2.*No onions.*\$60\.00/),
      expect.stringMatching(/Danish.*9 X 13.*1.*Cherry.*\$25\.00/),
    ]);
    for (const text of [
      'You selected to pay with Check. Please have payment at pickup.',
      'For a delivery, that means when we’re at your door.',
    ])
      expect(screen.getByText(text)).toBeVisible();
    expect(link('owner@test.example')).toHaveAttribute('href', 'mailto:owner@test.example');
    await userEvent.click(link('Back to Home'));
    expect(screen.getByText('the home page')).toBeVisible();
  });

  it('says what a dish contains, and which dishes have to be cooked, with a link to the instructions, but not for an order that is ready to eat', () => {
    const cooking = 'Raw: 8 hours on LOW';
    const tags = 'Contains milk, wheat';
    const order = orderOf([{ ...meatloaf, cooking, tags }, cherryDanish]);
    const { unmount } = open(confirmationStateOf({ order, uid: 'gus' }));
    for (const text of [cooking, tags]) expect(screen.getAllByText(text)).toHaveLength(1);
    const steps = within(screen.getByRole('region', { name: 'What happens next' }));
    expect(steps.getByRole('link', { name: 'How to cook it' })).toHaveAttribute(
      'href',
      '/instructions',
    );
    unmount();
    open();
    expect(screen.queryByRole('link', { name: 'How to cook it' })).toBeNull();
  });

  it.each([
    null,
    { ...stateOf(), uid: undefined },
    { ...stateOf(), paymentMethod: '<script>' },
    { ...stateOf(), cartItems: [{ ...meatloaf, quantity: -3 }] },
  ])(
    'does not say thank you for a navigation state that no checkout wrote, and leads back',
    (forged) => {
      open(forged);
      expect(heading('No order yet')).toBeVisible();
      expect(screen.queryByText(/Thank you/)).not.toBeInTheDocument();
      expect(link('Back to Home')).toHaveAttribute('href', '/');
    },
  );

  it.each([
    [
      'a delivery',
      {},
      [/Thursday, December 24, 2026 ?Time: after 5 pm/, /to your door: 12 Oak Street/],
    ],
    [
      'a delivery without a day',
      { date: '', time: 'Any time' },
      [/Olive will suggest a day\. ?Time: Any time ?We’ll bring it to your door/],
    ],
    [
      'a pickup without a day',
      { fulfillment: 'Pickup', date: '' },
      [/to tell you where to pick it up/, /Time: after 5/],
    ],
  ] as const)('tells when, where and what happens next: %s', (_what, change, texts) => {
    open(stateOf(change));
    const steps = screen.getByRole('region', { name: 'What happens next' });
    expect(steps).toHaveTextContent('will email you at gus@test.example');
    for (const text of texts) expect(screen.getByRole('article')).toHaveTextContent(text);
  });

  it('offers a copy first, and does not call a guest without a name “Customer”', () => {
    open(stateOf({ name: '' }));
    const [first] = screen.getAllByRole('link');
    expect(first).toHaveAccessibleName('Email myself a copy');
    expect(screen.getByText('Customer (no name given)')).toBeVisible();
  });

  it.each([
    ['a long order to copy the link as well', 20, /too long for an email\. Copy the link, too/],
    ['an order without a link to write to the owner', 90, /too long for a link\. .+ owner@test/],
  ])('tells a guest with %s, because no email can carry it', (_what, lines, text) => {
    const order = orderOf(
      Array.from({ length: lines }, (_, n) => ({ ...meatloaf, id: String(n) })),
    );
    open(confirmationStateOf({ order, uid: 'gus' }));
    expect(screen.getByText(text)).toBeVisible();
    expect(decodeURIComponent(link('Email myself a copy').href)).not.toContain('#change');
    const copy = screen.queryAllByRole('button', { name: 'Copy a link to this order' });
    expect(copy).toHaveLength(lines === 20 ? 1 : 0);
  });

  it('a guest can keep the order in an email, in a calendar and on paper', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    open();
    const { pathname, searchParams } = new URL(link('Email myself a copy').href);
    expect(decodeURIComponent(pathname)).toBe('gus@test.example');
    for (const part of [
      ...['K7P-4MW', '2 × Meatloaf', 'Note: No onions', 'Cherry', 'Total: $85.00'],
      '12 Oak Street',
    ])
      expect(searchParams.get('body')).toContain(part);
    expect(link('Add to calendar')).toHaveAttribute('download', 'order-K7P-4MW.ics');
    expect(decodeURIComponent(link('Add to calendar').href)).toContain('VALUE=DATE:20261224');
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });
});
