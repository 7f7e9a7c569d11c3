import { setSiteConfig } from '@simmer/shared/config';
import { cart } from '@simmer/shared/cart';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { CartLink } from './cart-link';

function showCartLink() {
  setSiteConfig(testSiteConfig);
  cart.clear();
  render(
    <MemoryRouter>
      <CartLink />
    </MemoryRouter>,
  );
}

function add(name: string, times = 1): void {
  const dish = { name, size: 'Small', priceCents: 3000, modification: '', flavor: null };
  act(() => {
    for (let n = 0; n < times; n += 1) cart.add({ ...dish, id: `classic_${name}_Small` });
  });
}

describe('the cart icon', () => {
  it('has no badge while the cart is empty, and says that it is [33]', () => {
    showCartLink();
    expect(screen.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
    expect(screen.getByTestId('cart-badge')).not.toBeVisible();
  });

  it('counts the lines of the cart, not the portions [32] [34]', () => {
    showCartLink();
    add('Meatloaf', 3);
    expect(screen.getByTestId('cart-badge')).toHaveTextContent(/^1$/);
    add('Danish');
    expect(screen.getByTestId('cart-badge')).toHaveTextContent(/^2$/);
  });

  it('tells screen readers the number of dishes as well', () => {
    showCartLink();
    add('Meatloaf');
    expect(screen.getByRole('link')).toHaveAccessibleName('Cart, 1 item, 1 dish');
    add('Meatloaf', 3);
    expect(screen.getByRole('link')).toHaveAccessibleName('Cart, 1 item, 4 dishes');
    add('Danish');
    expect(screen.getByRole('link')).toHaveAccessibleName('Cart, 2 items, 5 dishes');
  });

  it('loses its badge when the cart is emptied [33]', () => {
    showCartLink();
    add('Meatloaf');
    act(() => {
      cart.clear();
    });
    expect(screen.getByTestId('cart-badge')).not.toBeVisible();
    expect(screen.getByRole('link')).toHaveAccessibleName('Cart, empty');
  });
});
