import { cart } from '@simmer/shared/cart';
import { aLine } from '@simmer/shared/testing/cart-lines';
import { REMEMBERED_GUESTS, PENDING_ORDERS } from '@simmer/shared/guest-records';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { OrderAgainLink } from './order-again-link';

const account = { status: 'signed-in', account: { uid: 'gus', email: 'gus@test.example' } };
jest.mock('@simmer/shared/auth', () => ({
  ...jest.requireActual('@simmer/shared/auth'),
  useAuth: () => account,
}));

const remember = (kind: { prefix: string }, id: string, record: object) => {
  localStorage.setItem(kind.prefix + id, JSON.stringify({ savedAt: Date.now(), ...record }));
};
const show = () => {
  render(
    <MemoryRouter>
      <OrderAgainLink />
    </MemoryRouter>,
  );
  return screen.queryByRole('link', { name: 'Order again' });
};

beforeEach(() => cart.clear());

it('a remembered guest can order the same again from the first screen, until there is something in the cart', () => {
  remember(REMEMBERED_GUESTS, 'gus', {});
  const link = show();
  expect(link).toHaveAttribute('href', '/cart');
  act(() => {
    cart.add(aLine());
  });
  expect(link).not.toBeInTheDocument();
});

it('nobody else is offered the order, and neither is a guest whose last one may not have arrived', () => {
  remember(REMEMBERED_GUESTS, 'ada', {});
  expect(show()).toBeNull();
  remember(REMEMBERED_GUESTS, 'gus', {});
  remember(PENDING_ORDERS, 'K7P-4MW', { uid: 'gus', status: 'unknown' });
  expect(show()).toBeNull();
});
