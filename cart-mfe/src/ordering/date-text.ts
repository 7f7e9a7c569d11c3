import { pageLanguage } from '@simmer/shared/config';
import type { DateProblem } from '@simmer/shared/shop-calendar';
import { readableDay } from '../order/readable-day';

export function dateProblemText(problem: DateProblem, date: string): string {
  return `${reasonOf(problem, date)} Please choose another day, or clear the field to order without a date.`;
}

function reasonOf(problem: DateProblem, date: string): string {
  switch (problem) {
    case 'too-soon':
      return 'Sorry, we need more time than that to cook your order.';
    case 'closed':
      return `Sorry, we’re closed on ${readableDay(date)}.`;
    case 'weekday':
      return `Sorry, we don’t take orders for ${weekdayOf(date)}s.`;
  }
}

function weekdayOf(date: string): string {
  const options = { weekday: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(pageLanguage(), options).format(new Date(`${date}T00:00:00Z`));
}
