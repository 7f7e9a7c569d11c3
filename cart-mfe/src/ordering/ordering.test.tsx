import { act, fireEvent, screen, within } from '@testing-library/react';
import { soup } from '../testing/dishes';
import { address, button, field, FILLED_IN, NOW, renderCheckout } from '../testing/render-checkout';

jest.mock('@simmer/shared/firebase', () => jest.requireActual('../testing/fake-firebase'));

beforeEach(() => {
  // A day appears without its year only near the device's own clock.
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
  it('takes one tap for each of the next five possible days; a second tap clears it [115]', async () => {
    const { user, sent, submit } = await open({
      weekdays: [2, 4, 6],
      closedDates: ['2026-12-24'],
    });
    const days = ['Tue 22', 'Sat 26', 'Tue 29', 'Thu 31', 'Sat Jan 2'];
    expect(choicesOf('Next possible days')).toEqual(days);
    const saturday = button('Sat 26, Saturday, December 26');
    await user.click(saturday);
    expect(saturday).toBePressed();
    expect(date()).toHaveValue('2026-12-26');
    await user.click(saturday);
    expect(saturday).not.toBePressed();
    expect(date()).toHaveValue('');
    choose('2026-12-29');
    expect(button('Tue 29, Tuesday, December 29')).toBePressed();
    await submit();
    expect(sent[0]?.orderDate).toBe('2026-12-29');
  });

  it.each([
    ['closed', { closedDates: ['2026-12-24'] }, /we’re closed on Thursday, December 24/],
    ['of a free weekday', { weekdays: [5] }, /we don’t take orders for Thursdays/],
    ['too soon', { leadDays: 5 }, /more time than that to cook/],
  ])(
    'that is %s gets a kind message, stays in the field, and is never sent',
    async (_why, settings, text) => {
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
    },
  );
});

it('the first possible day, the owner’s suggested times and the delivery area are shown at their fields', async () => {
  const times = ['At noon', 'At dusk'];
  const deliveryArea = 'Within 10 miles of Springfield';
  await open({ leadDays: 2, weekdays: [2, 4], times, deliveryArea });
  expect(date()).toHaveAttribute('min', '2026-12-22');
  expect(date()).toHaveAccessibleDescription('The earliest available day is Tuesday, December 22.');
  expect(choicesOf('Suggested times')).toEqual(times);
  expect(field('Delivery Address')).toHaveAccessibleDescription(`We deliver to: ${deliveryArea}`);
});

