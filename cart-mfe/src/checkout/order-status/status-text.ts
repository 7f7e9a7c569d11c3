import { siteConfig } from '@simmer/shared/config';
import { mayHaveArrived } from '@simmer/shared/guest-records';
import type { Attempt, StoredOrder } from '../../send-order/attempt';
import { menuChangeText } from '../../send-order/menu-change-text';
import { RETRY_PAUSES_MS } from '../../send-order/order-mailer';

export const SAFE_TO_REPEAT =
  'Sending it again is safe: two emails with the same reference count as one order.';

/** The text for an order that this page is not sending. */
export function statusText(attempt: Attempt): string {
  const where = whereItIs(attempt);
  const hasDoubt = attempt.status !== 'sent' && mayHaveArrived(attempt);
  if (attempt.status === 'blocked') {
    if (attempt.shortage) return `${hasDoubt ? where : 'It was not sent.'} ${attempt.shortage}`;
    const changes = (attempt.changes ?? []).map(menuChangeText).join(' ');
    return hasDoubt
      ? `${where} It was not sent again, because the menu has changed. ${changes}`
      : `It was not sent, because the menu has changed. ${changes}`;
  }
  return hasDoubt ? `${where} ${SAFE_TO_REPEAT}` : where;
}

/** This text also fits an order that another release has stored. */
export function whereItIs(stored: StoredOrder): string {
  const { firstName } = siteConfig().owner;
  if (stored.status === 'sent') return `This order was sent to ${firstName}.`;
  if (mayHaveArrived(stored)) return `This order may have reached ${firstName}; we can’t tell.`;
  if (stored.status === 'checking')
    return `This order hasn’t gone out to ${firstName} yet. Another tab may be sending it.`;
  return `This order was not sent to ${firstName}.`;
}

/** The text for an order that this page is sending. */
export function sendingText(retry: number): string {
  return retry === 0
    ? 'Your order is being sent.'
    : `Your order hasn’t gone out yet. Trying again (${String(retry)} of ${String(RETRY_PAUSES_MS.length)})…`;
}
