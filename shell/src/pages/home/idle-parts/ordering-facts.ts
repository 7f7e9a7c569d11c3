import { clockText, shortDayText, shortWeekdayText } from '@simmer/shared/day-text';
import type { OrderingSettings } from '@simmer/shared/ordering';
import { addDays, hasDateRules, type ShopTime } from '@simmer/shared/shop-calendar';
import { suggestedDate } from '@simmer/shared/suggestions';

/** At most three short texts for a guest who has not chosen anything yet: when, until when and where to order. */
export function orderingFacts(settings: OrderingSettings, now: ShopTime): readonly string[] {
  const { deliveryArea } = settings;
  return [...(hasDateRules(settings) ? dateFacts(settings, now) : []), deliveryArea].filter(
    Boolean,
  );
}

function dateFacts(settings: OrderingSettings, now: ShopTime): readonly string[] {
  const { leadDays, lastTime } = settings;
  const date = suggestedDate(settings, now, now.day);
  const next = `Next delivery ${inWords(date, now.day, shortDayText)}`;
  if (leadDays === 0 && lastTime === '') return [next];
  // The last day on which an order for that date is still on time.
  const day = addDays(date, -leadDays);
  const isThisWeek = day < addDays(now.day, 7);
  const until = inWords(day, now.day, isThisWeek ? shortWeekdayText : shortDayText);
  const time = lastTime && `${clockText(lastTime).replace(':00', '')} `;
  return [next, `Order by ${time}${until}`];
}

function inWords(day: string, today: string, text: (day: string) => string): string {
  if (day === today) return 'today';
  return day === addDays(today, 1) ? 'tomorrow' : text(day);
}
