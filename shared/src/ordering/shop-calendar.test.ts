import fc from 'fast-check';
import {
  NO_RULES,
  ORDERING_LIMITS,
  parseOrdering,
  WEEKDAYS,
  type OrderingSettings,
} from './ordering';
import {
  dateProblem,
  firstPossibleDate,
  hasDateRules,
  isDay,
  nearestPossibleDate,
  shopTime,
  type ShopTime,
} from './shop-calendar';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const START = Date.UTC(2025, 0, 1);

/** Five years of days, which the test counts in place of computing dates. 0 is Sunday. */
const PLAIN_DAYS = Array.from({ length: 5 * 365 + 1 }, (_, n) => {
  const date = new Date(START + n * DAY);
  return { day: date.toISOString().slice(0, 10), weekday: date.getUTCDay() };
});

/** The published times of clock changes, in UTC; the offsets are in minutes. */
const ZONES = [
  {
    name: 'America/New_York',
    winter: -300,
    summers: [
      ['2026-03-08T07:00Z', '2026-11-01T06:00Z'],
      ['2027-03-14T07:00Z', '2027-11-07T06:00Z'],
    ],
  },
  {
    name: 'Europe/Berlin',
    winter: 60,
    summers: [
      ['2026-03-29T01:00Z', '2026-10-25T01:00Z'],
      ['2027-03-28T01:00Z', '2027-10-31T01:00Z'],
    ],
  },
  {
    name: 'Pacific/Auckland',
    winter: 720,
    summers: [
      ['2025-09-27T14:00Z', '2026-04-04T14:00Z'],
      ['2026-09-26T14:00Z', '2027-04-03T14:00Z'],
      ['2027-09-25T14:00Z', '2028-04-01T14:00Z'],
    ],
  },
] as const;

/** The index of the day in `PLAIN_DAYS`, and the minute of that day. */
function plainClock({ winter, summers }: (typeof ZONES)[number], now: number) {
  const isSummer = summers.some(
    ([begin, end]) => now >= Date.parse(begin) && now < Date.parse(end),
  );
  const minutes = Math.floor((now - START) / MINUTE) + winter + (isSummer ? 60 : 0);
  return { place: Math.floor(minutes / (24 * 60)), minute: minutes % (24 * 60) };
}

const clockText = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Any minute of two years, or one within a day and a half of a change of the clocks. */
const moments = fc.constantFrom(...ZONES).chain((zone) =>
  fc.record({
    zone: fc.constant(zone),
    now: fc.oneof(
      fc.integer({ min: Date.parse('2026-01-02T00:00Z'), max: Date.parse('2027-12-30T00:00Z') }),
      fc
        .tuple(
          fc.constantFrom(...zone.summers.flat().filter((change) => /202[67]/.test(change))),
          fc.integer({ min: -1.5 * DAY, max: 1.5 * DAY }),
        )
        .map(([change, by]) => Date.parse(change) + by),
    ),
  }),
);

const settings = fc.record({
  leadDays: fc.integer({ min: 0, max: ORDERING_LIMITS.leadDays }),
  /** Minutes from now, or none. */
  lastTimeIn: fc.option(
    fc.oneof(fc.integer({ min: -3, max: 3 }), fc.integer({ min: 0, max: 24 * 60 - 1 })),
  ),
  weekdays: fc.shuffledSubarray([...WEEKDAYS], { minLength: 1 }),
  /** Days from today. */
  closedIn: fc.array(fc.integer({ min: -5, max: 60 }), { maxLength: ORDERING_LIMITS.closedDates }),
  /** Days from today. */
  wantedIn: fc.integer({ min: -10, max: 90 }),
});

