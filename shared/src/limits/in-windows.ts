import type { OrderingSettings } from '../ordering/ordering';
import { closedDays, timesOn, windowsOn, type Limits } from './limits';

/** The settings as the windows change them on a day like `2026-12-24`. */
export type InWindows = (settings: OrderingSettings, today: string) => OrderingSettings;

/**
 * Windows take the place of the suggested times, and a day without an open one is closed; as in the cart, no day is if
 * all of them would be. A shop without windows keeps its settings.
 */
export function inWindows(limits: Limits): InWindows {
  return (settings, today) => {
    const times = timesOn(limits, today);
    if (times === undefined) return settings;
    const closed = closedDays(today, (day) => windowsOn(limits, day).length === 0);
    return { ...settings, times, closedDates: [...settings.closedDates, ...closed] };
  };
}
