import { countsOf, limitOn, limitsFields, NO_LIMITS, parseLimits, windowOf } from './limits';

const FIELDS = {
  pools: { pans: { name: 'Pans', dishes: ['Danish', 'Pie'] } },
  windows: { late: '6 to 8 pm', early: '4 to 6 pm' },
  sizes: { 'pans 9 X 13': 2 },
  limits: { 'pans 5': 12, 'pans 2026-12-25': 0, 'early 5': 0, 'late 5': 3 },
  leadDays: { Danish: 2 },
  least: {},
  most: { Pie: 4 },
  whenSilent: 'pass',
};
const { limits } = parseLimits(FIELDS);
const FRIDAY = '2026-12-18';

it('limits are read as they were saved, the windows by their hours', () => {
  expect(limits.pools.map(({ name }) => name)).toEqual(['4 to 6 pm', '6 to 8 pm', 'Pans']);
  expect(limitsFields(limits)).toEqual(FIELDS);
  expect(parseLimits(limitsFields(limits))).toEqual({ limits, problems: [] });
});

it.each([
  ['no document', undefined, []],
  ['a limit that is no whole number', { limits: { 'pans 5': 1.5 } }, ['limits.pans 5']],
  ['a window without a name', { windows: { late: ' ' } }, ['windows.late']],
])('%s limits nothing, and its field is reported', (_what, data, fields) => {
  const parsed = parseLimits(data);
  expect(parsed.limits).toEqual(NO_LIMITS);
  expect(parsed.problems.map((text) => text.split(': ')[0])).toEqual(fields);
});

it('a date has its own limit, or that of its weekday, or none', () => {
  expect(limitOn(limits, 'pans', FRIDAY)).toBe(12);
  expect(limitOn(limits, 'pans', '2026-12-25')).toBe(0);
  expect(limitOn(limits, 'pans', '2026-12-19')).toBeUndefined();
});

it.each([
  ['6 to 8 PM ', FRIDAY, 'late'],
  ['around 7 pm', FRIDAY, 'late'],
  ['18:30', FRIDAY, 'late'],
  ['5 pm', '2026-12-19', 'early'],
  ['5 pm', FRIDAY, undefined],
  ['after 5 pm', '2026-12-19', undefined],
  ['8 pm', FRIDAY, undefined],
  ['whenever', FRIDAY, undefined],
])('“%s” on %s means the window %s', (typed, day, id) => {
  expect(windowOf(limits, day, typed)?.id).toBe(id);
});

it('an order counts its portions, larger sizes as more, and its window once', () => {
  const lines = [
    { dish: 'Danish', size: '9 X 13', quantity: 2 },
    { dish: 'Pie', size: '9inch', quantity: 1 },
    { dish: 'Soup', size: 'Quart', quantity: 4 },
  ];
  expect(countsOf(limits, lines, FRIDAY, '7 pm')).toEqual({ pans: 5, late: 1 });
  expect(countsOf(limits, lines.slice(2), FRIDAY, 'noon')).toEqual({});
});
