import { cart } from '@simmer/shared/cart';
import { fireEvent, screen } from '@testing-library/react';
import { soup } from '../testing/dishes';
import { address, button, renderCheckout } from '../testing/render-checkout';

// The provider never answers, so the page stays in `starting`.
jest.mock('@simmer/shared/firebase', () => ({
  firebaseAuthProvider: {
    mayHaveAccount: () => Promise.resolve(true),
    observe: jest.fn(() => new Promise(() => undefined)),
  },
}));

afterEach(() => {
  cart.clear();
});

it('asks who is signed in as soon as the checkout opens', async () => {
  const { firebaseAuthProvider } = jest.requireMock('@simmer/shared/firebase');
  await renderCheckout({ items: [soup] });
  expect(firebaseAuthProvider.observe).toHaveBeenCalledTimes(1);
});

it('does not flash the red notice at a guest who may be signed in [122]', async () => {
  await renderCheckout({ items: [soup] });
  expect(screen.getByText('Checking if you’re logged in…')).toBeVisible();
  expect(screen.queryByText('Please log in to submit your order.')).not.toBeInTheDocument();
});

it('does not submit yet, and does not redirect [127]', async () => {
  const { sent } = await renderCheckout({ items: [soup] });
  expect(button('Submit Order')).toBeDisabled();
  fireEvent.submit(document.querySelector('form')!);
  expect(sent).toHaveLength(0);
  expect(address()).toBe('/cart');
});
