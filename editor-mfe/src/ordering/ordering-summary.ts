import { counted } from '@simmer/shared/counted';
import type { OrderingSettings, Weekday } from '@simmer/shared/ordering';

const WEEKDAY_NAMES = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** In English, like the page around it. */
export function weekdayName(day: Weekday): string {
  return WEEKDAY_NAMES[day];
}

/** The stored settings in one line. */
export function orderingSummary(settings: OrderingSettings): string {
  const { leadDays, lastTime, weekdays, closedDates, paused } = settings;
  const days =
    weekdays.length === 7 ? 'every day' : weekdays.map((day) => weekdayName(day).slice(0, 3));
  return [
    paused ? 'Paused' : 'Taking orders',
    [days].flat().join(', '),
    leadTime(leadDays),
    ...(lastTime === '' ? [] : [`cutoff ${clockTime(lastTime)}`]),
    ...(closedDates.length === 0 ? [] : [counted(closedDates.length, 'closed date')]),
  ].join(' · ');
}

// Once, because it takes longer than all else on the page.
const CLOCK = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' });

function clockTime(time: string): string {
  return CLOCK.format(new Date(`2026-01-04T${time}Z`));
}

function leadTime(days: number): string {
  return days === 0 ? 'also for the same day' : `${counted(days, 'day')} ahead`;
}
