import type { AuthState } from '@simmer/shared/auth';
import type { CartItem } from '@simmer/shared/cart';
import { buildOrder, type Order, type OrderDetails } from '../send-order/order';
import { missingFields } from './missing-fields';

export type Submission =
  | { kind: 'nothing' }
  | { kind: 'login-required' }
  | { kind: 'details-missing' }
  | { kind: 'order'; order: Order };

interface SubmissionInput {
  items: readonly CartItem[];
  auth: AuthState;
  details: OrderDetails;
  /** For a new order. */
  reference: string;
}

/** What submitting leads to: Enter in a field submits even while the button is disabled. */
export function decideSubmission({ items, auth, details, reference }: SubmissionInput): Submission {
  if (items.length === 0 || auth.status === 'starting') return { kind: 'nothing' };
  if (auth.status === 'signed-out') return { kind: 'login-required' };
  if (missingFields(details).length > 0) return { kind: 'details-missing' };
  const order = buildOrder(reference, items, details, auth.account.displayName);
  return { kind: 'order', order };
}

export function canSubmit(
  items: readonly CartItem[],
  auth: AuthState,
  isSending: boolean,
): boolean {
  return items.length > 0 && auth.status === 'signed-in' && !isSending;
}
