import { siteConfig } from '@simmer/shared/config';
import { shopTime } from '@simmer/shared/shop-calendar';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day on the shop's own clock, as `2026-12-24`. */
export function shopDay(now: number): string {
  return shopTime(now, siteConfig().business.timeZone).day;
}

/** "Today, Thursday, December 24, 2026" */
export function dayText(date: string, now: number): string {
  if (date === '') return 'No date';
  const format = new Intl.DateTimeFormat(siteConfig().business.locale, {
    dateStyle: 'full',
    timeZone: 'UTC',
  });
  const text = format.format(new Date(`${date}T00:00:00Z`));
  if (date === shopDay(now)) return `Today, ${text}`;
  return date === shopDay(now + DAY_MS) ? `Tomorrow, ${text}` : text;
}

/** "1 order", "2 orders" */
export function counted(count: number, one: string): string {
  return `${String(count)} ${count === 1 ? one : `${one}s`}`;
}
