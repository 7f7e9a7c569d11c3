import type { OrderSubject, SendStatus } from '@simmer/shared/guest-records';
import type { EarlierOrder, Order } from '../order/order';
import type { MenuChange } from './menu-changes';

/** An order on this device, and what has become of the latest attempt to send it. */
export interface StoredOrder {
  readonly reference: string;
  /** The account that submitted it, which alone may see it; null if that cannot be read. */
  readonly uid: string | null;
  /** A `SendStatus`, or another text that another release has stored. */
  readonly status: string;
  /** Whether an earlier attempt to send it may have arrived. */
  readonly isRepeat: boolean;
  /** Undefined when another release has stored it in a way that this one cannot read. */
  readonly order: Order | undefined;
}

export interface Attempt extends StoredOrder {
  readonly uid: string;
  readonly status: SendStatus;
  readonly order: Order;
  readonly earlier?: EarlierOrder | undefined;
  /** When the cart with its lines was filled, which tells that cart from others; 0 if that is not known. */
  readonly cart: number;
  readonly savedAt: number;
  /** How often the attempt has waited for a busy service; known only on the page that makes it. */
  readonly retry?: number;
  /** Why it is `blocked`; known only on the page that made the attempt. */
  readonly changes?: readonly MenuChange[];
  /** What there is not enough of, in sentences; the same as for `changes`. */
  readonly shortage?: string;
}

export type AttemptEvent = 'mail' | 'wait' | 'block' | 'refuse' | 'lose' | 'accept';

/** An event without an entry for the current status is too late and changes nothing. */
const NEXT: Record<AttemptEvent, Partial<Record<SendStatus, SendStatus>>> = {
  mail: { checking: 'sending' },
  wait: { sending: 'checking' },
  block: { checking: 'blocked', sending: 'blocked' },
  // Without an answer in time, the status is `unknown` until a late answer arrives.
  refuse: { checking: 'unsent', sending: 'unsent', unknown: 'unsent' },
  lose: { sending: 'unknown' },
  accept: {
    ...{ checking: 'sent', sending: 'sent', blocked: 'sent' },
    ...{ unsent: 'sent', unknown: 'sent' },
  },
};

export function subjectOf({ order, earlier }: Pick<Attempt, 'order' | 'earlier'>): OrderSubject {
  if (order.isCancelled) return 'cancellation';
  return earlier?.isSent ? 'change' : 'order';
}

/** @returns undefined if the event changes nothing. */
export function next(status: SendStatus, event: AttemptEvent): SendStatus | undefined {
  return NEXT[event][status];
}

/**
 * What the owner has, or may have, before another attempt.
 * @param before the attempt before, on this device.
 * @param changed the order that is being changed or cancelled.
 */
export function earlierOf(
  before: Attempt | undefined,
  changed: Order | undefined,
): EarlierOrder | undefined {
  const known =
    before?.earlier ?? (changed && { base: changed, isSent: true, days: [changed.date] });
  if (!before || ['blocked', 'unsent', 'checking'].includes(before.status)) return known;
  const { base = before.order, isSent = false, days = [] } = known ?? {};
  return { base, isSent, days: [...new Set([...days, before.order.date])] };
}

/** Whether the owner has the guest's email that it is cancelled. */
export function isKnownCancelled({ status, order }: StoredOrder): boolean {
  return status === 'sent' && order?.isCancelled === true;
}

export function isAttempt(stored: StoredOrder | undefined): stored is Attempt {
  return stored?.order !== undefined;
}
