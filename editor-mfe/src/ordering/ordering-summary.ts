import { counted } from '@simmer/shared/counted';
import type { OrderingSettings, Weekday } from '@simmer/shared/ordering';

/** A Sunday. */
const SUNDAY = Date.UTC(2026, 0, 4);
const DAY_MS = 24 * 60 * 60 * 1000;

/** In English, like the page around it. */
export function weekdayName(day: Weekday, weekday: 'long' | 'short'): string {
  const date = new Date(SUNDAY + day * DAY_MS);
  return new Intl.DateTimeFormat('en-US', { weekday, timeZone: 'UTC' }).format(date);
}

/** The stored settings in one line. */
export function orderingSummary(settings: OrderingSettings): string {
  const { leadDays, lastTime, weekdays, closedDates, paused } = settings;
  const days =
    weekdays.length === 7 ? 'every day' : weekdays.map((day) => weekdayName(day, 'short'));
  return [
    paused ? 'Paused' : 'Taking orders',
    [days].flat().join(', '),
    leadTime(leadDays),
    ...(lastTime === '' ? [] : [`cutoff ${clockTime(lastTime)}`]),
    ...(closedDates.length === 0 ? [] : [counted(closedDates.length, 'closed date')]),
  ].join(' · ');
}

function clockTime(time: string): string {
  const options = { timeStyle: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-US', options).format(new Date(`2026-01-04T${time}Z`));
}

function leadTime(days: number): string {
  return days === 0 ? 'also for the same day' : `${counted(days, 'day')} ahead`;
}
