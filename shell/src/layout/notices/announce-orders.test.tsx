import { moduleEvents } from '@simmer/shared/bus';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { auth } from '@simmer/shared/auth';
import { cart } from '@simmer/shared/cart';
import { aLine } from '@simmer/shared/testing/cart-lines';
import { olive, pepper } from '@simmer/shared/testing/fake-auth-provider';
import { BrowserRouter } from 'react-router-dom';
import { announceOrders } from './announce-orders';
import { NoticeBar } from './notice-bar';
import { notices } from './notice-store';

jest.mock('@simmer/shared/firebase', () => jest.requireActual('../../testing/fake-firebase'));

const { publish } = moduleEvents({ publishes: ['order/failed', 'order/sent'], subscribes: [] });

beforeAll(announceOrders);
beforeEach(() => notices.dismiss());

function openBar(path: string): void {
  window.history.replaceState(null, '', path);
  render(<NoticeBar />, { wrapper: BrowserRouter });
}

const spoken = () => screen.getByRole('status').textContent;

it.each([
  ['was not sent', { mayHaveArrived: false }],
  ['may not have arrived', { mayHaveArrived: true }],
  ['was sent', undefined],
])(
  'a guest who left the cart while the order was on its way hears that it %s, until they look at it',
  async (what, failure) => {
    openBar('/');
    act(() => {
      if (failure) publish('order/failed', failure);
      else publish('order/sent', { lines: 1, totalCents: 1 });
    });
    expect(spoken()).toBe(`Your order ${what}.`);
    await userEvent.click(screen.getByRole('link', { name: 'View order' }));
    expect(window.location.pathname).toBe('/cart');
    expect(spoken()).toBe('');
    // The cart's page says it itself.
    act(() => publish('order/failed', { mayHaveArrived: false }));
    expect(spoken()).toBe('');
  },
);

it.each([
  ['may not have arrived', {}],
  ['was not sent', { status: 'blocked' }],
  ['may not have arrived', { status: 'blocked', isRepeat: true }],
])(
  'a guest who comes back to a device that keeps an order is told that it %s once it is known who they are, whatever the device knows: %j; another account hears nothing of it, nor does a visitor',
  async (what, known) => {
    notices.dismiss();
    await act(() => auth.logOut());
    const order = { uid: olive.uid, savedAt: Date.now(), ...known };
    localStorage.setItem('simmer:order/K7P-4MW', JSON.stringify(order));
    openBar('/instructions');
    act(announceOrders);
    await act(() => auth.logIn(pepper.email, 'password'));
    expect(spoken()).toBe('');
    await act(() => auth.logOut());
    expect(spoken()).toBe('');
    await act(() => auth.logIn(olive.email, 'password'));
    expect(spoken()).toBe(`Your last order ${what}.`);
  },
);

describe('a guest whose dishes a reload has cleared', () => {
  const lose = () =>
    sessionStorage.setItem(
      'simmer:cart',
      JSON.stringify({ version: 1, savedAt: 1, filledAt: 1, items: [], notes: {} }),
    );
  beforeEach(() => {
    cart.clear();
    localStorage.clear();
    lose();
  });

  const store = (order: object) =>
    localStorage.setItem('simmer:order/K7P-4MW', JSON.stringify({ savedAt: 1.8e12, ...order }));

  it.each<[string, string, object | undefined]>([
    ['the home page', '/', undefined],
    ['another page', '/instructions', undefined],
    ['the home page, although the device has an order of somebody else', '/', { uid: 'gus' }],
    ['the home page, although an earlier order has arrived', '/', { status: 'done' }],
  ])('reads on %s that they are gone, and what to do', (_which, path, order) => {
    if (order) store(order);
    openBar(path);
    act(announceOrders);
    expect(spoken()).toMatch(/^Your cart is empty\. .* Please add them again$/);
  });

  it.each([
    ['on the page of the cart, which says it itself', '/cart', () => undefined],
    ['with new ones in the cart', '/', () => cart.restore([{ ...aLine(), quantity: 1 }])],
    ['while the cart’s page shows an order', '/', () => store({ status: 'sent' })],
  ])('reads nothing of it %s', (_when, path, prepare) => {
    openBar(path);
    prepare();
    act(announceOrders);
    expect(spoken()).toBe('');
  });
});

it('nothing is said of an order that was sent, although its confirmation was not seen', () => {
  const order = { uid: null, savedAt: Date.now(), status: 'sent' };
  localStorage.setItem('simmer:order/K7P-4MW', JSON.stringify(order));
  openBar('/');
  act(announceOrders);
  expect(spoken()).toBe('');
});
