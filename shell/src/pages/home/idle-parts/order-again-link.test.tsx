import { cart } from '@simmer/shared/cart';
import { aLine } from '@simmer/shared/testing/cart-lines';
import { REMEMBERED_GUESTS, PENDING_ORDERS } from '@simmer/shared/guest-records';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { OrderAgainLink } from './order-again-link';

const account = { status: 'logged-in', account: { uid: 'gus', email: 'gus@test.example' } };
jest.mock('@simmer/shared/auth', () => ({
  ...jest.requireActual('@simmer/shared/auth'),
  useAuth: () => account,
}));

const remember = ({ prefix }: { prefix: string }, id: string, record: object = {}) => {
  localStorage.setItem(prefix + id, JSON.stringify({ savedAt: Date.now(), ...record }));
  cleanup();
  render(<OrderAgainLink />, { wrapper: MemoryRouter });
};
const link = () => screen.queryByRole('link', { name: 'Order again' });

it('a remembered guest with an empty cart can order the same again from the first screen, unless the last order may not have arrived or was not seen', () => {
  cart.clear();
  remember(REMEMBERED_GUESTS, 'ada');
  expect(link()).toBeNull();
  remember(REMEMBERED_GUESTS, 'gus');
  expect(link()).toHaveAttribute('href', '/cart');
  act(() => {
    cart.add(aLine());
  });
  expect(link()).toBeNull();
  act(() => cart.clear());
  for (const status of ['unknown', 'sent']) {
    remember(PENDING_ORDERS, 'K7P-4MW', { uid: 'gus', status });
    expect(link()).toBeNull();
  }
});
