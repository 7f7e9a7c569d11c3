import { pageLanguage } from '@simmer/shared/config';
import { dateFormat, isDay } from './shop-calendar';

/** "Thursday, December 24, 2026" for `2026-12-24`; any other text stays as it is. */
export function dayText(day: string): string {
  return isDay(day) ? format({ dateStyle: 'full' }, `${day}T00:00Z`) : day;
}

/** "December 2026" for `2026-12` */
export function monthText(month: string): string {
  return format({ month: 'long', year: 'numeric' }, `${month}-01T00:00Z`);
}

const NEAR = { weekday: 'long', month: 'long', day: 'numeric' } as const;
const NEAR_MS = 300 * 24 * 3_600_000;

// A weekday and day without a year cannot be mistaken.
function isNear(day: string): boolean {
  return isDay(day) && Math.abs(Date.parse(day) - Date.now()) < NEAR_MS;
}

/** "Thursday, December 24" for a day within ten months; any other is as `dayText` writes it. */
export function nearDayText(day: string): string {
  return isNear(day) ? format(NEAR, `${day}T00:00Z`) : dayText(day);
}

/** "Thu, Dec 24" for `2026-12-24`, with its year unless it is within ten months; any other text stays as it is. */
export function shortDayText(day: string): string {
  if (!isDay(day)) return day;
  const options = { weekday: 'short', month: 'short', day: 'numeric' } as const;
  return format({ ...options, ...(!isNear(day) && { year: 'numeric' }) }, `${day}T00:00Z`);
}

/** "Thu" and "24" for `2026-12-24`, or "Dec 24" if the month has to be said. */
export function shortDayTexts(
  day: string,
  isMonthSaid: boolean,
): { weekday: string; date: string } {
  // It uses the formatter of `nearDayText`, because each new one takes a slow phone 60 ms.
  const parts = formatterOf(NEAR).formatToParts(new Date(`${day}T00:00Z`));
  const part = (type: 'weekday' | 'month' | 'day') =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  const month = isMonthSaid ? `${part('month').slice(0, 3)} ` : '';
  return { weekday: part('weekday').slice(0, 3), date: month + part('day') };
}

/** "Thursday" for `2026-12-24`. */
export function weekdayText(day: string): string {
  return format({ weekday: 'long' }, `${day}T00:00Z`);
}

/** "Sat" for `2026-11-28`. */
export function shortWeekdayText(day: string): string {
  return format({ weekday: 'short' }, `${day}T00:00Z`);
}

/** "6:00 PM" for `18:00`. */
export function clockText(time: string): string {
  return format({ timeStyle: 'short' }, `2026-01-04T${time}Z`);
}

/** The day of a moment on this device's clock, like `dayText`. */
export function dayTextAt(now: number): string {
  return format({ dateStyle: 'full', timeZone: undefined }, now);
}

function format(options: Intl.DateTimeFormatOptions, moment: string | number): string {
  return formatterOf(options).format(new Date(moment));
}

function formatterOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return dateFormat(pageLanguage(), { timeZone: 'UTC', ...options });
}
