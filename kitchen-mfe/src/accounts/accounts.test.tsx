import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { Orders } from '../order-list/stored-list';
import { ada, listed, ticket } from '../testing/tickets';
import { Accounts } from './accounts';
import { weeksOf } from './figures';

const show = (orders: Orders) =>
  render(
    <MemoryRouter>
      <Accounts orders={orders} />
    </MemoryRouter>,
  );
const rowsOf = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

it('an empty list says so, and what is counted', () => {
  show([]);
  expect(screen.getByRole('heading', { name: 'Nothing to add up yet' })).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('one month is shown at once: its sums, its dishes with the most portions first, and its days', () => {
  show([listed(ticket), listed(ada, true)]);
  expect(screen.getByText('December 2026: 2 orders · 4 dishes · $115.00')).toBeVisible();
  expect(rowsOf('Dishes sold')).toEqual(['Meatloaf3 Small3$90.00', 'Danish1 9 X 131$25.00']);
  expect(
    screen.getByRole('cell', { name: 'Thursday, December 24, 2026: 2 orders, $115.00' }),
  ).toBeVisible();
  expect(screen.queryByLabelText('Month')).not.toBeInTheDocument();
});

it('with several months, the latest is shown first; each other one, all together, and orders without a day can be chosen', async () => {
  show([listed(ticket), listed({ ...ada, date: '2026-11-30' }), listed({ ...ada, date: 'soon' })]);
  expect(screen.getByText(/^December 2026: 1 order/)).toBeVisible();
  const choose = (month: string) => userEvent.selectOptions(screen.getByLabelText('Month'), month);
  await choose('November 2026');
  expect(screen.getByText('November 2026: 1 order · 1 dish · $30.00')).toBeVisible();
  await choose('No date');
  expect(screen.queryByRole('table', { name: 'Orders per day' })).not.toBeInTheDocument();
  await choose('All months');
  expect(rowsOf('Months')).toEqual([
    'December 20263$85.00',
    'November 20261$30.00',
    'No date1$30.00',
  ]);
});

it.each([
  ['2026-02', 4, '2026-02-01', '2026-02-28'],
  ['2026-05', 6, undefined, undefined],
  ['2028-02', 5, undefined, undefined],
])(
  'the calendar of %s has %d whole weeks, from Sunday to Saturday',
  (month, weeks, first, last) => {
    const days = weeksOf(month).flat();
    expect(days).toHaveLength(weeks * 7);
    expect([days[0], days.at(-1)]).toEqual([first, last]);
  },
);
