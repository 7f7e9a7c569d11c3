import { setSiteConfig } from '@simmer/shared/config';
import { siteWith } from '@simmer/shared/testing/site-config';
import { absenceText, monthsOf, copiedTo, nextDay, NO_PLAN, planProblems, planText } from './plan';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-30T12:00:00Z') }));

it.each([
  [{}, 'Every day'],
  [{ weekdays: [0, 1, 2, 3, 4, 5, 6] }, 'Every day'],
  [{ weekdays: [5] }, 'Fridays'],
  [{ weekdays: [5, 0], from: '2026-12-01' }, 'Sundays and Fridays from Tue, Dec 1'],
  [{ weekdays: [5, 6, 0] }, 'Sundays, Fridays, and Saturdays'],
  [{ from: '2026-12-01', until: '2026-12-31' }, 'From Tue, Dec 1 to Thu, Dec 31'],
  [{ until: '2025-12-31' }, 'Until Wed, Dec 31, 2025'],
  [{ from: '2026-12-24', until: '2026-12-24' }, 'On Thu, Dec 24'],
])('the days of a dish are said in words: %j is “%s”', (plan, text) => {
  expect(planText({ ...NO_PLAN, ...plan })).toBe(text);
});

it.each([
  [{}, '', '2026-11-30'],
  [{ weekdays: [1] }, '', '2026-11-30'],
  [{ from: '2026-12-01' }, 'Not yet', '2026-12-01'],
  [{ from: '2026-12-01', weekdays: [5] }, 'Not yet', '2026-12-04'],
  [{ weekdays: [0] }, 'Not today', '2026-12-06'],
  [{ until: '2026-11-29' }, 'Over', undefined],
  [{ until: '2026-12-02', weekdays: [5] }, 'Not today', undefined],
  [{ from: 'soon' }, 'Not yet', undefined],
])(
  'on Monday, November 30, a dish with the plan %j says “%s”, and is next shown on %s',
  (plan, text, day) => {
    expect(absenceText({ ...NO_PLAN, ...plan }, '2026-11-30')).toBe(text);
    expect(nextDay({ ...NO_PLAN, ...plan }, '2026-11-30')).toBe(day);
  },
);

it.each<[string, object, object]>([
  ['no date', {}, {}],
  ['one day', { from: '2026-12-01', until: '2026-12-01' }, {}],
  [
    'an end before its beginning',
    { from: '2026-12-02', until: '2026-12-01' },
    { until: /before the first day/ },
  ],
  [
    'no such weekday in its time',
    { from: '2026-12-01', until: '2026-12-03', weekdays: [5] },
    { until: /^None of the chosen days/ },
  ],
  ['a year of five digits', { from: '12026-12-01' }, { from: /four digits/ }],
])(
  'a plan with %s is refused if no day can be meant, with a sentence at the field',
  (_what, plan, problems) => {
    const found = planProblems({ ...NO_PLAN, ...plan });
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(
        Object.entries(problems).map(([name, text]) => [
          name,
          expect.stringMatching(text) as string,
        ]),
      ),
    );
  },
);

it.each([
  ['2025-12', '2026-11-30', '2026-12-01', '2026-12-31'],
  ['2024-02', '2027-02-28', '2027-02-01', '2027-02-28'],
  ['2027-02', '2027-03-01', '2028-02-01', '2028-02-29'],
  ['2025-11', '2026-11-30', '2026-11-01', '2026-11-30'],
  ['2026-11', '2026-11-30', '2026-12-01', '2026-12-31'],
  ['2026-12', '2026-12-31', '2027-01-01', '2027-01-31'],
])('dishes of %s, copied on %s, are for the days from %s to %s', (month, today, from, until) => {
  expect(copiedTo(month, today)).toEqual({ from, until });
});

it.each([
  [{ from: '2025-12-10', until: '2026-02-01' }, ['2025-12', '2026-01', '2026-02']],
  [{ until: '2025-12-31' }, ['2025-12']],
  [{ from: '2025-12-31' }, ['2025-12']],
  [{ weekdays: [5] }, []],
  [{ from: 'soon' }, []],
])(
  'a dish belongs to the months of its dates; with one date, to the month of that: %j',
  (plan, months) => {
    expect(monthsOf({ ...NO_PLAN, ...plan })).toEqual(months);
  },
);

it('names the days of the week in the order that the shop’s country has', () => {
  setSiteConfig(siteWith({ business: { locale: 'de-DE' } }));
  expect(planText({ ...NO_PLAN, weekdays: [0, 5] })).toBe('Fridays and Sundays');
});
