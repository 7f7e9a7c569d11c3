import { NO_RULES, type OrderingSettings, type Weekday } from '@simmer/shared/ordering';
import { NO_FORM, type FormsState } from '../settings/settings-editor';
import type { FormState } from '../write/write';
import { closedRows, daysOf, type ClosedDate } from './closed-dates';

/** The settings as typed, before validation; the names are those of the settings. */
export interface OrderingDraft {
  leadDays: string;
  lastTime: string;
  /** Empty for as many as `leadDays`. */
  changeDays: string;
  weekdays: readonly Weekday[];
  closedDates: readonly ClosedDate[];
  pauseText: string;
  deliveryArea: string;
  /** The times, one per line. */
  times: string;
  sharesState: boolean;
}

export interface OrderingState extends FormsState<FormState<OrderingDraft>> {
  /** The settings that the database has confirmed. */
  stored: OrderingSettings;
}

export const INITIAL_ORDERING: OrderingState = { ...NO_FORM, stored: NO_RULES };

/** What the form shows. */
export function typedOrdering(
  { changes }: FormState<OrderingDraft>,
  stored: OrderingSettings,
): OrderingDraft {
  return { ...orderingDraftOf(stored), ...changes };
}

/** Whether the form has unsaved changes. */
export function isOrderingChanged({ form, stored }: OrderingState): boolean {
  return form !== null && textOf(typedOrdering(form, stored)) !== textOf(orderingDraftOf(stored));
}

export function orderingDraftOf(settings: OrderingSettings): OrderingDraft {
  const { lastTime, weekdays, closedDates, pauseText, deliveryArea, times, sharesState } = settings;
  return {
    leadDays: String(settings.leadDays),
    lastTime,
    changeDays: String(settings.changeDays ?? ''),
    weekdays: [...weekdays].sort(),
    closedDates: closedRows(closedDates),
    pauseText,
    deliveryArea,
    times: times.join('\n'),
    sharesState,
  };
}

/** The values without empty rows and without the keys of the other rows. */
function textOf(draft: OrderingDraft): string {
  return JSON.stringify({ ...draft, closedDates: daysOf(draft.closedDates) });
}
