import { screen } from '@testing-library/react';
import { meatloaf } from '../../testing/dishes';
import { REFUSED } from '../../testing/fake-mailer';
import { button, field, FILLED_IN, renderCheckout } from '../../testing/render-checkout';

jest.mock('@simmer/shared/firebase', () => jest.requireActual('../../testing/fake-firebase'));

const SORRY = 'Sorry, there was a problem submitting your order. Please try again.';
const FILL_OUT = 'Please fill out all delivery details before submitting.';
const items = [meatloaf];
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

describe('what a guest types after a submit that was blocked reaches the field to the last letter', () => {
  it('when the field was not the only thing in the way: the date is not possible', async () => {
    const typed = { address: '12 Oak Street', date: '2026-12-24' };
    const settings = { closedDates: ['2026-12-24'] };
    const { user, submit } = await renderCheckout({ items, typed, settings });
    await submit();
    await user.click(field('Delivery Time'));
    await user.keyboard('after 5 pm');
    expect(field('Delivery Time')).toHaveValue('after 5 pm');
    expect(alerts()).toEqual([expect.stringContaining(FILL_OUT)]);
    expect(button('Go to Delivery Date')).toBeVisible();
  });

  it('when everything was mended and another field is cleared to type it anew', async () => {
    const { user, submit } = await renderCheckout({ items, typed: { ...FILLED_IN, time: '' } });
    await submit();
    await user.click(field('Delivery Time'));
    await user.keyboard('noon');
    await user.clear(field('Email'));
    await user.keyboard('new@test.example');
    expect(field('Email')).toHaveValue('new@test.example');
    expect(alerts()).toEqual([]);
  });

  it('when the order had been refused before, of which the page keeps telling', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, submit, answer } = await renderCheckout({ items, typed: FILLED_IN });
    await submit();
    await answer(REFUSED);
    await user.clear(field('Delivery Address'));
    await submit();
    expect(alerts()).toEqual([FILL_OUT, SORRY]);
    expect(screen.getByText(FILL_OUT).parentElement).toHaveFocus();
    await user.click(field('Delivery Address'));
    await user.keyboard('9 Elm Street');
    expect(field('Delivery Address')).toHaveValue('9 Elm Street');
    expect(alerts()).toEqual([SORRY]);
  });
});
