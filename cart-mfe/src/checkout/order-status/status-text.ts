import { siteConfig } from '@simmer/shared/config';
import { mayHaveArrived } from '@simmer/shared/guest-records';
import type { Order } from '../../order/order';
import { isAttempt, subjectOf, type Attempt, type StoredOrder } from '../../send-order/attempt';
import { menuChangeText } from '../../send-order/menu-change-text';
import { RETRY_PAUSES_MS } from '../../send-order/order-mailer';

export const SAFE_TO_REPEAT =
  'Sending it again is safe: two emails with the same reference count as one order.';

/** The text for an order that this page is not sending. */
export function statusText(attempt: Attempt): string {
  const where = whereItIs(attempt);
  const hasDoubt = attempt.status !== 'sent' && mayHaveArrived(attempt);
  const isChange = attempt.earlier?.isSent && !hasDoubt && attempt.status !== 'sent';
  if (isChange && attempt.status !== 'blocked') return `${where} ${STAYS_VALID}`;
  if (attempt.status === 'blocked') {
    const [what, not] = hasDoubt ? [`${where} `, 'not sent again'] : ['', 'not sent'];
    // Only the page that made the attempt knows why.
    if (!attempt.changes) return `${what}It was ${not}. ${attempt.shortage ?? ''}`;
    return `${what}It was ${not}, because the menu has changed. ${attempt.changes.map(menuChangeText).join(' ')}`;
  }
  return hasDoubt ? `${where} ${SAFE_TO_REPEAT}` : where;
}

const STAYS_VALID = 'The order that you sent before stays valid.';

/** This text also fits an order that another release has stored. */
export function whereItIs(stored: StoredOrder): string {
  const { firstName } = siteConfig().owner;
  const subject = isAttempt(stored) ? subjectOf(stored) : 'order';
  const it = subject === 'order' ? 'This order' : `Your ${subject}`;
  if (stored.status === 'sent' && isAttempt(stored) && stored.order.isCancelled)
    return `This order is cancelled: ${firstName} got your email.`;
  if (stored.status === 'sent') return `${it} was sent to ${firstName}.`;
  if (mayHaveArrived(stored)) return `${it} may have reached ${firstName}; we can’t tell.`;
  if (stored.status === 'checking')
    return `${it} hasn’t gone out to ${firstName} yet. Another tab may be sending it.`;
  return `${it} was not sent to ${firstName}.`;
}

/** The text for an order that this page is sending. */
export function sendingText(retry: number, { isCancelled }: Pick<Order, 'isCancelled'>): string {
  const it = isCancelled ? 'cancellation' : 'order';
  return retry === 0
    ? `Your ${it} is being sent.`
    : `Your ${it} hasn’t gone out yet. Trying again (${String(retry)} of ${String(RETRY_PAUSES_MS.length)})…`;
}
