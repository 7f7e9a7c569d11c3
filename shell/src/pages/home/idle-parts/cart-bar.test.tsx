import { cart } from '@simmer/shared/cart';
import { aLine } from '@simmer/shared/testing/cart-lines';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { framePainted } from '../../../testing/frame';
import { CartBar } from './cart-bar';

const add = (line = {}) => {
  cart.add(aLine(line));
};
const bar = () => screen.queryByRole('link');

beforeEach(() => {
  cart.clear();
  render(
    <MemoryRouter>
      <button type="button" data-add="" onClick={() => add()}>
        Add
      </button>
      <CartBar />
    </MemoryRouter>,
  );
});

it('the cart bar appears once something is in the cart, with the total and the number of items that the badge shows', () => {
  expect(bar()).toBeNull();
  for (const [line, contents] of [
    [{}, '1 dish, $30.00'],
    [{}, '2 dishes, $60.00'],
    [{ size: 'Large', priceCents: 5000 }, '3 dishes, $110.00'],
  ] as const) {
    act(() => add(line));
    expect(bar()).toHaveAttribute('href', '/cart');
    expect(bar()).toHaveAccessibleName(`${contents} View cart`);
  }
  act(() => cart.clear());
  expect(bar()).toBeNull();
});

it('a portion that a guest added flies from the button to the cart and leaves nothing behind', async () => {
  const animate = jest.fn(() => ({ finished: Promise.resolve() }));
  // The methods that jsdom lacks.
  Object.assign(Element.prototype, { animate, checkVisibility: () => true });
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await framePainted();
  expect(animate).toHaveBeenCalledTimes(1);
  await act(() => Promise.resolve());
  expect(document.querySelector('body > div[aria-hidden]')).toBeNull();
});
