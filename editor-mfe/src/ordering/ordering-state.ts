import { NO_RULES, type OrderingSettings } from '@simmer/shared/ordering';
import type { SettingsState } from '../settings/settings';
import { IDLE, type FormState, type Write } from '../write/write';
import { isSameOrdering, orderingDraftOf, type OrderingDraft } from './ordering-draft';

export interface OrderingState extends SettingsState {
  /** As the database has confirmed them. */
  stored: OrderingSettings;
  /** Null while it is closed. */
  form: FormState<OrderingDraft> | null;
  /** True until the form is opened again, or the page is left. */
  isSaved: boolean;
  /** What became of pausing the shop, or of ending the pause. */
  pausing: Write;
}

export const INITIAL_ORDERING: OrderingState = {
  status: 'loading',
  stored: NO_RULES,
  form: null,
  isSaved: false,
  pausing: IDLE,
};

/** What the form shows. */
export function typedOrdering(
  { changes }: FormState<OrderingDraft>,
  stored: OrderingSettings,
): OrderingDraft {
  return { ...orderingDraftOf(stored), ...changes };
}

/** Whether the form has unsaved changes. */
export function isOrderingChanged({ form, stored }: OrderingState): boolean {
  return form !== null && !isSameOrdering(typedOrdering(form, stored), orderingDraftOf(stored));
}
