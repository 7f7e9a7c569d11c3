import type { Claim } from '@simmer/shared/claim';
import { NO_LIMITS, type Limits } from '@simmer/shared/limits';
import type { StockByDay } from '@simmer/shared/stock';
import { dequal } from 'dequal/lite';
import type { SettingsState } from '../settings/settings';
import { IDLE, type FormState, type Write } from '../write/write';
import { limitDraftOf, type FormPlace, type LimitDraft } from './limit-draft';

export interface LimitForm extends FormState<LimitDraft>, FormPlace {}

/** By account. */
export type DayClaims = ReadonlyMap<string, Claim>;

export interface LimitsState extends SettingsState {
  stored: Limits;
  /** From today on. */
  stock: StockByDay;
  /** When the stock was read, in milliseconds since 1970. */
  at: number;
  /** The day then, on the shop's calendar. */
  today: string;
  /** Who has what of the days that were opened, or that this could not be read. */
  claims: ReadonlyMap<string, DayClaims | 'failed'>;
  /** The one open form. */
  form: LimitForm | null;
  /** The outcome of what was changed outside the form. */
  write: Write;
  notice: { text: string; undo?: () => Promise<void> } | null;
  /** Whether the form has opened with what was typed before the page was loaded again. */
  isRestored: boolean;
}

export const INITIAL_LIMITS: LimitsState = {
  ...{ status: 'loading', stored: NO_LIMITS, stock: new Map(), at: 0, today: '' },
  ...{ claims: new Map(), form: null, write: IDLE, notice: null, isRestored: false },
};

/** Whether the form has unsaved changes. */
export function isLimitsUnsaved({ status, form, stored, today }: LimitsState): boolean {
  if (!form) return false;
  // Until the limits are read, nobody knows what was changed.
  if (status !== 'loaded') return Object.keys(form.changes).length > 0;
  const draft = limitDraftOf(stored, form, today);
  return !dequal({ ...draft, ...form.changes }, draft);
}
