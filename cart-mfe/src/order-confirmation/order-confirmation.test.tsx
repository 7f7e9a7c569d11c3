import { auth } from '@simmer/shared/auth';
import { setSiteConfig } from '@simmer/shared/config';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { buildOrder, type OrderDetails } from '../order/order';
import { pageServices } from '../page-services';
import { cherryDanish, details, meatloaf } from '../testing/dishes';
import { ada, gus } from '../testing/fake-firebase';
import { become } from '../testing/render-checkout';
import { confirmationStateOf } from './confirmation-state';
import { SEEN_AFTER_MS } from './on-seen';
import OrderConfirmation from './order-confirmation';

jest.mock('@simmer/shared/firebase', () => jest.requireActual('../testing/fake-firebase'));

beforeEach(async () => {
  setSiteConfig(testSiteConfig);
  await auth.restore();
  await become(gus);
});

const stateOf = (change: Partial<OrderDetails> = {}) =>
  confirmationStateOf({
    order: buildOrder('K7P-4MW', [meatloaf, cherryDanish], { ...details, ...change }, null),
    uid: 'gus',
  });

function page(state: unknown) {
  return (
    <MemoryRouter initialEntries={[{ pathname: '/order-confirmation', state }]}>
      <Routes>
        <Route path="/order-confirmation" element={<OrderConfirmation />} />
        <Route path="/" element={<p>the home page</p>} />
      </Routes>
    </MemoryRouter>
  );
}

it('thanks the guest [162]', () => {
  render(page(stateOf()));
  expect(screen.getByRole('heading', { name: 'Thank you for your order!' })).toBeVisible();
});

describe('the order is forgotten on this device', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    pageServices.pendingOrders.save(
      'gus',
      buildOrder('K7P-4MW', [meatloaf], details, null),
      'sending',
    );
    pageServices.pendingOrders.markSent('K7P-4MW');
  });

  afterEach(() => {
    pageServices.pendingOrders.forget('K7P-4MW');
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  function show(state: DocumentVisibilityState) {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  }

  it('when its guest has seen for a second that it was sent', () => {
    render(page(stateOf()));
    jest.advanceTimersByTime(SEEN_AFTER_MS - 1);
    expect(localStorage).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(localStorage).toHaveLength(0);
  });

  it('not while nobody is logged in who may see it', async () => {
    await become(null);
    render(page(stateOf()));
    jest.advanceTimersByTime(SEEN_AFTER_MS);
    await become(ada);
    jest.advanceTimersByTime(SEEN_AFTER_MS);
    expect(localStorage).toHaveLength(1);
  });

  it('not when its guest left at once', () => {
    const { unmount } = render(page(stateOf()));
    unmount();
    jest.advanceTimersByTime(SEEN_AFTER_MS);
    show('visible');
    jest.advanceTimersByTime(SEEN_AFTER_MS);
    expect(localStorage).toHaveLength(1);
  });
});

