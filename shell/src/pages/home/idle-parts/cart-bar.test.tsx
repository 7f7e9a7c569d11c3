import { cart } from '@simmer/shared/cart';
import { setSiteConfig } from '@simmer/shared/config';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { framePainted } from '../../../testing/frame';
import { CartBar } from './cart-bar';

const LINE = {
  id: 'classic_1_Small',
  name: 'Meatloaf',
  size: 'Small',
  priceCents: 3000,
  modification: '',
  flavor: null,
};

const animate = jest.fn();
let isMotionReduced: boolean;

beforeEach(() => {
  setSiteConfig(testSiteConfig);
  cart.clear();
  isMotionReduced = false;
  // What jsdom lacks.
  window.matchMedia = () => ({ matches: isMotionReduced }) as MediaQueryList;
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
          cart.add(LINE);
        }}
      >
        Add
      </button>
      <CartBar />
    </MemoryRouter>,
  );
});

const bar = () => screen.queryByRole('link');

describe('the cart bar', () => {
  it('is there once something is in the cart, and gone when it is empty again', () => {
    expect(bar()).toBeNull();
    act(() => {
      cart.add(LINE);
    });
    expect(bar()).toHaveAttribute('href', '/cart');
    act(() => {
      cart.clear();
    });
    expect(bar()).toBeNull();
  });

  it('says how many items there are, as the badge does, and the total', () => {
    act(() => {
      cart.add(LINE);
      cart.add(LINE);
    });
    expect(bar()).toHaveAccessibleName('1 item, $60.00 View cart');
    act(() => {
      cart.add({ ...LINE, id: 'classic_1_Large', size: 'Large', priceCents: 5000 });
    });
    expect(bar()).toHaveAccessibleName('2 items, $110.00 View cart');
  });
});

describe('a portion that a guest added', () => {
  it('flies from the button to the cart and leaves nothing behind', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await framePainted();
    expect(animate).toHaveBeenCalledTimes(1);
    await act(() => Promise.resolve());
    expect(document.querySelector('body > div[aria-hidden]')).toBeNull();
  });
});
