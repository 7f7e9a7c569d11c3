import { use } from 'react';
import { useIsHydrated } from '../hydration/use-is-hydrated';
import { CheckoutPorts } from './checkout-ports';

/** The guest's calendar day as `2026-12-24`, or undefined while the page may be HTML of another day. */
export function useToday(): string | undefined {
  const { now } = use(CheckoutPorts);
  return useIsHydrated() ? calendarDay(new Date(now())) : undefined;
}

/** In the guest's own time zone: `toISOString` would say tomorrow on an American evening. */
function calendarDay(date: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${String(date.getFullYear())}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}
