import { pageLanguage } from '@simmer/shared/config';
import { addDays } from '@simmer/shared/shop-calendar';

/** "Today, Thursday, December 24, 2026" */
export function dayText(date: string, today: string): string {
  if (date === '') return 'No date';
  const format = new Intl.DateTimeFormat(pageLanguage(), {
    dateStyle: 'full',
    timeZone: 'UTC',
  });
  const text = format.format(new Date(`${date}T00:00:00Z`));
  if (date === today) return `Today, ${text}`;
  return date === addDays(today, 1) ? `Tomorrow, ${text}` : text;
}
