import { use } from 'react';
import { CheckoutPorts } from './checkout-ports';

/**
 * The guest's calendar day as `2026-12-24`. Only for what is shown with items in the cart: HTML made ahead of
 * time has none, so no other day can be in it.
 */
export function useToday(): string {
  const { now } = use(CheckoutPorts);
  return calendarDay(new Date(now()));
}

/** In the guest's own time zone: `toISOString` would say tomorrow on an American evening. */
function calendarDay(date: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${String(date.getFullYear())}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}
