import { siteConfig } from '@simmer/shared/config';
import * as v from 'valibot';
import { WEEKDAYS, type Weekday } from './ordering';

const WeekInfoSchema = v.object({ firstDay: v.number() });

/** The weekdays in the order of the shop's country; Sunday comes first where the browser does not know that. */
export function shopWeek(): readonly Weekday[] {
  const locale = new Intl.Locale(siteConfig().business.locale);
  // Older browsers have a property in place of the method.
  const method: unknown = Reflect.get(locale, 'getWeekInfo');
  const info: unknown =
    typeof method === 'function'
      ? Reflect.apply(method, locale, [])
      : Reflect.get(locale, 'weekInfo');
  // Monday is 1, and Sunday 7.
  const first = v.is(WeekInfoSchema, info) ? info.firstDay % 7 : 0;
  return [...WEEKDAYS.slice(first), ...WEEKDAYS.slice(0, first)];
}
