import { siteConfig } from '@simmer/shared/config';

/** Whether the text is a calendar day like `2026-12-24`. */
export function isDay(date: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(`${date}T00:00:00Z`));
}

/** `2026-12-24` in readable form; any other text stays as it is. */
export function readableDay(date: string): string {
  if (!isDay(date)) return date;
  const options = { dateStyle: 'full', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(siteConfig().business.locale, options).format(
    new Date(`${date}T00:00:00Z`),
  );
}
