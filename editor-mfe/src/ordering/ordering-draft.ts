import type { OrderingSettings, Weekday } from '@simmer/shared/ordering';

/** One closed date as typed. */
export interface ClosedDate {
  /** Identifies the row while others are added or removed; never stored. */
  key: number;
  date: string;
}

/** The settings as typed, before validation; the names are those of the settings. */
export interface OrderingDraft {
  leadDays: string;
  lastTime: string;
  weekdays: readonly Weekday[];
  closedDates: readonly ClosedDate[];
  pauseText: string;
  deliveryArea: string;
  /** One per line. */
  times: string;
}

export function orderingDraftOf(settings: OrderingSettings): OrderingDraft {
  const { lastTime, weekdays, closedDates, pauseText, deliveryArea, times } = settings;
  return {
    leadDays: String(settings.leadDays),
    lastTime,
    weekdays: [...weekdays].sort(),
    closedDates: [...closedDates].sort().map((date, key) => ({ key, date })),
    pauseText,
    deliveryArea,
    times: times.join('\n'),
  };
}

/** Ignores empty rows and the keys of the others. */
export function isSameOrdering(one: OrderingDraft, other: OrderingDraft): boolean {
  return textOf(one) === textOf(other);
}

function textOf(draft: OrderingDraft): string {
  const dates = draft.closedDates.flatMap(({ date }) => date || []);
  return JSON.stringify({ ...draft, closedDates: dates });
}
