import type { DateProblem } from '@simmer/shared/shop-calendar';
import { dayText, weekdayText } from '@simmer/shared/day-text';

export function dateProblemText(problem: DateProblem, date: string): string {
  return `${reasonOf(problem, date)} Please choose another day, or clear the field to order without a date.`;
}

function reasonOf(problem: DateProblem, date: string): string {
  switch (problem) {
    case 'too-soon':
      return 'Sorry, we need more time than that to cook your order.';
    case 'closed':
      return `Sorry, we’re closed on ${dayText(date)}.`;
    case 'weekday':
      return `Sorry, we don’t take orders for ${weekdayText(date)}s.`;
  }
}
