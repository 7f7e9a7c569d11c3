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
  const row = { key: nextKey(draft.closedDates), date: '' };
  return { ...draft, closedDates: [...draft.closedDates, row] };
}

function nextKey(rows: readonly ClosedDate[]): number {
  return Math.max(-1, ...rows.map(({ key }) => key)) + 1;
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

/**
 * Fields that are as in each of `before` take on what someone else has stored; the others stay as typed, and so do rows
 * for dates that are still empty.
 */
export function withRemoteOrdering(
  draft: OrderingDraft,
  before: readonly OrderingDraft[],
  theirs: OrderingDraft,
): OrderingDraft {
  const latest = { ...theirs, closedDates: withEmptyRows(theirs.closedDates, draft.closedDates) };
  return FIELDS.reduce(
    (mine, field) =>
      before.every((one) => isSameOrdering({ ...one, [field]: draft[field] }, one))
        ? { ...mine, [field]: latest[field] }
        : mine,
    draft,
  );
}

function withEmptyRows(
  theirs: readonly ClosedDate[],
  mine: readonly ClosedDate[],
): readonly ClosedDate[] {
  const empty = mine.filter(({ date }) => date === '');
  if (empty.length === 0) return theirs;
  // The empty row may have the focus, so its key is the one that stays.
  const unused = nextKey(mine);
  return [...theirs.map(({ key, date }) => ({ key: unused + key, date })), ...empty];
}

/** Ignores empty rows and the keys of the others. */
export function isSameOrdering(one: OrderingDraft, other: OrderingDraft): boolean {
  return textOf(one) === textOf(other);
}

function textOf(draft: OrderingDraft): string {
  const dates = draft.closedDates.flatMap(({ date }) => date || []);
  return JSON.stringify({ ...draft, closedDates: dates });
}
