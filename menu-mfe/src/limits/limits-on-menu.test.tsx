import { requestLimits, requestStock } from '@simmer/shared/request-limits';
import { requestOrdering } from '@simmer/shared/request-ordering';
import { parseStock } from '@simmer/shared/stock';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { act, screen, within } from '@testing-library/react';
import { fixedDishes } from '../fixed-menu/fixed-dish';
import { FixedSection } from '../menu-sections/fixed-section';
import { render } from '../testing/render';
import { LimitsOnMenu } from './limits-on-menu';

jest.mock('@simmer/shared/request-limits', () => ({
  requestLimits: jest.fn(),
  requestStock: jest.fn(),
}));
jest.mock('@simmer/shared/request-ordering', () => ({ requestOrdering: jest.fn() }));

const SOUP = fixedDishes('soup', testSiteConfig);
const [TACO, NOODLE, OTHER] = SOUP.map(({ name }) => name);
const everyDay = (pool: string, limit: number) =>
  Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [`${pool} ${String(day)}`, limit]));
/** Two soups share a pot of 12 portions. */
const POT = {
  pools: { pot: { name: 'Pot', dishes: [TACO, NOODLE] } },
  limits: everyDay('pot', 12),
};
const soldOn = (day: string, pot: number) => parseStock([{ id: day, data: { taken: { pot } } }]);
const card = (name = '') => within(screen.getByRole('article', { name }));

async function open(limits: object, stock: ReturnType<typeof parseStock>) {
  jest.useFakeTimers({ now: new Date('2026-12-20T12:00'), doNotFake: ['queueMicrotask'] });
  jest.mocked(requestLimits).mockResolvedValue(limits);
  jest.mocked(requestStock).mockResolvedValue(stock);
  jest.mocked(requestOrdering).mockResolvedValue({ leadDays: 2 });
  const shown = [['soup', SOUP]] as const;
  render(
    <>
      <FixedSection section="soup" dishes={SOUP} />
      <LimitsOnMenu shown={shown} />
    </>,
  );
  await act(async () => undefined);
}

describe('a card', () => {
  it('says what is left for the next delivery day once it is few, for each dish of the pool', async () => {
    await open(POT, soldOn('2026-12-22', 9));
    expect(card(TACO).getByText('3 left for Tue, Dec 22')).toBeVisible();
    expect(card(NOODLE).getByText('3 left for Tue, Dec 22')).toBeVisible();
    expect(card(OTHER).queryByText(/left for/)).toBeNull();
  });

  it('counts for the day that the guest has chosen', async () => {
    sessionStorage.setItem('simmer:day', JSON.stringify('2026-12-24'));
    await open(POT, soldOn('2026-12-24', 12));
    expect(card(TACO).getByText('None left for Thu, Dec 24')).toBeVisible();
  });

  it.each([
    ['while there are enough', POT, soldOn('2026-12-22', 3)],
    ['in a shop that limits nothing', {}, soldOn('2026-12-22', 12)],
  ])('says nothing %s', async (_when, limits, stock) => {
    await open(limits, stock);
    expect(screen.queryByText(/left for/)).toBeNull();
  });
});

it('a menu stays as it is when nobody knows what is left', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.mocked(requestStock).mockRejectedValue(new Error('offline'));
  render(<LimitsOnMenu shown={[]} />);
  await act(async () => undefined);
  expect(warn).toHaveBeenCalledWith(
    expect.stringContaining('could not be read'),
    expect.any(Error),
  );
});
