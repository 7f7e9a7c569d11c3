import { useEffect, useState } from 'react';
import type { KeptOrder } from '../../send-order/kept-orders';
import { untilUnlocked } from '../../send-order/order-lock';
import type { ActiveState } from '../../send-order/send-state';

/**
 * Whether another tab is sending the order. The record alone does not tell: a closed tab leaves the same one, but no
 * longer holds the lock.
 * @param own this page's attempt to send the order.
 */
export function useSentElsewhere(
  { order, status, keptAt }: KeptOrder,
  own: ActiveState | null,
): boolean {
  const { reference } = order;
  const [freeSince, setFreeSince] = useState<number>();
  const isInQuestion =
    own?.status === 'elsewhere' || (status === 'sending' && own?.status !== 'sending');

  useEffect(() => {
    if (!isInQuestion) return undefined;
    const waiting = new AbortController();
    void untilUnlocked(reference, waiting.signal).then(() => {
      if (!waiting.signal.aborted) setFreeSince(keptAt);
    });
    return () => {
      waiting.abort();
    };
  }, [isInQuestion, reference, keptAt]);

  return isInQuestion && freeSince !== keptAt;
}
