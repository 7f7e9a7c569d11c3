import { moduleEvents } from '@simmer/shared/bus';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { auth } from '@simmer/shared/auth';
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
  render(
    <BrowserRouter>
      <NoticeBar />
    </BrowserRouter>,
  );
}

const spoken = () => screen.getByRole('status').textContent;

describe('a guest who left the cart while the order was on its way', () => {
  it.each([
    ['that it was sent', 'Your order was sent.', 'order/sent', { lines: 1, totalCents: 1 }],
    ['that it was not sent', 'Your order was not sent.', 'order/failed', { mayHaveArrived: false }],
    [
      'that it may not have arrived',
      'Your order may not have arrived.',
      'order/failed',
      { mayHaveArrived: true },
    ],
  ] as const)('hears %s, until they look at it', async (_what, words, name, payload) => {
    openBar('/');
    act(() => {
      if (name === 'order/sent') publish(name, payload);
      else publish(name, payload);
    });
    expect(spoken()).toBe(words);
    await userEvent.click(screen.getByRole('link', { name: 'View order' }));
    expect(window.location.pathname).toBe('/cart');
    expect(spoken()).toBe('');
  });

  it('reads it again after another message has taken its place', async () => {
    openBar('/');
    act(() => {
      publish('order/failed', { mayHaveArrived: false });
      notices.show({ kind: 'logged-in' });
    });
    expect(spoken()).toBe('Login successful!');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(spoken()).toBe('Your order was not sent.');
    act(() => notices.show({ kind: 'cart', title: 'Danish added', detail: 'Cart: 1 item' }));
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await userEvent.click(screen.getByRole('link', { name: 'View order' }));
    expect(spoken()).toBe('');
  });
});

it('says nothing on the cart’s page, which says it itself', () => {
  openBar('/cart');
  act(() => publish('order/failed', { mayHaveArrived: false }));
  expect(spoken()).toBe('');
});

describe('a guest who comes back to a device that keeps an order', () => {
  const NEWS = 'Your last order may not have arrived.';
  const keep = (uid: string) =>
    localStorage.setItem('simmer:order/K7P-4MW', JSON.stringify({ uid, savedAt: Date.now() }));

  it('is told so once it is known who they are; another account hears nothing of it, nor does a visitor', async () => {
    await act(() => auth.logOut());
    keep(olive.uid);
    openBar('/instructions');
    act(announceOrders);
    await act(() => auth.logIn(pepper.email, 'password'));
    expect(spoken()).toBe('');
    await act(() => auth.logOut());
    expect(spoken()).toBe('');
    await act(() => auth.logIn(olive.email, 'password'));
    expect(spoken()).toBe(NEWS);
  });
});
