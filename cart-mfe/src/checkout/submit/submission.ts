import type { AuthState } from '@simmer/shared/auth';
import type { CartItem } from '@simmer/shared/cart';
import { buildOrder, type Order } from '../../order/order';
import { type Checked, findSubmitBlockers } from './submit-blockers';

export type Submission =
  | { kind: 'nothing' }
  | { kind: 'login-required' }
  | { kind: 'blocked' }
  | { kind: 'order'; order: Order };

interface SubmissionInput extends Checked {
  /** The shop takes no orders. */
  isPaused: boolean;
  auth: AuthState;
  /** The reference for a new order. */
  reference: string;
}

/** What submitting leads to. Not only a safeguard: a form-filling program may submit while the button is disabled. */
export function decideSubmission({
  auth,
  isPaused,
  reference,
  ...checked
}: SubmissionInput): Submission {
  const { items, details } = checked;
  if (items.length === 0 || isPaused || auth.status === 'starting') return { kind: 'nothing' };
  if (auth.status === 'signed-out') return { kind: 'login-required' };
  if (findSubmitBlockers(checked).length > 0) return { kind: 'blocked' };
  const order = buildOrder(reference, items, details, auth.account.displayName);
  return { kind: 'order', order };
}

export function canSubmit(
  items: readonly CartItem[],
  auth: AuthState,
  isSending: boolean,
  isPaused: boolean,
): boolean {
  return items.length > 0 && auth.status === 'signed-in' && !isSending && !isPaused;
}
