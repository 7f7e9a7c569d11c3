import { counted } from '@simmer/shared/counted';
import { clockText, shortDayText } from '@simmer/shared/day-text';
import type { OrderingSettings, Weekday } from '@simmer/shared/ordering';
import { isPastDay } from '@simmer/shared/shop-calendar';

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

const NAMED_DATES = 3;

/** The stored settings in one line; whether orders are taken stands next to it. */
export function orderingSummary(settings: OrderingSettings, today: string): string {
  const { leadDays, lastTime, weekdays, closedDates } = settings;
  const days =
    weekdays.length === 7
      ? 'Every day'
      : weekdays.map((day) => weekdayName(day).slice(0, 3)).join(', ');
  return [
    days,
    leadTime(leadDays),
    ...(lastTime === '' ? [] : [`cutoff ${clockText(lastTime)}`]),
    ...closed(closedDates.filter((date) => !isPastDay(date, today))),
  ].join(' · ');
}

function closed(dates: readonly string[]): readonly string[] {
  if (dates.length === 0) return [];
  const named = dates.slice(0, NAMED_DATES).map((date) => shortDayText(date).replace(',', ''));
  const more = dates.length - named.length;
  return [`closed ${named.join(', ')}${more > 0 ? ` and ${String(more)} more` : ''}`];
}

function leadTime(days: number): string {
  return days === 0 ? 'same-day orders allowed' : `order ${counted(days, 'day')} ahead`;
}
