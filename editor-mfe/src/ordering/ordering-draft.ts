import type { OrderingSettings, Weekday } from '@simmer/shared/ordering';

/** One closed date as typed. */
export interface ClosedDate {
  /** Identifies the row while others are added or removed; never stored. */
  key: number;
  date: string;
}

/** The settings as typed, before validation. */
export interface OrderingDraft {
  leadDays: string;
  lastTime: string;
  weekdays: readonly Weekday[];
  closedDates: readonly ClosedDate[];
  paused: boolean;
  pauseText: string;
  deliveryArea: string;
  /** One per line. */
  times: string;
}

export function orderingDraftOf(settings: OrderingSettings): OrderingDraft {
  const { lastTime, weekdays, closedDates, paused, pauseText, deliveryArea, times } = settings;
  return {
    leadDays: String(settings.leadDays),
    lastTime,
    weekdays: [...weekdays].sort(),
    closedDates: [...closedDates].sort().map((date, key) => ({ key, date })),
    paused,
    pauseText,
    deliveryArea,
    times: times.join('\n'),
  };
}

export function withNewDate(draft: OrderingDraft): OrderingDraft {
  const key = Math.max(-1, ...draft.closedDates.map((row) => row.key)) + 1;
  return { ...draft, closedDates: [...draft.closedDates, { key, date: '' }] };
}

export function withoutDate(draft: OrderingDraft, key: number): OrderingDraft {
  return { ...draft, closedDates: draft.closedDates.filter((row) => row.key !== key) };
}

export function withChangedDate(draft: OrderingDraft, changed: ClosedDate): OrderingDraft {
  const closedDates = draft.closedDates.map((row) => (row.key === changed.key ? changed : row));
  return { ...draft, closedDates };
}

export function withWeekday(draft: OrderingDraft, day: Weekday, isOpen: boolean): OrderingDraft {
  const others = draft.weekdays.filter((other) => other !== day);
  return { ...draft, weekdays: isOpen ? [...others, day].sort() : others };
}

const FIELDS = [
  'leadDays',
  'lastTime',
  'weekdays',
  'closedDates',
  'paused',
  'pauseText',
  'deliveryArea',
  'times',
] as const;

/** Fields that are as in each of `before` take on what someone else has stored; the others stay as typed. */
export function withRemoteOrdering(
  draft: OrderingDraft,
  before: readonly OrderingDraft[],
  theirs: OrderingDraft,
): OrderingDraft {
  return FIELDS.reduce(
    (mine, field) =>
      before.every((one) => isSameOrdering({ ...one, [field]: draft[field] }, one))
        ? { ...mine, [field]: theirs[field] }
        : mine,
    draft,
  );
}

/** Ignores empty rows and the keys of the others. */
export function isSameOrdering(one: OrderingDraft, other: OrderingDraft): boolean {
  return textOf(one) === textOf(other);
}

function textOf(draft: OrderingDraft): string {
  const dates = draft.closedDates.flatMap(({ date }) => date || []);
  return JSON.stringify({ ...draft, closedDates: dates });
}