describe('on a device that several people use', () => {
  const expectNothingPersonal = () => {
    expect(document.body).not.toHaveTextContent(/K7P|Meatloaf|Oak|gus@/);
    expect(screen.queryByRole('link', { name: /copy|calendar/ })).not.toBeInTheDocument();
  };

  it('nobody sees the order of another account', async () => {
    render(page(stateOf()));
    await become(ada);
    expect(screen.getByRole('heading', { name: 'No order yet' })).toBeVisible();
    expectNothingPersonal();
  });

  it('whoever is logged out hears that an order was sent, and no more; its guest sees it again', async () => {
    render(page(stateOf()));
    await become(null);
    expect(
      screen.getByRole('heading', { name: 'An order from this device was sent.' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    expectNothingPersonal();
    await become(gus);
    expect(screen.getByText('K7P-4MW')).toBeVisible();
  });

  it('an order from a release that did not note its account is shown as it was then', async () => {
    await become(null);
    render(page({ ...stateOf(), uid: undefined }));
    expect(screen.getByText('K7P-4MW')).toBeVisible();
  });
});

it('lists name, size, quantity, flavor and note of each item [163] [164]', () => {
  render(page(stateOf()));
  const lines = within(screen.getByRole('list', { name: 'Order Summary' })).getAllByRole(
    'listitem',
  );
  expect(lines).toHaveLength(2);
  expect(lines[0]).toHaveTextContent(/Meatloaf with veggies.*Small.*2.*No onions.*\$60\.00/);
  expect(lines[1]).toHaveTextContent(/Danish.*9 X 13.*1.*Cherry.*\$25\.00/);
});

it.each(['Cash', 'Check'] as const)('tells how to pay with %s [166]', (paymentMethod) => {
  render(page(stateOf({ paymentMethod })));
  expect(
    screen.getByText(`You selected to pay with ${paymentMethod}. Please have payment at pickup.`),
  ).toBeVisible();
  expect(
    screen.getByText('For your delivery, that means at your door, on Thursday, December 24, 2026.'),
  ).toBeVisible();
});

it('says how to pay even if it only has the payment method [164] [166]', () => {
  render(page({ paymentMethod: 'Cash' }));
  expect(screen.getByText(/You selected to pay with Cash/)).toBeVisible();
  expect(screen.queryByText('Order Summary')).not.toBeInTheDocument();
});

it('leads back home [167]', async () => {
  render(page(stateOf()));
  await userEvent.click(screen.getByRole('link', { name: 'Back to Home' }));
  expect(screen.getByText('the home page')).toBeVisible();
});

it.each([undefined, null, 'x', { cartItems: [null], totalCents: {}, name: 5 }])(
  'thanks nobody without an order, and leads back: state %p',
  (state) => {
    render(page(state));
    expect(screen.getByRole('heading', { name: 'No order yet' })).toBeVisible();
    expect(screen.queryByText(/Thank you/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    expect(document.body).not.toHaveTextContent(/undefined|null|NaN|\[object/);
  },
);

describe('what happens next', () => {
  const steps = () => screen.getByRole('region', { name: 'What happens next' });

  it('is told for a delivery', () => {
    render(page(stateOf()));
    expect(steps()).toHaveTextContent('gus@test.example');
    expect(steps()).toHaveTextContent(/to your door: Thursday, December 24, 2026, after 5 pm/);
  });

  it('is told for a delivery without a day', () => {
    render(page(stateOf({ date: '', time: 'Any time' })));
    expect(steps()).toHaveTextContent(
      'Olive will suggest a day to bring it to your door. You asked for this time: Any time.',
    );
    expect(screen.getByText('For your delivery, that means at your door.')).toBeVisible();
  });

  it('is told for a pickup', () => {
    render(page(stateOf({ fulfillment: 'Pickup', date: '' })));
    expect(steps()).toHaveTextContent(/to tell you where to pick it up/);
    expect(steps()).toHaveTextContent(
      'Olive will suggest a day to pick it up. You asked for this time: after 5 pm.',
    );
  });
});

describe('a guest can keep the order', () => {
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href') ?? '';

  it('in a mail to themselves', () => {
    render(page(stateOf()));
    const mail = new URL(href('Email myself a copy'));
    expect(decodeURIComponent(mail.pathname)).toBe('gus@test.example');
    const body = mail.searchParams.get('body');
    for (const part of ['K7P-4MW', '2 × Meatloaf', 'Note: No onions', 'Cherry', 'Total: $85.00'])
      expect(body).toContain(part);
    expect(body).toContain('12 Oak Street');
  });

  it('in their calendar', () => {
    render(page(stateOf()));
    const link = screen.getByRole('link', { name: 'Add to calendar' });
    expect(link).toHaveAttribute('download', 'order-K7P-4MW.ics');
    expect(decodeURIComponent(href('Add to calendar'))).toContain('DTSTART;VALUE=DATE:20261224');
  });

  it('on paper', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    render(page(stateOf()));
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });
});

it('says whom to ask', () => {
  render(page(stateOf()));
  expect(screen.getByRole('link', { name: 'owner@test.example' })).toHaveAttribute(
    'href',
    'mailto:owner@test.example',
  );
});

it('starts without the order, like prerendered HTML', () => {
  expect(renderToString(page(stateOf()))).toBe(renderToString(page(null)));
});
