import fc from 'fast-check';
import {
  NO_RULES,
  ORDERING_LIMITS,
  parseOrdering,
  WEEKDAYS,
  type OrderingSettings,
} from './ordering';
import {
  changeEnd,
  dateProblem,
  hasDateRules,
  isDay,
  nearestPossibleDate,
  shopTime,
  type ShopTime,
} from './shop-calendar';

/** The test counts 200 days instead of computing dates. 0 is Sunday. */
const DAYS = Array.from({ length: 200 }, (_, n) => {
  const date = new Date(Date.UTC(2028, 0, 1 + n));
  return { day: date.toISOString().slice(0, 10), weekday: date.getUTCDay() };
});
const TODAY = 20;

const timeAt = (minute: number) => new Date(minute * 60_000).toISOString().slice(11, 16);

const settings = fc.record({
  leadDays: fc.integer({ min: 0, max: ORDERING_LIMITS.leadDays }),
  /** The minute of the day. */
  minute: fc.integer({ min: 0, max: 24 * 60 - 1 }),
  lastMinute: fc.option(fc.integer({ min: 0, max: 24 * 60 - 1 })),
  weekdays: fc.shuffledSubarray([...WEEKDAYS], { minLength: 1 }),
  /** The number of days from today. */
  closedIn: fc.array(fc.integer({ min: -5, max: 60 }), { maxLength: ORDERING_LIMITS.closedDates }),
  /** The number of days from today. */
  wantedIn: fc.integer({ min: -10, max: 90 }),
});

it('a guest is offered the same days as on a paper calendar, for 1,000 shops', () => {
  fc.assert(
    fc.property(settings, ({ leadDays, minute, lastMinute, weekdays, closedIn, wantedIn }) => {
      const closed = closedIn.map((days) => TODAY + days);
      const isOpen = (at: number) =>
        !closed.includes(at) && weekdays.some((day) => day === DAYS[at]!.weekday);
      const isLate = lastMinute !== null && minute >= lastMinute;
      const earliest = TODAY + leadDays + (isLate ? 1 : 0);
      const openFrom = (from: number) => DAYS.find((_day, at) => at >= from && isOpen(at))?.day;
      const wanted = TODAY + wantedIn;

      const { settings: stored, problems } = parseOrdering({
        ...{ leadDays, weekdays },
        lastTime: lastMinute === null ? '' : timeAt(lastMinute),
        closedDates: closed.map((at) => DAYS[at]!.day),
      });
      expect(problems).toEqual([]);
      const clock = { day: DAYS[TODAY]!.day, time: timeAt(minute) };
      expect(nearestPossibleDate(stored, clock)).toBe(openFrom(earliest));
      const date = DAYS[wanted]!.day;
      const isPossible = !hasDateRules(stored) || (wanted >= earliest && isOpen(wanted));
      expect(dateProblem(stored, clock, date) === undefined).toBe(isPossible);
      expect(nearestPossibleDate(stored, clock, date)).toBe(openFrom(Math.max(wanted, earliest)));
    }),
    { numRuns: 1000 },
  );
});

describe('the clock on the shop’s wall', () => {
  it('shows midnight as the beginning of a day, and is created once for each time zone, because that takes a slow phone 60 ms', () => {
    const made = jest.spyOn(Intl, 'DateTimeFormat');
    const now = Date.parse('2026-12-31T23:00Z');
    for (const zone of ['Europe/Berlin', 'Europe/Rome', 'Europe/Berlin'])
      expect(shopTime(now, zone)).toEqual({ day: '2027-01-01', time: '00:00' });
    expect(made).toHaveBeenCalledTimes(2);
  });

  it('is the device’s own when the shop names no time zone, or one that the browser does not know', () => {
    const now = new Date(2026, 11, 24, 18, 5).getTime();
    expect(shopTime(now)).toEqual({ day: '2026-12-24', time: '18:05' });
    expect(shopTime(now, 'Mars/Olympus')).toEqual(shopTime(now));
  });
});

describe('a date', () => {
  /** This day is a Thursday. */
  const noon: ShopTime = { day: '2026-12-24', time: '12:00' };
  const shop = (part: Partial<OrderingSettings>): OrderingSettings => ({ ...NO_RULES, ...part });

  it.each([
    ['on a closed date', { closedDates: ['2026-12-25'] }, '2026-12-25', 'closed', '2026-12-26'],
    ['on a free weekday', { weekdays: [1, 4] as const }, '2026-12-25', 'weekday', '2026-12-28'],
    ['before the lead time is over', { leadDays: 2 }, '2026-12-25', 'too-soon', '2026-12-26'],
    ['today, at the last hour', { lastTime: '12:00' }, '2026-12-24', 'too-soon', '2026-12-25'],
    ['in the past', { lastTime: '18:00' }, '2026-12-23', 'too-soon', '2026-12-24'],
  ])('%s is not possible, and the next one is offered', (_when, part, date, problem, next) => {
    expect(dateProblem(shop(part), noon, date)).toBe(problem);
    expect(nearestPossibleDate(shop(part), noon, date)).toBe(next);
  });

  it('is never refused by a shop without rules for dates, even in the past [132]', () => {
    const open = shop({ paused: true, deliveryArea: 'Springfield', times: ['Noon'] });
    expect(dateProblem(open, noon, '1999-01-01')).toBeUndefined();
    expect(nearestPossibleDate(open, noon)).toBe(noon.day);
  });

  it('as far away as the year 275760 is accepted', () => {
    const closed = shop({ leadDays: 1, weekdays: [1] });
    expect(dateProblem(closed, noon, '275760-09-13')).toBeUndefined();
    expect(nearestPossibleDate(closed, noon, '275760-09-13')).toBe('2026-12-28');
  });
});

it.each([
  ['2026-12-24', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-12-24T12:00', false],
  ['next Friday', false],
])('is “%s” a day of the calendar? %s', (text, is) => {
  expect(isDay(text)).toBe(is);
});

describe('an order can be changed', () => {
  const THURSDAY = '2026-12-24';
  const at = (day: string, time = '12:00') => ({ day, time });
  it.each<[string, Partial<OrderingSettings>, ShopTime, string, object | undefined]>([
    ['as long as ordered', { leadDays: 2 }, at('2026-12-22'), THURSDAY, { isOver: false }],
    ['no longer than that', { leadDays: 2 }, at('2026-12-23'), THURSDAY, { isOver: true }],
    [
      'for longer if the owner wants that',
      { leadDays: 2, changeDays: 1 },
      ...([at('2026-12-23'), THURSDAY, { day: '2026-12-23', isOver: false }] as const),
    ],
    [
      'until the cutoff time of the last day',
      { changeDays: 1, lastTime: '12:00' },
      ...([at('2026-12-23'), THURSDAY, { day: '2026-12-23', isOver: true }] as const),
    ],
    ['on its day in a shop without rules', {}, at(THURSDAY), THURSDAY, { isOver: false }],
    ['not once its day is over', {}, at('2026-12-25'), THURSDAY, { isOver: true }],
    ['without an end if it has no day', { leadDays: 2 }, at('2026-12-22'), '', undefined],
  ])('%s', (_when, rules, now, date, end) => {
    const found = changeEnd({ ...NO_RULES, ...rules }, now, date);
    if (end) expect(found).toMatchObject(end);
    else expect(found).toBeUndefined();
  });
});