describe('what is past on the shop’s clock', () => {
  /** The shop is in New York; the test machine has another time zone. */
  const at = (time: string) => Date.parse(`2026-12-20T${time}-05:00`);
  const openAt = (time: string, settings?: object, typed = {}) =>
    renderCheckout({
      ...{ items: [soup], typed: { ...FILLED_IN, ...typed }, now: () => at(time) },
      ...{ timeZone: 'America/New_York', ...(settings && { settings }) },
    });
  const TODAY = '2026-12-20';
  const timesOf = (times: readonly string[]) => ['Any time', ...times];
  const question = () =>
    screen.queryByText(/at the shop\. Is .+ right\? If so, leave it as it is\.$/)?.textContent ??
    '';

  it.each([
    ['13:59', ['Noon to 2 pm', '4 pm to 6 pm', '6 pm to 8 pm'], 'Today 20'],
    ['14:00', ['4 pm to 6 pm', '6 pm to 8 pm'], 'Today 20'],
    ['20:00', [], 'Mon 21'],
  ])('is not suggested by a shop without settings: at %s', async (time, times, day) => {
    await openAt(time);
    expect(choicesOf('Next possible days')[0]).toBe(day);
    expect(choicesOf('Suggested times')).toHaveLength(4);
    choose(TODAY);
    expect(choicesOf('Suggested times')).toEqual(timesOf(times));
    choose('2026-12-21');
    expect(choicesOf('Suggested times')).toHaveLength(4);
  });

  it.each([
    ['with a range that ends after midnight', ['10 pm to 1 am'], 'Today 20'],
    ['with a time without an end', ['after 5'], 'Today 20'],
    ['with “any time” alone', ['Any time'], 'Today 20'],
    ['without any times', [], 'Today 20'],
    ['unless all times are over', ['Noon', '5:30-6'], 'Mon 21'],
  ])('keeps today among the suggestions late in the evening %s', async (_how, times, day) => {
    await openAt('23:30', { times });
    expect(choicesOf('Next possible days')[0]).toBe(day);
  });

  it('disappears from a page that stays open', async () => {
    jest.useFakeTimers({ now: at('19:59') });
    jest.spyOn(Date, 'now').mockRestore();
    await renderCheckout({
      ...{ items: [soup], typed: FILLED_IN, now: Date.now, timeZone: 'America/New_York' },
    });
    expect(choicesOf('Next possible days')[0]).toBe('Today 20');
    act(() => void jest.advanceTimersByTime(60_000));
    expect(choicesOf('Next possible days')[0]).toBe('Mon 21');
  });

  it('is questioned once the guest leaves the field, and sent as it is [132]', async () => {
    const { user, sent, submit } = await openAt('19:50', undefined, { date: TODAY, time: '' });
    await user.click(field('Delivery Time'));
    await user.keyboard('Noon');
    expect(question()).toBe('');
    await user.tab();
    expect(question()).toMatch(/^It’s later than that at the shop\. Is “Noon” right/);
    expect(field('Delivery Time')).toHaveAccessibleDescription(question());
    await submit();
    expect(sent[0]).toMatchObject({ orderDate: TODAY, deliveryTime: 'Noon' });
  });

  it.each([
    ['noon', TODAY, true],
    ['noon', '', false],
    ['noon', '2026-12-21', false],
    ['as soon as you can', TODAY, false],
    ['noon', '12026-12-20', false],
  ])('is questioned, and nothing else is: “%s” on “%s”', async (time, day, isAsked) => {
    await openAt('19:50', undefined, { date: day, time });
    expect(question() !== '').toBe(isAsked);
  });
});

it('a double click on a chip chooses it', async () => {
  const { user } = await open({ times: ['Noon', 'Evening'] });
  await user.dblClick(button('Evening'));
  expect(field('Delivery Time')).toHaveValue('Evening');
  await user.dblClick(button('Tue 22, Tuesday, December 22'));
  expect(date()).toHaveValue('2026-12-22');
});

it('Tab leads to the chip that is chosen', async () => {
  const { user } = await open({ times: ['Noon', 'Evening'] });
  await user.click(button('Evening'));
  await user.click(field('Delivery Time'));
  await user.tab({ shift: true });
  expect(button('Evening')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(button('Noon')).toHaveFocus();
  await user.tab();
  await user.tab({ shift: true });
  expect(button('Evening')).toHaveFocus();
});

it('a year with five digits is not called past', async () => {
  await open({});
  choose('12026-01-01');
  expect(screen.queryByText(/This date is in the past/)).not.toBeInTheDocument();
});

it('the chips say what the field below them is for', async () => {
  await open({});
  expect(
    screen.getByText('Or choose another day. If you leave it empty, Olive will suggest one.'),
  ).toBeVisible();
  expect(screen.getByText('Or enter another time in your own words.')).toBeVisible();
});

describe('a pause', () => {
  const PAUSED = { paused: true, pauseText: 'See you on July 6!' };

  it('is announced to a guest with an empty cart', async () => {
    await renderCheckout({ settings: PAUSED });
    expect(screen.getByText('See you on July 6!')).toBeVisible();
  });

  it('offers no day and no time', async () => {
    const typed = { date: '2026-12-19', time: '' };
    await renderCheckout({ items: [soup], typed, settings: { ...PAUSED, leadDays: 2 } });
    expect(screen.queryByRole('group', { name: 'Next possible days' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Suggested times' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Choose / })).toBeNull();
    expect(date()).toHaveAccessibleDescription(/^You can choose a day once we’re back\./);
  });

  it.each([true, false])('prevents any submit, logged in or not: %s', async (isLoggedIn) => {
    const { sent } = await renderCheckout({ items: [soup], isLoggedIn, settings: PAUSED });
    expect(button('Submit Order')).toBeDisabled();
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    fireEvent.submit(document.querySelector('form')!);
    expect(sent).toHaveLength(0);
    expect(address()).toBe('/cart');
  });
});
