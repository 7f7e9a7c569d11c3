import { use } from 'react';
import { CheckoutPorts } from './checkout-ports';

/**
 * The guest's calendar day as `2026-12-24`. Only for filled carts: prerendered HTML has an empty one, so it can hold no
 * other day.
 */
export function useToday(): string {
  const { now } = use(CheckoutPorts);
  return calendarDay(new Date(now()));
}

/** In the guest's time zone: on an American evening, `toISOString` already gives tomorrow. */
function calendarDay(date: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${String(date.getFullYear())}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}