it('what a guest is offered is what a calendar on paper says: 2,000 shops and moments in three time zones, half of them around a change of the clocks', () => {
  fc.assert(
    fc.property(moments, settings, ({ zone, now }, drawn) => {
      const { place, minute } = plainClock(zone, now);
      const lastMinute =
        drawn.lastTimeIn === null ? null : (minute + drawn.lastTimeIn + 24 * 60) % (24 * 60);
      const closed = drawn.closedIn.map((days) => place + days);
      const isOpen = (at: number) =>
        !closed.includes(at) && drawn.weekdays.some((day) => day === PLAIN_DAYS[at]!.weekday);
      const earliest =
        place + drawn.leadDays + (lastMinute !== null && minute >= lastMinute ? 1 : 0);
      const openFrom = (from: number) => {
        for (let at = from; ; at += 1) if (isOpen(at)) return PLAIN_DAYS[at]!.day;
      };
      const wanted = place + drawn.wantedIn;

      const { settings: stored, problems } = parseOrdering({
        leadDays: drawn.leadDays,
        lastTime: lastMinute === null ? '' : clockText(lastMinute),
        weekdays: drawn.weekdays,
        closedDates: closed.map((at) => PLAIN_DAYS[at]!.day),
      });
      expect(problems).toEqual([]);
      const clock = shopTime(now, zone.name);
      expect(clock).toEqual({ day: PLAIN_DAYS[place]!.day, time: clockText(minute) });
      expect(firstPossibleDate(stored, clock)).toBe(openFrom(earliest));
      const date = PLAIN_DAYS[wanted]!.day;
      const isPossible = !hasDateRules(stored) || (wanted >= earliest && isOpen(wanted));
      expect(dateProblem(stored, clock, date) === undefined).toBe(isPossible);
      expect(nearestPossibleDate(stored, clock, date)).toBe(openFrom(Math.max(wanted, earliest)));
    }),
    { numRuns: 2000 },
  );
});

describe('the clock on the shop’s wall', () => {
  it('is created once for each time zone, because that takes a slow phone 60 ms', () => {
    const made = jest.spyOn(Intl, 'DateTimeFormat');
    for (const zone of ['Asia/Tokyo', 'Asia/Seoul', 'Asia/Tokyo']) shopTime(0, zone);
    expect(made).toHaveBeenCalledTimes(2);
    made.mockRestore();
  });

  it('shows midnight as the beginning of a day', () => {
    const now = Date.parse('2026-12-31T23:00Z');
    expect(shopTime(now, 'Europe/Berlin')).toEqual({ day: '2027-01-01', time: '00:00' });
  });

  it('is the device’s own when the shop names none, or one that the browser does not know', () => {
    const now = new Date(2026, 11, 24, 18, 5).getTime();
    expect(shopTime(now)).toEqual({ day: '2026-12-24', time: '18:05' });
    expect(shopTime(now, 'Mars/Olympus')).toEqual(shopTime(now));
  });
});

describe('a date', () => {
  /** A Thursday. */
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

  it('today is possible a minute before the last hour', () =>
    expect(dateProblem(shop({ lastTime: '12:01' }), noon, noon.day)).toBeUndefined());

  it('is never refused by a shop without rules for dates, not even in the past [132]', () => {
    const open = shop({ paused: true, deliveryArea: 'Springfield', times: ['Noon'] });
    expect(dateProblem(open, noon, '1999-01-01')).toBeUndefined();
    expect(firstPossibleDate(open, noon)).toBe(noon.day);
  });

  it.each(['9999-12-31', '275760-09-13'])(
    'as far away as %s is for the shop to laugh about',
    (far) => {
      const closed = shop({ leadDays: 1, weekdays: [1] });
      expect(dateProblem(closed, noon, far)).toBeUndefined();
      expect(nearestPossibleDate(closed, noon, far)).toBe('2026-12-28');
    },
  );
});

it.each([
  ['2026-12-24', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-12-24T12:00', false],
  ['next Friday', false],
  ['', false],
])('is “%s” a day of the calendar? %s', (text, is) => {
  expect(isDay(text)).toBe(is);
});
