import { use, useEffect, useState } from 'react';
import { CheckoutPorts } from './checkout-ports';

/**
 * The guest's calendar day as `2026-12-24`, also after midnight on a page that stays open. Only for filled carts:
 * prerendered HTML has an empty one, so it can hold no other day.
 */
export function useToday(): string {
  const { now } = use(CheckoutPorts);
  const [today, setToday] = useState(() => calendarDay(new Date(now())));

  useEffect(() => {
    const update = () => {
      setToday(calendarDay(new Date(now())));
    };
    const timer = setTimeout(update, msToMidnight(new Date(now())));
    // A timer stands still while the device sleeps.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [now, today]);

  return today;
}

function msToMidnight(date: Date): number {
  const midnight = new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1);
  return midnight.getTime() - date.getTime();
}

/** In the guest's time zone: on an American evening, `toISOString` already gives tomorrow. */
function calendarDay(date: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${String(date.getFullYear())}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}
