import { NO_RULES } from '@simmer/shared/ordering';
import { orderingFacts } from './ordering-facts';

/** A Tuesday. */
const NOW = { day: '2026-11-24', time: '12:00' };
const RULES = { ...NO_RULES, leadDays: 2, lastTime: '18:00', weekdays: [6] } as const;

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 24) });
});

it.each([
  ['a shop without rules says nothing', NO_RULES, ''],
  [
    'a shop that names only its area says that',
    { ...NO_RULES, deliveryArea: 'Springfield' },
    'Springfield',
  ],
  [
    'the first day that can be delivered, until when to order, and where',
    { ...RULES, deliveryArea: 'Springfield and around' },
    'Next delivery Sat, Nov 28 · order by 6 PM Thu · Springfield and around',
  ],
  [
    'without a last time, the day to order by',
    { ...RULES, lastTime: '' },
    'Next delivery Sat, Nov 28 · order by Thu',
  ],
  [
    'a minute past the hour is kept',
    { ...RULES, lastTime: '17:30' },
    'Next delivery Sat, Nov 28 · order by 5:30 PM Thu',
  ],
  [
    'the days of a holiday are skipped',
    { ...RULES, closedDates: ['2026-11-28'] },
    'Next delivery Sat, Dec 5 · order by 6 PM Thu, Dec 3',
  ],
  ['only some weekdays', { ...NO_RULES, weekdays: [3] }, 'Next delivery tomorrow'],
  [
    'the same day, until the last time',
    { ...NO_RULES, lastTime: '15:00' },
    'Next delivery today · order by 3 PM today',
  ],
] as const)('the line above the menu says when and where: %s', (_case, settings, text) => {
  expect(orderingFacts(settings, NOW).join(' · ')).toBe(text);
});
