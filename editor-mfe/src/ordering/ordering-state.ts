import { NO_RULES, type OrderingSettings } from '@simmer/shared/ordering';
import { IDLE, type FormState, type Write } from '../write/write';
import { isSameOrdering, orderingDraftOf, type OrderingDraft } from './ordering-draft';

export interface OrderingFormState extends FormState<OrderingDraft> {
  /** The last read for the form failed: another manager may have changed the settings. */
  isStale: boolean;
}

export interface OrderingState {
  status: 'loading' | 'failed' | 'loaded';
  /** As the database has confirmed them. */
  stored: OrderingSettings;
  /** Null while it is closed. */
  form: OrderingFormState | null;
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

/** Whether the form has unsaved changes. */
export function isOrderingChanged({ form, stored }: OrderingState): boolean {
  return form !== null && !isSameOrdering(form.draft, orderingDraftOf(stored));
}
