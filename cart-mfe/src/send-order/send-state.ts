import type { Order } from '../order/order';
import type { MenuChange } from './menu-changes';

export interface Submitted {
  order: Order;
  /** Its lines are in this page's cart; otherwise an earlier page submitted it, or the cart has been emptied since. */
  isFromCart: boolean;
  /** The account that submitted it; no other account may see it. */
  uid: string;
}

/** The status of an order whose last attempt sent nothing. `unknown`: an earlier attempt may have arrived. */
export type Unsent = 'failed' | 'unknown';

/** Whether it is certain that the owner does not have an order that the device keeps with this status. */
export function isUnsent(status: string | undefined): boolean {
  return status === 'failed' || status === 'waiting';
}

/** What is known about an order. */
export type ActiveState = Submitted &
  (
    | { status: 'sending'; retry: number }
    /** The order was not sent: the guest has to decide about these changes first. */
    | { status: 'menu-changed'; changes: readonly MenuChange[]; mayHaveArrived: boolean }
    /** `unknown` may have arrived. */
    | { status: 'sent' | 'failed' | 'unknown' }
  );

/** `sent`: what this page has sent before. */
export type SendState = { status: 'idle'; sent?: Submitted } | ActiveState;

/** Whether the owner may have the order. */
export function mayHaveArrived(state: ActiveState): boolean {
  return state.status === 'menu-changed' ? state.mayHaveArrived : state.status !== 'failed';
}

/** Whether an attempt to send it has failed, and none has succeeded since. */
export function hasFailed(state: SendState): boolean {
  return state.status === 'sending'
    ? state.retry > 0
    : state.status === 'failed' || state.status === 'unknown';
}
