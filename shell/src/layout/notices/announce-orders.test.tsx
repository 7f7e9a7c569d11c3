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
  'a guest who left the cart while the order was being sent reads that it %s, until they look at it',
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
    // The cart's page says this itself.
    act(() => publish('order/failed', { mayHaveArrived: false }));
    expect(spoken()).toBe('');
  },
);

it.each([
  ['may not have arrived', {}],
  ['was not sent', { status: 'blocked' }],
  ['may not have arrived', { status: 'blocked', isRepeat: true }],
])(
  'a guest who returns to a device with an order reads that it %s once their account is known, whatever the device knows: %j; nobody else does',
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

describe('a guest whose cart was lost in a reload', () => {
  const lose = () =>
    sessionStorage.setItem(
      'simmer:cart',
      JSON.stringify({ version: 1, savedAt: 1, filledAt: 1, items: [], notes: {} }),
    );
  beforeEach(() => {
    cart.clear();
    localStorage.clear();
    sessionStorage.clear();
    lose();
  });

  const store = (order: object) =>
    localStorage.setItem('simmer:order/K7P-4MW', JSON.stringify({ savedAt: 1.8e12, ...order }));

  it.each<[string, string, object | undefined]>([
    ['the home page', '/', undefined],
    ['another page', '/instructions', undefined],
    ['the home page, although the device has an order of somebody else', '/', { uid: 'gus' }],
    ['the home page, although an earlier order has arrived', '/', { status: 'done' }],
  ])('reads on %s that the dishes are gone, and what to do', (_which, path, order) => {
    if (order) store(order);
    openBar(path);
    act(announceOrders);
    expect(spoken()).toMatch(/^Your cart is empty\. .* Please add them again\.$/);
  });

  it.each([
    ['on the page of the cart, which says it itself', '/cart', () => undefined],
    ['with new ones in the cart', '/', () => cart.restore([{ ...aLine(), quantity: 1 }])],
    ['while the cart’s page shows an order', '/', () => store({ status: 'sent' })],
    [
      'while the cart’s page brings them back',
      '/',
      () => sessionStorage.setItem('simmer:changing', '{}'),
    ],
  ])('reads nothing about it %s', (_when, path, prepare) => {
    openBar(path);
    prepare();
    act(announceOrders);
    expect(spoken()).toBe('');
  });
});

it.each([
  ['cancellation', { uid: olive.uid }, 'Your last cancellation was not sent.'],
  ['change', { uid: olive.uid }, 'Your last change was not sent.'],
  ['cancellation', { uid: '' }, ''],
])(
  'a guest whose %s was not sent does not read that their order was not; whose nobody knows is not mentioned: %j',
  async (subject, of, text) => {
    notices.dismiss();
    await act(() => auth.logOut());
    const record = { ...of, savedAt: Date.now(), status: 'unsent', subject };
    localStorage.setItem('simmer:order/K7P-4MW', JSON.stringify(record));
    openBar('/');
    act(announceOrders);
    await act(() => auth.logIn(olive.email, 'password'));
    expect(spoken()).toBe(text);
  },
);

it('an order that was sent is not mentioned, even if its confirmation was not seen', () => {
  const order = { uid: null, savedAt: Date.now(), status: 'sent' };
  localStorage.setItem('simmer:order/K7P-4MW', JSON.stringify(order));
  openBar('/');
  act(announceOrders);
  expect(spoken()).toBe('');
});
