/**
 * A second calendar for tests that shares no code with the shop's own: days listed one by one, and the published
 * times of clock changes from 2026 to 2028.
 */
export interface PlainDay {
  /** `2026-12-24` */
  day: string;
  /** 0 is Sunday. */
  weekday: number;
}

/** Days of each month; only 2028 is a leap year. */
const MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** January 1, 2025 was a Wednesday. */
const FIRST_WEEKDAY = 3;
const MINUTES_A_DAY = 24 * 60;
const START = Date.parse('2025-01-01T00:00:00Z');

export const PLAIN_DAYS: readonly PlainDay[] = [2025, 2026, 2027, 2028, 2029]
  .flatMap((year) =>
    MONTHS.flatMap((length, month) =>
      Array.from({ length: month === 1 && year === 2028 ? 29 : length }, (_, date) =>
        [year, month + 1, date + 1].map((part) => String(part).padStart(2, '0')).join('-'),
      ),
    ),
  )
  .map((day, index) => ({ day, weekday: (FIRST_WEEKDAY + index) % 7 }));

interface Zone {
  name: string;
  /** In minutes. */
  winter: number;
  summer: number;
  /** When summer time begins and ends, in UTC. */
  summers: readonly (readonly [string, string])[];
}

export const ZONES: readonly Zone[] = [
  {
    name: 'America/New_York',
    winter: -300,
    summer: -240,
    summers: [
      ['2026-03-08T07:00Z', '2026-11-01T06:00Z'],
      ['2027-03-14T07:00Z', '2027-11-07T06:00Z'],
      ['2028-03-12T07:00Z', '2028-11-05T06:00Z'],
    ],
  },
  {
    name: 'Europe/Berlin',
    winter: 60,
    summer: 120,
    summers: [
      ['2026-03-29T01:00Z', '2026-10-25T01:00Z'],
      ['2027-03-28T01:00Z', '2027-10-31T01:00Z'],
      ['2028-03-26T01:00Z', '2028-10-29T01:00Z'],
    ],
  },
  {
    name: 'Pacific/Auckland',
    winter: 720,
    summer: 780,
    summers: [
      ['2025-09-27T14:00Z', '2026-04-04T14:00Z'],
      ['2026-09-26T14:00Z', '2027-04-03T14:00Z'],
      ['2027-09-25T14:00Z', '2028-04-01T14:00Z'],
      ['2028-09-23T14:00Z', '2029-03-31T14:00Z'],
    ],
  },
];

/** The index of the day in `PLAIN_DAYS`, and the minute of that day. */
export function plainClock({ winter, summer, summers }: Zone, now: number) {
  const isSummer = summers.some(
    ([begin, end]) => now >= Date.parse(begin) && now < Date.parse(end),
  );
  const minutes = Math.floor((now - START) / 60_000) + (isSummer ? summer : winter);
  return { place: Math.floor(minutes / MINUTES_A_DAY), minute: minutes % MINUTES_A_DAY };
}
