import { auth } from '@simmer/shared/auth';
import { createMenuStore } from '@simmer/shared/menu-store';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { IdleMenu } from '../idle-part/load-idle-menu';
import { MonthlyMenu } from '../monthly-menu/monthly-menu';
import { shownDishes } from '../section/section-dishes';

jest.mock('@simmer/shared/request-photo', () => ({ requestPhoto: jest.fn() }));

const dish = (name: string, plan: object) => ({
  id: name,
  data: { name, sizes: [{ label: 'Small', price: 9 }], ...plan },
});
const MENU = [dish('SOUP', { weekdays: [5] }), dish('STEW', { until: '2026-11-30' })];
const dishNames = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

const logInAs = (role: string) =>
  jest.spyOn(auth, 'get').mockReturnValue({
    ...{ status: 'logged-in', role },
    account: { uid: 'olive', email: 'olive@test.example', displayName: null },
  });

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

it('a manager sees the menu of another day as guests will see it, and goes back to today', async () => {
  logInAs('manager');
  await open('/?day=2026-12-04');
  const strip = await screen.findByRole('region', { name: 'Preview' });
  expect(strip).toHaveTextContent('The menu as guests see it on Friday, December 4, 2026.');
  expect(dishNames()).toEqual(['SOUP']);
  await userEvent.click(screen.getByRole('link', { name: 'Back to today' }));
  expect(dishNames()).toEqual(['STEW']);
});

it.each(['/?day=2026-12-04', '/?day=friday'])(
  'a guest sees today’s menu, also with the address %s',
  async (address) => {
    logInAs('guest');
    await open(address);
    expect(dishNames()).toEqual(['STEW']);
    expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull();
  },
);

it('an open page reads the menu of the new day when the day begins at the shop', async () => {
  const read = await open('/');
  const before = read.mock.calls.length;
  await act(() => jest.advanceTimersByTimeAsync(61_000));
  expect(read).toHaveBeenCalledTimes(before + 1);
  expect(dishNames()).toEqual([]);
});
