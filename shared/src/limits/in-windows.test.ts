import { NO_RULES } from '../ordering/ordering';
import { suggestedDate } from '../ordering/suggestions';
import { inWindows } from './in-windows';
import { parseLimits } from './limits';

/** This day is a Tuesday. */
const TODAY = '2026-11-24';
const [TUESDAY, WEDNESDAY] = [2, 3];

const LUNCH = { windows: { lunch: '11 am to 1 pm' } };
const TWO = { windows: { lunch: '11 am to 1 pm', supper: '5 pm to 7 pm' } };
const closed = (...days: (number | string)[]) => ({
  limits: Object.fromEntries(days.map((day) => [`lunch ${String(day)}`, 0])),
});
const ALWAYS = closed(0, 1, 2, 3, 4, 5, 6);

it.each<[string, object, string, string]>([
  ['today, while a window is still open', TWO, '13:00', TODAY],
  ['tomorrow, once the last window is over', LUNCH, '13:00', '2026-11-25'],
  [
    'the next day on which a window is open',
    { ...LUNCH, ...closed(TUESDAY, WEDNESDAY) },
    '09:00',
    '2026-11-26',
  ],
  ['that day, once today’s are over', { ...LUNCH, ...closed('2026-11-25') }, '14:00', '2026-11-26'],
  ['today, if one of two windows is closed', { ...TWO, ...closed(TUESDAY) }, '15:00', TODAY],
  ['today, if every window is closed for good', { ...LUNCH, ...ALWAYS }, '09:00', TODAY],
  ['as usual without windows', { pools: { pot: { name: 'Pot' } } }, '19:59', TODAY],
])('a shop with windows delivers next: %s', (_when, document, time, day) => {
  const { limits, problems } = parseLimits(document);
  expect(problems).toEqual([]);
  const settings = inWindows(limits)(NO_RULES, TODAY);
  expect(suggestedDate(settings, { day: TODAY, time }, TODAY)).toBe(day);
});
