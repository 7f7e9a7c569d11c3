import type { Claim, ClaimedOrder } from '@simmer/shared/claim';
import { nearDayText, shortDayText } from '@simmer/shared/day-text';
import { parseLimits } from '@simmer/shared/limits';
import { addDays, shopTime } from '@simmer/shared/shop-calendar';
import { fill } from '@simmer/shared/testing/fill';
import { returnToTab } from '@simmer/shared/testing/return-to-tab';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { createEditor } from '../editor/editor';
import { EditorContext } from '../editor/editor-context';
import { createLimitsEditor } from '../limits/limits-editor';
import { stew } from '../testing/dishes';
import { fakeDatabase, REFUSED, UNREACHABLE } from '../testing/fake-database';
import { fakeLimits } from '../testing/fake-limits';
import { keepLimitDraft, LimitsContext } from './limits-context';
import { LimitsSection } from './limits-section';

const { day: TODAY } = shopTime(Date.now(), testSiteConfig.business.timeZone);
const TOMORROW = addDays(TODAY, 1);
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const week = (id: string, count: number) =>
  Object.fromEntries(EVERY_DAY.map((day) => [`${id} ${String(day)}`, count]));
const STORED = {
  pools: { oven: { name: 'Oven', dishes: ['Danish', 'a'] } },
  windows: { late: '4 to 6 pm' },
  limits: { ...week('oven', 10), ...week('late', 2) },
};
const sent = (counts: ClaimedOrder['counts'], isSent = true): Claim => ({
  orders: { 'AB-1': { counts, isSent } },
});

const section = () => within(screen.getByRole('region', { name: 'Limits' }));
const button = (name: string | RegExp) => section().getByRole('button', { name });
const field = (label: string | RegExp) => section().getByLabelText(label);
const user = userEvent.setup({ delay: null });
const press = (name: string | RegExp) => user.click(button(name));
const openGroup = (title: string) => user.click(section().getByText(title));

async function open(
  stored?: object,
  prepare?: (fake: ReturnType<typeof fakeLimits>) => void,
  dish = stew,
) {
  cleanup();
  const fake = fakeLimits(stored);
  prepare?.(fake);
  let ids = 0;
  const limits = createLimitsEditor(fake.withLimitsClient, () => `new${String((ids += 1))}`);
  const forget = keepLimitDraft(limits, () => 'olive');
  const editor = createEditor(fakeDatabase([dish]).ports);
  await act(() => editor.menu.read());
  render(
    <EditorContext value={editor}>
      <LimitsContext value={limits}>
        <BrowserRouter>
          <LimitsSection />
        </BrowserRouter>
      </LimitsContext>
    </EditorContext>,
  );
  await act(async () => undefined);
  const read = () => parseLimits(fake.state.stored).limits;
  return { ...fake, read, forget, limits };
}

/** The form of the limit "Oven". */
async function editOven() {
  const page = await open(STORED);
  await openGroup('Portions per day');
  await press('Edit Oven');
  return page;
}

async function openDay(day: string) {
  await openGroup('Coming days');
  await openGroup(shortDayText(day));
}

beforeEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

