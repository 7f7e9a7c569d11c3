import { cart } from '@simmer/shared/cart';
import { aLine } from '@simmer/shared/testing/cart-lines';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { CartLink } from './cart-link';

function showCartLink() {
  cart.clear();
  render(
    <MemoryRouter>
      <CartLink />
    </MemoryRouter>,
  );
}

function add(name: string, times = 1): void {
  act(() => {
    for (let n = 0; n < times; n += 1) cart.add(aLine({ name }));
  });
}

describe('the cart icon', () => {
  it('counts the lines of the cart, and tells screen readers the number of dishes as well [32] [34]', () => {
    showCartLink();
    add('Meatloaf');
    expect(screen.getByRole('link')).toHaveAccessibleName('Cart, 1 item, 1 dish');
    add('Meatloaf', 2);
    expect(screen.getByTestId('cart-badge')).toHaveTextContent(/^1$/);
    add('Danish');
    expect(screen.getByTestId('cart-badge')).toHaveTextContent(/^2$/);
    expect(screen.getByRole('link')).toHaveAccessibleName('Cart, 2 items, 4 dishes');
  });

  it('has no badge, and says that it is empty, before the first dish and once the cart is emptied [33]', () => {
    showCartLink();
    expect(screen.getByTestId('cart-badge')).not.toBeVisible();
    expect(screen.getByRole('link')).toHaveAccessibleName('Cart, empty');
    add('Meatloaf');
    act(() => cart.clear());
    expect(screen.getByTestId('cart-badge')).not.toBeVisible();
    expect(screen.getByRole('link')).toHaveAccessibleName('Cart, empty');
  });
});
