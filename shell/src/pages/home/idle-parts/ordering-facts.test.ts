import { NO_RULES } from '@simmer/shared/ordering';
import { orderingFacts } from './ordering-facts';

/** This day is a Tuesday. */
const NOW = { day: '2026-11-24', time: '12:00' };
const RULES = { ...NO_RULES, leadDays: 2, lastTime: '18:00', weekdays: [6] } as const;

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 24) });
});

it.each([
  ['the first day, and until when', RULES, 'Sat, Nov 28', '6 PM Thu'],
  ['without a last time, the day to order by', { ...RULES, lastTime: '' }, 'Sat, Nov 28', 'Thu'],
  ['minutes past the hour', { ...RULES, lastTime: '17:30' }, 'Sat, Nov 28', '5:30 PM Thu'],
  ['after a holiday', { ...RULES, closedDates: ['2026-11-28'] }, 'Sat, Dec 5', '6 PM Thu, Dec 3'],
  ['only some weekdays', { ...NO_RULES, weekdays: [3] }, 'tomorrow', ''],
  ['the same day, until the last time', { ...NO_RULES, lastTime: '15:00' }, 'today', '3 PM today'],
] as const)(
  'the line above the menu says when the shop delivers: %s',
  (_case, rules, day, time) => {
    const facts = [`Next delivery ${day}`, time && `Order by ${time}`, 'Springfield'];
    expect(orderingFacts({ ...rules, deliveryArea: 'Springfield' }, NOW)).toEqual(
      facts.filter(Boolean),
    );
  },
);

it.each([
  ['19:59', 'today'],
  ['20:00', 'tomorrow'],
])('at %s, a delivery %s is promised, because the times for today are over', (time, day) =>
  expect(orderingFacts({ ...NO_RULES, lastTime: '22:00' }, { ...NOW, time })).toEqual([
    `Next delivery ${day}`,
    `Order by 10 PM ${day}`,
  ]),
);

it('no line is shown for a shop without rules', () =>
  expect(orderingFacts(NO_RULES, NOW)).toEqual([]));
