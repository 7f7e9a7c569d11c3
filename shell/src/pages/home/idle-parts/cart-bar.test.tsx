import { cart } from '@simmer/shared/cart';
import { aLine } from '@simmer/shared/testing/cart-lines';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { framePainted } from '../../../testing/frame';
import { CartBar } from './cart-bar';

const animate = jest.fn();

beforeEach(() => {
  cart.clear();
  // What jsdom lacks.
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  Element.prototype.checkVisibility = () => true;
  Element.prototype.animate = function (this: Element, keyframes) {
    animate(keyframes);
    return { finished: Promise.resolve() } as unknown as Animation;
  };
  animate.mockClear();
  render(
    <MemoryRouter>
      <button
        type="button"
        data-add=""
        onClick={() => {
          cart.add(aLine());
        }}
      >
        Add
      </button>
      <CartBar />
    </MemoryRouter>,
  );
});

const bar = () => screen.queryByRole('link');

it('the cart bar is there once something is in the cart, with the items, as the badge counts them, and the total', () => {
  expect(bar()).toBeNull();
  act(() => {
    cart.add(aLine());
    cart.add(aLine());
  });
  expect(bar()).toHaveAttribute('href', '/cart');
  expect(bar()).toHaveAccessibleName('1 item, $60.00 View cart');
  act(() => {
    cart.add(aLine({ size: 'Large', priceCents: 5000 }));
  });
  expect(bar()).toHaveAccessibleName('2 items, $110.00 View cart');
  act(() => cart.clear());
  expect(bar()).toBeNull();
});

it('a portion that a guest added flies from the button to the cart and leaves nothing behind', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await framePainted();
  expect(animate).toHaveBeenCalledTimes(1);
  await act(() => Promise.resolve());
  expect(document.querySelector('body > div[aria-hidden]')).toBeNull();
});
