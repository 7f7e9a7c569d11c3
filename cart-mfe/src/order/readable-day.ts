import { pageLanguage } from '@simmer/shared/config';
import { isDay } from '@simmer/shared/shop-calendar';

/** `2026-12-24` in readable form; any other text stays as it is. */
export function readableDay(date: string): string {
  if (!isDay(date)) return date;
  const options = { dateStyle: 'full', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(pageLanguage(), options).format(new Date(`${date}T00:00:00Z`));
}
