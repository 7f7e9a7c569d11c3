import { siteConfig } from '@simmer/shared/config';
import { menuChangeText } from '../../send-order/menu-change-text';
import { isUnsent, type SendState } from '../../send-order/send-state';
import { RETRY_PAUSES_MS } from '../../send-order/send-with-retries';

/** @param attempt this page's attempt to send the order again. */
export function pendingOrderText(status: string, attempt: SendState | null): string {
  if (attempt?.status === 'sending') return sendingText(attempt.retry);
  if (attempt?.status === 'menu-changed') {
    const changes = attempt.changes.map(menuChangeText).join(' ');
    return isUnsent(status)
      ? `It was not sent, because the menu has changed. ${changes}`
      : `${whereItIs(status)} It was not sent again, because the menu has changed. ${changes}`;
  }
  return status === 'sent' || isUnsent(status)
    ? whereItIs(status)
    : `${whereItIs(status)} ${SAFE_TO_REPEAT}`;
}

/** @param status of any release: one that is not known here says nothing. */
export function whereItIs(status: string): string {
  const { firstName } = siteConfig().owner;
  if (status === 'sent') return `This order was sent to ${firstName}.`;
  if (status === 'failed') return `This order was not sent to ${firstName}.`;
  if (status === 'waiting')
    return `This order hasn’t gone out to ${firstName} yet. Another tab may be sending it.`;
  return `This order may have reached ${firstName}; we can’t tell.`;
}

/** For an order that the guest knows to have arrived. */
export function arrivedText(): string {
  return `${siteConfig().owner.firstName} has this order – remove it here`;
}

export const SAFE_TO_REPEAT =
  'Sending it again is safe: two emails with the same reference count as one order.';

export function sendingText(retry: number): string {
  return retry === 0
    ? 'Your order is being sent.'
    : `Your order hasn’t gone out yet. Trying again (${String(retry)} of ${String(RETRY_PAUSES_MS.length)})…`;
}
