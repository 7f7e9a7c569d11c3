import { fireEvent, screen, within } from '@testing-library/react';
import { soup } from '../testing/dishes';
import { address, button, field, FILLED_IN, NOW, renderCheckout } from '../testing/render-checkout';

jest.mock('@simmer/shared/firebase', () => jest.requireActual('../testing/fake-firebase'));

beforeEach(() => {
  // A day is said without its year only near the device's own clock.
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
});

const open = (settings: object) => renderCheckout({ items: [soup], typed: FILLED_IN, settings });

const date = () => field('Delivery Date');
const choose = (day: string) => fireEvent.change(date(), { target: { value: day } });
const choicesOf = (name: string) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

describe('a date', () => {
  it('is one tap for each of the next five that are possible; another tap takes it back [115]', async () => {
    const { user, sent, submit } = await open({
      weekdays: [2, 4, 6],
      closedDates: ['2026-12-24'],
    });
    const days = ['Tue22', 'Sat26', 'Tue29', 'Thu31', 'SatJan 2'];
    expect(choicesOf('Next possible days')).toEqual(days);
    const saturday = button('Saturday, December 26');
    await user.click(saturday);
    expect(saturday).toBePressed();
    expect(date()).toHaveValue('2026-12-26');
    await user.click(saturday);
    expect(saturday).not.toBePressed();
    expect(date()).toHaveValue('');
    choose('2026-12-29');
    expect(button('Tuesday, December 29')).toBePressed();
    await submit();
    expect(sent[0]?.orderDate).toBe('2026-12-29');
  });

  it.each([
    ['closed', { closedDates: ['2026-12-24'] }, /we’re closed on Thursday, December 24/],
    ['of a free weekday', { weekdays: [5] }, /we don’t take orders for Thursdays/],
    ['too soon', { leadDays: 5 }, /more time than that to cook/],
  ])('that is %s is said kindly, kept, and never sent', async (_why, settings, text) => {
    const day = '2026-12-24';
    const { user, sent, submit } = await open(settings);
    choose(day);
    expect(screen.getByText(text)).toHaveTextContent(/clear the field to order without a date/);
    expect(date()).toHaveValue(day);
    expect(date()).not.toHaveAttribute('aria-invalid');
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Please choose another date or clear the field',
    );
    expect(date()).toBeInvalid();
    expect(date()).toHaveAccessibleDescription(text);
    await user.click(button('Go to Delivery Date'));
    expect(date()).toHaveFocus();
    expect(sent).toHaveLength(0);
  });
});

it('the first possible day, the times that the owner suggests and where the shop delivers are said at their fields', async () => {
  const times = ['At noon', 'At dusk'];
  const deliveryArea = 'Within 10 miles of Springfield';
  await open({ leadDays: 2, weekdays: [2, 4], times, deliveryArea });
  expect(date()).toHaveAttribute('min', '2026-12-22');
  expect(date()).toHaveAccessibleDescription('The earliest available day is Tuesday, December 22.');
  expect(choicesOf('Suggested times')).toEqual(times);
  expect(field('Delivery Address')).toHaveAccessibleDescription(`We deliver to: ${deliveryArea}`);
});

describe('a pause', () => {
  const PAUSED = { paused: true, pauseText: 'See you on July 6!' };

  it('is said to a guest with an empty cart', async () => {
    await renderCheckout({ settings: PAUSED });
    expect(screen.getByText('See you on July 6!')).toBeVisible();
  });

  it.each([true, false])('lets nothing be submitted, logged in or not: %s', async (isSignedIn) => {
    const { sent } = await renderCheckout({ items: [soup], isSignedIn, settings: PAUSED });
    expect(button('Submit Order')).toBeDisabled();
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    fireEvent.submit(document.querySelector('form')!);
    expect(sent).toHaveLength(0);
    expect(address()).toBe('/cart');
  });
});
