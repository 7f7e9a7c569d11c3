import { cart } from '@simmer/shared/cart';
import { act, screen } from '@testing-library/react';
import { draft } from '../../order/draft-store';
import { meatloaf } from '../../testing/dishes';
import { REFUSED } from '../../testing/fake-mailer';
import { button, field, renderCheckout } from '../../testing/render-checkout';

jest.mock('@simmer/shared/firebase', () => jest.requireActual('../../testing/fake-firebase'));

const SORRY = 'Sorry, there was a problem submitting your order. Please try again.';
const FILL_OUT = 'Please fill out all delivery details before submitting.';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cart.clear();
  draft.clear();
  localStorage.clear();
});

describe('what a guest types after a submit that was blocked reaches the field to the last letter', () => {
  it('when the field was not the only thing in the way: the date is not possible', async () => {
    draft.change({ address: '12 Oak Street', date: '2026-12-24' });
    const settings = { closedDates: ['2026-12-24'] };
    const { user } = await renderCheckout({ items: [meatloaf], settings });
    await user.click(button('Submit Order'));
    await user.click(field('Delivery Time'));
    await user.keyboard('after 5 pm');
    expect(field('Delivery Time')).toHaveValue('after 5 pm');
    expect(screen.getByRole('alert')).toHaveTextContent(FILL_OUT);
    expect(button('Go to Delivery Date')).toBeVisible();
  });

  it('when everything was mended and another field is cleared to type it anew', async () => {
    draft.change({ address: '12 Oak Street' });
    const { user } = await renderCheckout({ items: [meatloaf] });
    await user.click(button('Submit Order'));
    await user.click(field('Delivery Time'));
    await user.keyboard('noon');
    await user.clear(field('Email'));
    await user.keyboard('new@test.example');
    expect(field('Email')).toHaveValue('new@test.example');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('when the order had been refused before, of which the page keeps telling', async () => {
    draft.change({ time: 'noon', address: '12 Oak Street' });
    const { user, answer } = await renderCheckout({ items: [meatloaf] });
    await user.click(button('Submit Order'));
    await act(async () => {
      answer(REFUSED);
    });
    await user.clear(field('Delivery Address'));
    await user.click(button('Submit Order'));
    const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(alerts()).toEqual([FILL_OUT, SORRY]);
    expect(screen.getByText(FILL_OUT).parentElement).toHaveFocus();
    await user.click(field('Delivery Address'));
    await user.keyboard('9 Elm Street');
    expect(field('Delivery Address')).toHaveValue('9 Elm Street');
    expect(alerts()).toEqual([SORRY]);
  });
});
