import { setSiteConfig } from '@simmer/shared/config';
import { siteWith } from '../testing/site-config';
import { chosenDay } from './chosen-day';
import { readLeft } from './left';
import { parseStock } from './stock';

jest.mock('./chosen-day', () => ({ chosenDay: { get: jest.fn() } }));

const everyDay = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [`pot ${String(day)}`, 12]));
const POT = { pools: { pot: { name: 'Pot', dishes: ['Taco', 'Noodle'] } }, limits: everyDay };

it.each([
  ['the next delivery day', undefined, '2026-12-22', 9, '3 left for Tue'],
  ['the day that the guest has chosen', '2026-12-24', '2026-12-24', 12, 'None left for Thu'],
  ['a day that is further away', '2026-12-28', '2026-12-28', 9, '3 left for Mon, Dec 28'],
  ['the next one if that is over', '2026-12-19', '2026-12-22', 9, '3 left for Tue'],
  ['no day while there are enough', '2026-12-24', '2026-12-24', 3, ''],
])('a card says what is left for %s', async (_which, chosen, day, sold, text) => {
  setSiteConfig(siteWith({ business: { timeZone: 'America/Denver' } }));
  jest.useFakeTimers({ now: new Date('2026-12-20T19:00Z') });
  jest.mocked(chosenDay.get).mockReturnValue(chosen);
  const left = await readLeft(
    ...([
      Date.now(),
      async () => parseStock([{ id: day, data: { taken: { pot: sold } } }]),
    ] as const),
    ...([async () => POT, async () => ({ leadDays: 2 })] as const),
  );
  expect(left('Taco', ['Quart'])).toBe(text);
  expect(left('Noodle', ['Quart'])).toBe(text);
  expect(left('Chili', ['Quart'])).toBe('');
});
