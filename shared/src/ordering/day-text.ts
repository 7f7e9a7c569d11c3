import { pageLanguage } from '@simmer/shared/config';
import { isDay } from './shop-calendar';

/** "Thursday, December 24, 2026" for `2026-12-24`; any other text stays as it is. */
export function dayText(day: string): string {
  return isDay(day) ? format({ dateStyle: 'full' }, `${day}T00:00Z`) : day;
}

/** In milliseconds. */
const FAR = 300 * 24 * 3_600_000;

/** "Thu, Dec 24" for `2026-12-24`, with its year if it is far from today; any other text stays as it is. */
export function shortDayText(day: string): string {
  if (!isDay(day)) return day;
  const isFar = Math.abs(Date.parse(day) - Date.now()) > FAR;
  const options = { weekday: 'short', month: 'short', day: 'numeric' } as const;
  return format({ ...options, ...(isFar && { year: 'numeric' }) }, `${day}T00:00Z`);
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
  const inUtc = { timeZone: 'UTC', ...options };
  return new Intl.DateTimeFormat(pageLanguage(), inUtc).format(new Date(moment));
}
