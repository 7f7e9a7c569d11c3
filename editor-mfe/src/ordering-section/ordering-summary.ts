import { counted } from '@simmer/shared/counted';
import { clockText, shortDayText } from '@simmer/shared/day-text';
import type { OrderingSettings } from '@simmer/shared/ordering';
import { isPastDay } from '@simmer/shared/shop-calendar';
import { firstOf } from '../draft/first-of';
import { inShopWeek, shortWeekdayName } from '../draft/plan';

/** The stored settings in one line; whether orders are taken stands next to it. */
export function orderingSummary(settings: OrderingSettings, today: string): string {
  const { leadDays, lastTime, changeDays, weekdays, closedDates } = settings;
  const days =
    weekdays.length === 7 ? 'Every day' : inShopWeek(weekdays).map(shortWeekdayName).join(', ');
  const next = closedDates.filter((date) => !isPastDay(date, today));
  const named = firstOf(next.map((date) => shortDayText(date).replace(',', '')));
  return [
    days,
    leadTime(leadDays),
    ...(lastTime === '' ? [] : [`cutoff ${clockText(lastTime)}`]),
    ...(changeDays === null ? [] : [`changes up to ${counted(changeDays, 'day')} before`]),
    ...(named.length === 0 ? [] : [`closed ${named.join(', ')}`]),
  ].join(' · ');
}

function leadTime(days: number): string {
  return days === 0 ? 'same-day orders allowed' : `order ${counted(days, 'day')} ahead`;
}
