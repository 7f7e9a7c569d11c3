import { setSiteConfig } from '@simmer/shared/config';
import { siteWith } from '@simmer/shared/testing/site-config';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { Orders } from '../order-list/listed-order';
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

it('one month is shown at once, without cancelled orders: its sums, its dishes with the most portions first, and its days', () => {
  const cancelled = { ...ada, reference: '3EX-BBB', isCancelled: true };
  show([listed(ticket), listed(ada, true), listed(cancelled)]);
  expect(screen.getByText('December 2026: 2 orders · 4 dishes · $115.00')).toBeVisible();
  expect(rowsOf('Dishes sold')).toEqual(['Meatloaf3$90.00', 'Danish1$25.00']);
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

it('the calendar has whole weeks, which begin as in the shop’s country, even in the last year that a guest can choose', () => {
  expect(weeksOf('9999-12')).toHaveLength(5);
  expect(weeksOf('2026-02').flat().at(-1)).toBe('2026-02-28');
  expect(weeksOf('2026-12').map(([sunday]) => sunday)).toEqual([
    ...['2026-11-29', '2026-12-06', '2026-12-13', '2026-12-20', '2026-12-27'],
  ]);
  setSiteConfig(siteWith({ business: { locale: 'de-DE' } }));
  expect(weeksOf('2026-11').map(([monday]) => monday)).toEqual([
    ...['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30'],
  ]);
});
