import { createMenuStore } from '@simmer/shared/menu-store';
import { returnToTab } from '@simmer/shared/testing/return-to-tab';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { IdleMenu } from '../idle-part/load-idle-menu';
import { MonthlyMenu } from '../testing/monthly-menu';
import { shownDishes } from '../section/section-dishes';

jest.mock('@simmer/shared/request-photo', () => ({ requestPhoto: jest.fn() }));

const dish = (name: string, plan: object) => ({
  id: name,
  data: { name, sizes: [{ label: 'Small', price: 9 }], ...plan },
});
const MENU = [dish('SOUP', { weekdays: [5] }), dish('STEW', { until: '2026-11-30' })];
const dishNames = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

async function open(address: string) {
  jest.useFakeTimers({ now: new Date('2026-11-30T23:59:00'), advanceTimers: true });
  const read = jest.fn(async () => [...MENU]);
  const store = createMenuStore(read);
  render(
    <MemoryRouter initialEntries={[address]}>
      <MonthlyMenu store={store} />
      <IdleMenu store={store} shownIn={shownDishes} />
    </MemoryRouter>,
  );
  await screen.findAllByRole('article');
  await act(async () => undefined);
  return read;
}

it('a manager who follows the editor’s link sees the menu of another day as guests will see it, with the way back to today', async () => {
  await open('/?day=2026-12-04');
  const strip = await screen.findByRole('region', { name: 'Preview' });
  expect(strip).toHaveTextContent('The menu as guests see it on Friday, December 4, 2026.');
  expect(dishNames()).toEqual(['SOUP']);
  expect(screen.getByRole('link', { name: 'Back to today' })).toHaveAttribute('href', '/');
});

it.each(['friday', '2026-13-45', '2026-02-30', '2026'])(
  'an address with the day “%s”, which is none, shows today’s menu',
  async (day) => {
    await open(`/?day=${day}`);
    expect(dishNames()).toEqual(['STEW']);
    expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull();
  },
);

it('an open page shows the menu of the new day once the guest returns to it', async () => {
  await open('/');
  jest.setSystemTime(new Date('2026-12-01T00:00:00'));
  await returnToTab();
  expect(dishNames()).toEqual([]);
});
