import { cart } from '@simmer/shared/cart';
import { aLine } from '@simmer/shared/testing/cart-lines';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { CartLink } from './cart-link';

it('the cart icon counts the lines of the cart, and also tells screen readers the number of dishes; it has no badge while the cart is empty [32] [33] [34]', () => {
  cart.clear();
  render(<CartLink />, { wrapper: MemoryRouter });
  const expectToSay = (name: string, count: string) => {
    expect(screen.getByRole('link')).toHaveAccessibleName(`Cart, ${name}`);
    const badge = screen.getByTestId('cart-badge');
    if (count) expect(badge).toHaveTextContent(new RegExp(`^${count}$`));
    else expect(badge).not.toBeVisible();
  };
  const add = (...names: string[]) =>
    act(() => {
      for (const name of names) cart.add(aLine({ name }));
    });
  expectToSay('empty', '');
  add('Meatloaf');
  expectToSay('1 item, 1 dish', '1');
  add('Meatloaf', 'Meatloaf', 'Danish');
  expectToSay('2 items, 4 dishes', '2');
  act(() => cart.clear());
  expectToSay('empty', '');
});
