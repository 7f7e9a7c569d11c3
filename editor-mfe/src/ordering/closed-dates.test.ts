import fc from 'fast-check';
import { addDays } from '@simmer/shared/shop-calendar';
import { closedProblems, closedRows, daysOf, untilName } from './closed-dates';

it.each<[readonly string[], object[]]>([
  [[], []],
  [
    ['2026-12-25', '2026-12-24'],
    [{ date: '2026-12-24' }, { date: '2026-12-25' }],
  ],
  [
    ['2026-12-31', '2027-01-01', '2027-01-02', '2027-01-04'],
    [{ date: '2026-12-31', until: '2027-01-02' }, { date: '2027-01-04' }],
  ],
])('of the dates %j, three or more days in a row are one row', (dates, rows) => {
  expect(closedRows(dates)).toEqual(rows.map((row, key) => ({ ...row, key })));
});

it('no date is lost or added when dates are shown as rows', () => {
  const day = fc.integer({ min: 0, max: 50 }).map((count) => addDays('2026-12-01', count));
  fc.assert(
    fc.property(fc.uniqueArray(day), (dates) => {
      expect(daysOf(closedRows(dates))).toEqual([...dates].sort());
    }),
  );
});

it.each([
  ['the last is before the first', '2026-12-24', '2026-12-23', /^This is before the first day/],
  ['the year of the last has five digits', '2026-12-24', '12026-12-25', /four digits/],
])('several days in a row are refused if %s', (_why, date, until, problem) => {
  const problems = new Map(closedProblems([{ key: 3, date, until }]));
  expect(problems.get(untilName(3))).toMatch(problem);
});

it.each([
  [
    'there is no first one',
    [{ key: 0, date: '', until: '2026-12-24' }],
    'closed-0',
    'Choose the first day.',
  ],
  [
    'they are more than can be stored',
    [
      { key: 0, date: '2026-12-01', until: '2027-01-28' },
      { key: 1, date: '2027-03-01', until: '2027-03-02' },
    ],
    'closed-1',
    'Use at most 60 closed dates. Some of them may be in the past.',
  ],
])('several days in a row are refused if %s', (_why, rows, name, problem) => {
  const found = closedProblems(rows).filter(([, text]) => text !== undefined);
  expect(found).toEqual([[name, problem]]);
});