describe('a limit', () => {
  it('names its dishes with their commas in place, also those that are written from right to left', async () => {
    await open(STORED, undefined, { ...stew, data: { ...Object(stew.data), name: 'חלה' } });
    await openGroup('Portions per day');
    expect(section().getByText('Danish, \u2068חלה\u2069')).toBeVisible();
  });

  it('for one dish takes its name and a number, and is there at once', async () => {
    const { read } = await open();
    expect(section().getByText(/^Limit how much guests can order/)).toBeVisible();
    await press('Limit a dish');
    await user.click(section().getByRole('checkbox', { name: 'Danish' }));
    expect(field('Name')).toHaveValue('Danish');
    fill(field('Portions per day'), '١٢');
    await press('Save');
    expect(section().getByText(/^Saved/)).toBeVisible();
    const [pool] = read().pools;
    expect(pool).toEqual({
      ...{ id: 'new1', kind: 'dishes', name: 'Danish', dishes: ['Danish'] },
    });
    expect(read().limits).toEqual(week('new1', 12));
    await openGroup('Portions per day');
    expect(section().getByText('12 a day')).toBeVisible();
  });

  it('can differ by weekday, by date, by size and by guest, and another one keeps its own', async () => {
    const { read } = await editOven();
    await user.click(section().getByText('Different on some weekdays'));
    fill(field('Saturday'), '20');
    await user.click(section().getByText('Sizes that count as more than one'));
    fill(field('Large counts as'), '2');
    fill(field(/^Most per guest/), '4');
    await press('Add a date');
    fill(field('Date 1'), '2031-12-24');
    fill(field('Portions on date 1'), '30');
    await press('Save');
    expect(read().limits).toEqual({
      ...STORED.limits,
      ...{ 'oven 6': 20, 'oven 2031-12-24': 30, 'oven guest': 4 },
    });
    expect(read().sizes).toEqual({ 'oven Large': 2 });
    expect(
      section().getByText(
        /^10 a day, 20 on Sat · 30 on .*2031 · Large counts as 2 · at most 4 per guest$/,
      ),
    ).toBeVisible();
  });

  it('that is lowered below what is taken says which days have more already, and that those orders stay', async () => {
    const days = [1, 2, 3, 4, 5].map((ahead) => addDays(TODAY, ahead));
    await open(STORED, ({ state }) => {
      for (const [at, day] of days.entries())
        state.days.set(day, new Map([['ada', sent({ oven: at + 4 })]]));
    });
    await openGroup('Portions per day');
    const saveWith = async (count: string) => {
      await press('Edit Oven');
      fill(field('Portions per day'), count);
      await press('Save');
      return section().getByText(/^Saved/).textContent;
    };
    const [, , , fourth = '', fifth = ''] = days.map(shortDayText);
    const saved = 'Saved. New orders follow these limits.';
    expect(await saveWith('6')).toBe(
      `${saved} ${fourth} already has 7; ${fifth} already has 8: those orders stay.`,
    );
    expect(await saveWith('3')).toMatch(/ already has 6; …: those orders stay\.$/);
    expect(await saveWith('8')).toBe(saved);
  });

  it('that cannot be read is neither shown as none nor deleted by a change', async () => {
    const unreadable = { ...STORED, limits: { 'oven 1': 'many' } };
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await open(unreadable);
    expect(section().getByText('We can’t load the limits right now.')).toBeVisible();
    expect(section().queryByRole('button', { name: 'Limit a dish' })).toBeNull();
    const { state } = await editOven();
    state.stored = unreadable;
    fill(field('Portions per day'), '12');
    await press('Save');
    expect(section().getByText(/^Not saved: /)).toBeVisible();
    expect(state.stored).toEqual(unreadable);
  });

  it('says, without being opened, that a size which counts as more than one was renamed, so that it counts as one', async () => {
    const sizes = { 'oven Large': 2, 'oven Family': 3 };
    await open({ ...STORED, sizes });
    expect(section().getByText(/Large counts as 2 · Family counts as 3$/)).toBeVisible();
    expect(section().getByText(/^None of these dishes has the size “Family” now/)).toBeVisible();
    await open({ ...STORED, sizes: { 'oven Large': 2 } });
    expect(section().queryByText(/Large counts as 2/)).toBeNull();
  });

  it.each([
    ['Portions per day', '1.5', 'Enter a whole number of portions, from 0 to 999.'],
    ['Portions per day', '', 'Enter how many portions you can make in a day.'],
    [/^Most per guest/, '0', 'Enter a whole number of portions, from 1 to 999.'],
    ['Name', '', 'Enter a name, such as “Desserts”.'],
    ['Saturday', 'many', 'Enter a whole number of portions, from 0 to 999.'],
  ])('with “%s” of “%s” is not saved, and its field says why', async (label, typed, message) => {
    const { read } = await editOven();
    fill(field(label), typed);
    await press('Save');
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(field(label)).toHaveFocus();
    expect(field(label)).toBeVisible();
    expect(read()).toEqual(parseLimits(STORED).limits);
  });

  it('keeps what another manager has changed in its other fields meanwhile, and what is deleted stays deleted', async () => {
    const { read, state } = await editOven();
    state.stored = { ...STORED, pools: { oven: { name: 'Big oven', dishes: ['a'] } } };
    fill(field('Portions per day'), '11');
    await press('Save');
    expect(read().pools.find(({ id }) => id === 'oven')).toMatchObject({ name: 'Big oven' });
    expect(read().limits).toEqual({ ...week('oven', 11), ...week('late', 2) });

    await press('Edit Big oven');
    state.stored = { ...STORED, pools: {} };
    fill(field('Portions per day'), '12');
    await press('Save');
    expect(section().getByText(/^Not saved: this item is gone/)).toBeVisible();
    expect(field('Portions per day')).toHaveValue('12');
    expect(read().pools.map(({ id }) => id)).toEqual(['late']);
  });

  it('keeps the weekdays that another manager has given a number of their own while the usual one was typed', async () => {
    const { read, state } = await editOven();
    const theirs = { 'oven 2': 20, 'oven 3': 20, 'oven 4': 20, 'oven 5': 20 };
    state.stored = { ...STORED, limits: { ...STORED.limits, ...theirs } };
    fill(field('Portions per day'), '15');
    await press('Save');
    expect(read().limits).toEqual({ ...week('oven', 15), ...theirs, ...week('late', 2) });
  });

  it('shows that it has a dish that is no longer on the menu, which can be taken out', async () => {
    const { read } = await open({
      ...STORED,
      pools: { oven: { name: 'Oven', dishes: ['a', 'b'] } },
    });
    await openGroup('Portions per day');
    await press('Edit Oven');
    const gone = within(section().getByRole('group', { name: 'No longer on the menu' }));
    await user.click(gone.getByRole('checkbox', { checked: true }));
    await press('Save');
    expect(read().pools.find(({ id }) => id === 'oven')?.dishes).toEqual(['a']);
  });

  it('that was not stored stays typed, also after a reload, and is forgotten when the account leaves', async () => {
    const { state } = await editOven();
    fill(field('Portions per day'), '12');
    state.failure = UNREACHABLE;
    await press('Save');
    expect(section().getByText(/^Not saved: we can’t reach the server/)).toBeVisible();
    const { read, forget } = await open(STORED);
    expect(section().getByText(/^What you typed is still here/)).toBeVisible();
    expect(field('Portions per day')).toHaveValue('12');
    act(forget);
    expect(section().queryByLabelText('Portions per day')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
    expect(read().limits).toEqual(STORED.limits);
  });

  async function deleteOven() {
    const page = await editOven();
    await press('Delete');
    const dialog = within(screen.getByRole('dialog', { name: 'Delete the limit “Oven”?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    return page;
  }

  it('is deleted after a question, with all its numbers, which “Undo” brings back; what another manager has set elsewhere stays', async () => {
    const { read, state } = await deleteOven();
    expect(section().getByText('Oven was deleted.')).toBeVisible();
    expect(read()).toMatchObject({ limits: week('late', 2), pools: [{ id: 'late' }] });
    const theirs = { leadDays: { a: 3 } };
    state.stored = { ...Object(state.stored), ...theirs };
    await press('Undo');
    expect(section().getByText('The limits are as they were before.')).toBeVisible();
    expect(read()).toEqual(parseLimits({ ...STORED, ...theirs }).limits);
  });

  it('is as before with “Undo”, also when the answer was lost and the change ran again', async () => {
    const { read, state } = await editOven();
    state.isRunAgain = true;
    fill(field('Name'), '1 pm');
    await press('Save');
    await press('Undo');
    expect(read()).toEqual(parseLimits(STORED).limits);
  });

  it('that another manager has changed since stays so in spite of “Undo”, which says so', async () => {
    const { read, state } = await deleteOven();
    const theirs = { ...STORED, limits: week('oven', 20) };
    state.stored = theirs;
    await press('Undo');
    expect(section().getByText(/someone else has made a change in the meantime/)).toBeVisible();
    expect(read()).toEqual(parseLimits(theirs).limits);
  });
});

it('a window without hours is warned about, and one that is closed on a weekday has no orders then', async () => {
  const { read } = await open();
  await openGroup('Delivery windows');
  await press('Add a window');
  fill(field('Hours'), 'Afternoonish');
  await user.click(section().getByLabelText('Sunday', { selector: '[type=checkbox]' }));
  fill(field('Hours'), 'On the porch');
  expect(section().getByText(/^This names no hours/)).toBeVisible();
  fill(field('Hours'), '4 to 6 pm');
  expect(section().queryByText(/^This names no hours/)).toBeNull();
  await press('Save');
  expect(read().pools).toMatchObject([{ kind: 'window', name: '4 to 6 pm' }]);
  expect(read().limits).toEqual({ 'new1 0': 0 });
  expect(section().getByText('not on Sun')).toBeVisible();
});

it('a dish gets a lead time and a largest number, and one that has both twice wrong says so', async () => {
  const { read } = await open(STORED);
  await openGroup('Rules for dishes');
  await press('Add a dish');
  expect(field('Dish')).toHaveFocus();
  await press('Save');
  expect(field('Dish')).toHaveAccessibleDescription('Choose a dish.');
  await user.selectOptions(field('Dish'), 'STEW');
  fill(field('Days to order ahead'), '2');
  fill(field('Smallest number in an order'), '6');
  fill(field('Largest number in an order'), '4');
  await press('Save');
  expect(section().getByText('Enter 6 or more: the smallest number is 6.')).toBeVisible();
  fill(field('Largest number in an order'), '8');
  await press('Save');
  expect(read()).toMatchObject({ leadDays: { a: 2 }, least: { a: 6 }, most: { a: 8 } });
  expect(section().getByText('order 2 days ahead · at least 6 · at most 8')).toBeVisible();
});

it.each([
  ['a', 'STEW'],
  ['gone', 'a dish that is gone'],
])(
  'the rules for the dish %j are deleted as those for %s, and nothing says that the dish was',
  async (id, name) => {
    const { read } = await open({ leadDays: { [id]: 2 } });
    await openGroup('Rules for dishes');
    await press(`Edit ${name}`);
    expect(section().queryByText(id)).toBeNull();
    await press('Delete');
    const dialog = within(screen.getByRole('dialog', { name: `Delete the rules for “${name}”?` }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(section().getByText(`The rules for ${name} were deleted.`)).toBeVisible();
    expect(read().leadDays).toEqual({});
  },
);

it('no ninth limit is sent, which the database would refuse, also when another manager was the first to add the eighth', async () => {
  const ids = EVERY_DAY.map((day) => `pool${String(day)}`);
  const pools = Object.fromEntries(ids.map((id) => [id, { name: id, dishes: ['a'] }]));
  const { state, limits, read } = await open({ pools });
  await openGroup('Portions per day');
  await press('Limit a dish');
  await user.click(section().getByRole('checkbox', { name: 'Danish' }));
  fill(field('Portions per day'), '12');
  state.stored = { pools: { ...pools, theirs: { name: 'Theirs', dishes: ['a'] } } };
  state.failure = REFUSED;
  await press('Save');
  state.failure = undefined;
  await act(() => limits.read());
  const text = 'There can be at most 8. Cancel, and delete one to add another.';
  expect(section().getByText(`Not saved: ${text}`)).toBeVisible();
  await press('Save');
  expect(field('Name')).toHaveAccessibleDescription(expect.stringContaining(text));
  expect(read().pools).toHaveLength(8);
});

it('at most 100 dishes have a largest number, which is all that the database takes; one that has it can be changed', async () => {
  const most = Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`gone${String(n)}`, 2]));
  const { read } = await open({ most, leadDays: { a: 2 } });
  await openGroup('Rules for dishes');
  await press('Edit STEW');
  fill(field('Largest number in an order'), '8');
  await press('Save');
  expect(field('Largest number in an order')).toHaveAccessibleDescription(
    'At most 100 dishes can have this. Cancel, and delete the rules of one that is gone.',
  );
  expect(read().most).toEqual(most);
  fill(field('Largest number in an order'), '');
  fill(field('Days to order ahead'), '3');
  await press('Save');
  expect(read().leadDays).toEqual({ a: 3 });
});

it('orders that cannot be counted are refused until the manager wants them', async () => {
  const { read } = await open(STORED);
  await openGroup('Uncounted orders');
  await user.click(section().getByRole('switch', { name: 'Take orders that can’t be counted' }));
  expect(read().whenSilent).toBe('pass');
});

describe('a coming day', () => {
  it('shows what is taken and left, who has it, and what is not certain', async () => {
    await open(STORED, ({ state }) => {
      state.days.set(
        TOMORROW,
        new Map([
          ['ada', sent({ oven: 12, late: 1 }, false)],
          [
            'bob',
            { orders: { 'CD-2': { counts: { oven: 1 }, isSent: true, needed: { oven: 2 } } } },
          ],
        ]),
      );
    });
    expect(section().getByText('1 with orders')).toBeVisible();
    await openDay(TOMORROW);
    const row = (name: string) => section().getByRole('row', { name: new RegExp(`^${name}`) });
    expect(row('Oven')).toHaveTextContent('14 takenmore than the limit of 10');
    expect(row('4 to 6 pm')).toHaveTextContent('1 taken1 left');
    expect(section().getByText('AB-1')).toBeVisible();
    expect(section().getByText('Oven: 12 · 4 to 6 pm')).toBeVisible();
    expect(section().getByText('Not confirmed: check your mail.')).toBeVisible();
    expect(section().getByText('Oven: 2')).toBeVisible();
  });

  it('whose orders cannot be read says so, also after another try, which keeps the place of the keyboard', async () => {
    const { state } = await open(STORED);
    await openGroup('Coming days');
    state.failure = UNREACHABLE;
    const day = section().getByText(shortDayText(TOMORROW));
    await user.click(day);
    const text = 'We can’t load the orders of this day right now.';
    expect(await section().findByText(text)).toHaveAttribute('role', 'status');
    await press('Try again');
    expect(day.closest('details')).toContainElement(document.activeElement as HTMLElement);
    expect(section().getByText(text)).toBeVisible();
    state.failure = undefined;
    await press('Try again');
    expect(section().getByText('No orders yet.')).toBeVisible();
    expect(day.closest('details')).toContainElement(document.activeElement as HTMLElement);
  });

  it('shows sums that fit its orders, also in a tab that was open for hours', async () => {
    const { state } = await open(STORED);
    await openGroup('Coming days');
    state.days.set(TOMORROW, new Map([['ada', sent({ oven: 9 })]]));
    await openGroup(shortDayText(TOMORROW));
    expect(section().getByText('AB-1')).toBeVisible();
    expect(section().getByText('9 taken')).toBeVisible();
    state.days.set(TOMORROW, new Map([['ada', { orders: {} }]]));
    await returnToTab();
    expect(section().queryByText('9 taken')).toBeNull();
    expect(section().queryByText('AB-1')).toBeNull();
  });

  it('has its numbers in place beside a limit and a window that are written from right to left', async () => {
    const pools = { oven: { name: 'תנור', dishes: ['a'] } };
    await open({ ...STORED, pools, windows: { late: '16:00 עד 18:00' } }, ({ state }) =>
      state.days.set(TOMORROW, new Map([['ada', sent({ oven: 3, late: 2 })]])),
    );
    await openDay(TOMORROW);
    const [oven, late] = ['\u2068תנור\u2069', '\u206816:00 עד 18:00\u2069'];
    expect(section().getByText(`${oven}: 3 of 10 · ${late}: 2 of 2`)).toBeVisible();
    expect(section().getByText(`${oven}: 3 · ${late}: 2`)).toBeVisible();
    await press(`Count a phone order for ${nearDayText(TOMORROW)}`);
    expect(section().getByRole('option', { name: `${late} (0 left)` })).toBeVisible();
  });

  it('is no longer listed when it ends while the page is open, and takes no order by phone any more', async () => {
    const clock = jest.spyOn(Date, 'now');
    await open(STORED, (fake) => fake.state.days.set(TODAY, new Map([['ada', sent({ oven: 9 })]])));
    await openGroup('Coming days');
    expect(section().getByText(shortDayText(TODAY))).toBeVisible();
    clock.mockReturnValue(Date.parse(`${TOMORROW}T18:00Z`));
    fireEvent(document, new Event('visibilitychange'));
    expect(section().queryByText(shortDayText(TODAY))).toBeNull();
    expect(section().queryByText('1 with orders')).toBeNull();
    fill(field('Another day'), TODAY);
    await press('Count a phone order for another day');
    expect(section().queryByLabelText('Who called')).toBeNull();
  });

  it('takes an order by phone if enough is left, and says what is missing if not', async () => {
    const { state } = await open(STORED);
    await openDay(TOMORROW);
    await press(`Count a phone order for ${nearDayText(TOMORROW)}`);
    await press('Count this order');
    expect(field('Who called')).toHaveAccessibleDescription(/^Enter a name/);
    fill(field('Who called'), 'Mrs. Okafor');
    fill(field('Portions of Oven'), '11');
    await press('Count this order');
    expect(section().getByText(/^Not saved: Oven has 10 left on/)).toBeVisible();
    fill(field('Portions of Oven'), '10');
    await user.selectOptions(field('Window'), '4 to 6 pm (2 left)');
    await press('Count this order');
    expect(section().getByText('The order is counted.')).toBeVisible();
    const counts = { oven: 10, late: 1 };
    expect([...(state.days.get(TOMORROW) ?? [])]).toEqual([
      ['phone-new1', { orders: { 'Mrs. Okafor': { counts, isSent: true } } }],
    ]);
    expect(section().getByText('Mrs. Okafor')).toBeVisible();
  });

  it('has an order by phone changed in its form, which counts what it has as left', async () => {
    const counts = { oven: 10, late: 1 };
    const phone = { orders: { 'Mrs. Okafor': { counts, isSent: true } } };
    const { state } = await open(STORED, (fake) =>
      fake.state.days.set(TOMORROW, new Map([['phone-1', phone]])),
    );
    await openDay(TOMORROW);
    await press('Change Mrs. Okafor');
    expect(field('Who called')).toHaveValue('Mrs. Okafor');
    expect(field('Portions of Oven')).toHaveValue('10');
    expect(field('Portions of Oven')).toHaveAccessibleDescription('10 left');
    fill(field('Portions of Oven'), '11');
    await press('Save');
    expect(section().getByText(/^Not saved: Oven has 10 left on/)).toBeVisible();
    fill(field('Portions of Oven'), '4');
    await user.selectOptions(field('Window'), 'None');
    await press('Save');
    expect(section().getByText('The order is changed.')).toBeVisible();
    expect(state.days.get(TOMORROW)?.get('phone-1')).toEqual({
      orders: { 'Mrs. Okafor': { counts: { oven: 4 }, isSent: true } },
    });
  });

  const ofPhone = (name: string, counts: ClaimedOrder['counts']): Claim => ({
    orders: { [name]: { counts, isSent: true } },
  });

  it('keeps what another manager has changed about an order by phone while its name was typed', async () => {
    const { state } = await open(STORED, (fake) =>
      fake.state.days.set(TOMORROW, new Map([['phone-1', ofPhone('Mrs. O', { oven: 4 })]])),
    );
    await openDay(TOMORROW);
    await press('Change Mrs. O');
    state.days.set(TOMORROW, new Map([['phone-1', ofPhone('Mrs. O', { oven: 6, late: 1 })]]));
    fill(field('Who called'), 'Mrs. Okafor');
    await press('Save');
    expect(state.days.get(TOMORROW)?.get('phone-1')).toEqual(
      ofPhone('Mrs. Okafor', { oven: 6, late: 1 }),
    );
  });

  it('does not count an order by phone again that another manager has freed while it was changed', async () => {
    const { state } = await open(STORED, (fake) =>
      fake.state.days.set(TOMORROW, new Map([['phone-1', ofPhone('Mrs. O', { oven: 4 })]])),
    );
    await openDay(TOMORROW);
    await press('Change Mrs. O');
    state.days.set(TOMORROW, new Map([['phone-1', { orders: {} }]]));
    fill(field('Who called'), 'Mrs. Okafor');
    await press('Save');
    expect(section().getByText(/^Not saved: this item is gone/)).toBeVisible();
    expect(field('Who called')).toHaveValue('Mrs. Okafor');
    expect(state.days.get(TOMORROW)?.get('phone-1')).toEqual({ orders: {} });
  });

  it('that is not listed, because it is far away or closed to guests, takes an order by phone, and is listed from then on', async () => {
    const far = addDays(TODAY, 60);
    const { state } = await open(STORED);
    await openGroup('Coming days');
    fill(field('Another day'), far);
    await user.type(field('Another day'), '{Enter}');
    expect(button('Count this order')).toBeVisible();
    expect(section().getByText(`Phone order for ${nearDayText(far)}`)).toBeVisible();
    fill(field('Who called'), 'Mrs. Okafor');
    fill(field('Portions of Oven'), '10');
    await press('Count this order');
    const claim = { orders: { 'Mrs. Okafor': { counts: { oven: 10 }, isSent: true } } };
    expect([...(state.days.get(far)?.values() ?? [])]).toEqual([claim]);
    expect(section().getByText(shortDayText(far))).toBeVisible();
  });

  it.each([
    ['over', addDays(TODAY, -1), STORED, /^Choose a day from today to /],
    ['too far away', addDays(TODAY, 401), STORED, /^Choose a day from today to /],
    ['not chosen', '', STORED, /^Choose a day from today to /],
    ['without limits', TOMORROW, { pools: STORED.pools }, /^Nothing is limited on this day/],
  ])('that is %s takes none, and its field says why', async (_what, day, limits, problem) => {
    await open(limits);
    await openGroup('Coming days');
    fill(field('Another day'), day);
    await press('Count a phone order for another day');
    expect(field('Another day')).toHaveAccessibleDescription(expect.stringMatching(problem));
    expect(field('Another day')).toHaveFocus();
    expect(section().queryByLabelText('Who called')).toBeNull();
  });

  /** The order AB-1 was freed. */
  async function freeOrder() {
    const ada = sent({ oven: 9 });
    const page = await open(STORED, (fake) =>
      fake.state.days.set(TOMORROW, new Map([['ada', ada]])),
    );
    await openDay(TOMORROW);
    await press('Free AB-1');
    await user.click(screen.getByRole('button', { name: 'Free them' }));
    return { ...page, ada };
  }

  it('gets back what an order has, after a question, and an order can have it again, also when that fails at first', async () => {
    const { state, ada } = await freeOrder();
    expect(section().getByText('AB-1 was freed.')).toBeVisible();
    expect(state.days.get(TOMORROW)?.get('ada')).toEqual({ orders: {} });
    await press('Undo');
    expect(state.days.get(TOMORROW)?.get('ada')).toEqual(ada);

    await press('Free AB-1');
    await user.click(screen.getByRole('button', { name: 'Free them' }));
    state.failure = REFUSED;
    await press('Undo');
    expect(section().getByText(/^Not undone: you may no longer/)).toBeVisible();
    expect(section().getByText(/^If others have taken the portions/)).toBeVisible();
    state.failure = undefined;
    await press('Undo');
    expect(section().getByText('AB-1 is counted again.')).toBeVisible();
    expect(state.days.get(TOMORROW)?.get('ada')).toEqual(ada);
  });

  it('says that an order was freed by somebody else before, and offers no “Undo” that would count nothing', async () => {
    const { state } = await open(STORED, (fake) =>
      fake.state.days.set(TOMORROW, new Map([['ada', sent({ oven: 9 })]])),
    );
    await openDay(TOMORROW);
    state.days.set(TOMORROW, new Map([['ada', { orders: {} }]]));
    await press('Free AB-1');
    await user.click(screen.getByRole('button', { name: 'Free them' }));
    expect(section().getByText(/^Not saved: this item is gone/)).toHaveTextContent('Someone');
    expect(section().queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(section().getByText('No orders yet.')).toBeVisible();
  });

  it('keeps what a guest has taken since their order was freed, in spite of “Undo”', async () => {
    const { state } = await freeOrder();
    const more = sent({ oven: 10 });
    state.days.set(TOMORROW, new Map([['ada', more]]));
    await press('Undo');
    expect(state.days.get(TOMORROW)?.get('ada')).toEqual(more);
  });

  it('that is over for more than 30 days is deleted when the section opens', async () => {
    const { state } = await open(STORED, (fake) => {
      for (const ago of [-31, -30, 1])
        fake.state.days.set(addDays(TODAY, ago), new Map([['ada', sent({ oven: 1 })]]));
    });
    expect([...state.days.keys()]).toEqual([addDays(TODAY, -30), addDays(TODAY, 1)]);
  });
});

it('limits that cannot be read can be asked for again', async () => {
  const { state } = await open(STORED, (fake) => (fake.state.failure = UNREACHABLE));
  expect(section().getByText('We can’t load the limits right now.')).toBeVisible();
  state.failure = undefined;
  await press('Try again to load the limits');
  expect(section().getByText('1 limit · 1 window')).toBeVisible();
});
