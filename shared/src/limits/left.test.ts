import { setSiteConfig } from '@simmer/shared/config';
import { siteWith } from '../testing/site-config';
import { chosenDay } from './chosen-day';
import { readLeft } from './left';
import { parseStock } from './stock';

jest.mock('./chosen-day', () => ({ chosenDay: { get: jest.fn() } }));

const everyDay = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [`pot ${String(day)}`, 12]));
const POT = { pools: { pot: { name: 'Pot', dishes: ['Taco', 'Noodle'] } }, limits: everyDay };

beforeEach(() => {
  setSiteConfig(siteWith({ business: { timeZone: 'America/Denver' } }));
  jest.useFakeTimers({ now: new Date('2026-12-20T19:00Z') });
  jest.mocked(chosenDay.get).mockReturnValue(undefined);
});

const read = (day: string, sold: number, limits: object = POT) =>
  readLeft(
    Date.now(),
    async () => parseStock([{ id: day, data: { taken: { pot: sold } } }]),
    async () => limits,
    async () => ({ leadDays: 2 }),
  );

const few = (text: string) => ({ kind: 'few', text });
const none = { kind: 'none', text: 'Gone for Thu' };

it.each([
  ['the next delivery day', undefined, '2026-12-22', 9, few('3 left for Tue')],
  ['the day that the guest has chosen', '2026-12-24', '2026-12-24', 12, none],
  ['a day that is further away', '2026-12-28', '2026-12-28', 9, few('3 left for Dec 28')],
  ['the next one if that is over', '2026-12-19', '2026-12-22', 9, few('3 left for Tue')],
  ['no day while there are enough', '2026-12-24', '2026-12-24', 3, undefined],
])('a card says what is left for %s', async (_which, chosen, day, sold, text) => {
  jest.mocked(chosenDay.get).mockReturnValue(chosen);
  const left = await read(day, sold);
  expect(left('Taco', ['Quart'])).toEqual(text);
  expect(left('Noodle', ['Quart'])).toEqual(text);
  expect(left('Chili', ['Quart'])).toBeUndefined();
});

it.each([
  ['more than the others says so', 4, undefined, 0, '4 days’ notice'],
  ['as much as the others does not', 2, undefined, 0, undefined],
  ['more says what is left on its first day', 4, undefined, 9, '3 left for Thu'],
  ['more than the chosen day leaves says so, too', 4, '2026-12-22', 9, '3 left for Thu'],
])('a card of a dish that needs notice, %s', async (_what, days, chosen, sold, text) => {
  jest.mocked(chosenDay.get).mockReturnValue(chosen);
  const left = await read('2026-12-24', sold, { ...POT, leadDays: { Taco: days } });
  expect(left('Taco', ['Quart'])?.text).toBe(text);
});
