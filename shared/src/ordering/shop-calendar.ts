import { addDays, isDay, utc } from './day';
import type { OrderingSettings } from './ordering';

export { addDays, isDay } from './day';

/** The date and time on the shop's own clock. */
export interface ShopTime {
  /** `2026-12-24` */
  day: string;
  /** `18:05` */
  time: string;
}

/** Why the shop cannot have an order ready on a day. */
export type DateProblem = 'too-soon' | 'closed' | 'weekday';

/**
 * @param now in milliseconds since 1970.
 * @param timeZone the shop's, like `America/New_York`; without one, or if this browser does not know it, the
 * device's.
 */
export function shopTime(now: number, timeZone?: string): ShopTime {
  // In Swedish, it is `2026-12-24 18:05`.
  const [day = '', time = ''] = clockIn(timeZone).format(now).split(' ');
  return { day, time };
}

const CLOCK = { dateStyle: 'short', timeStyle: 'short', numberingSystem: 'latn' } as const;

function clockIn(timeZone: string | undefined): Intl.DateTimeFormat {
  try {
    return dateFormat('sv', { ...CLOCK, ...(timeZone && { timeZone }) });
  } catch {
    return dateFormat('sv', CLOCK);
  }
}

/** The formats, by language and options. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Creates each format once, because that takes 15 ms, or 60 ms on a slow phone. */
export function dateFormat(
  language: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = JSON.stringify([language, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, options);
  formats.set(key, format);
  return format;
}

/** Whether the settings rule out any date. If not, even a past date is the guest's decision. */
export function hasDateRules(settings: OrderingSettings): boolean {
  const { leadDays, lastTime, weekdays, closedDates } = settings;
  return leadDays > 0 || lastTime !== '' || weekdays.length < 7 || closedDates.length > 0;
}

/** The requested day or today, or the first day after it for which an order sent now can be ready. */
export function nearestPossibleDate(
  settings: OrderingSettings,
  now: ShopTime,
  wanted = now.day,
): string {
  const earliest = earliestDay(settings, now);
  return firstOpenDay(settings, isFar(wanted) || wanted < earliest ? earliest : wanted);
}

/**
 * @param date a day like `2026-12-24`.
 * @returns undefined for a day that is possible, or too far away to plan for.
 */
export function dateProblem(
  settings: OrderingSettings,
  now: ShopTime,
  date: string,
): DateProblem | undefined {
  if (!hasDateRules(settings) || isFar(date)) return undefined;
  if (date < earliestDay(settings, now)) return 'too-soon';
  if (settings.closedDates.includes(date)) return 'closed';
  return isWorkday(settings, date) ? undefined : 'weekday';
}

/** Considers the lead time and the last hour, but not whether the shop is open that day. */
function earliestDay(
  { leadDays, lastTime }: Pick<OrderingSettings, 'leadDays' | 'lastTime'>,
  { day, time }: ShopTime,
): string {
  const isLate = lastTime !== '' && time >= lastTime;
  return addDays(day, leadDays + (isLate ? 1 : 0));
}

/**
 * Until when the owner lets guests change or cancel an order.
 * @param date of the order; '' for none, which has no end before the owner has suggested a day.
 * @returns the last day, and whether it is over; undefined without an end.
 */
export function changeEnd(
  { changeDays, leadDays, lastTime }: OrderingSettings,
  now: ShopTime,
  date: string,
): { day: string; isOver: boolean } | undefined {
  if (!isDay(date) || isFar(date)) return undefined;
  const days = changeDays ?? leadDays;
  const isOver = date < earliestDay({ leadDays: days, lastTime }, now);
  return { day: addDays(date, -days), isOver };
}

/** Whether a day is over; '' and a day that is too far away to plan for are not. */
export function isPastDay(date: string, today: string): boolean {
  return date !== '' && !isFar(date) && date < today;
}

/** A date field accepts years of up to six digits, but days can be compared as text only with four. */
function isFar(date: string): boolean {
  return date.length > 10 || date >= '9000';
}

/** The loop ends: the settings have at least one weekday and a limited number of closed dates. */
function firstOpenDay(settings: OrderingSettings, from: string): string {
  let day = from;
  while (!isOpenDay(settings, day)) day = addDays(day, 1);
  return day;
}

/** Whether the shop is open on a day, however soon that is. */
export function isOpenDay(settings: OrderingSettings, day: string): boolean {
  return !settings.closedDates.includes(day) && isWorkday(settings, day);
}

function isWorkday({ weekdays }: OrderingSettings, day: string): boolean {
  const weekday = utc(day).getUTCDay();
  return weekdays.some((open) => open === weekday);
}
