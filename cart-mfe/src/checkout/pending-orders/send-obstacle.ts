import { isPastDay } from '@simmer/shared/shop-calendar';
import type { Order } from '../../order/order';
import { useOrdering, usePossibleDates } from '../../ordering/use-ordering';

type SendObstacle = 'paused' | 'day' | 'over';

/**
 * Why an order cannot be sent as it is. Unless it certainly was not sent, the owner may already have it, so that only
 * the end of its day prevents that it is sent again: `over`.
 */
export function useSendObstacle(
  order: Order,
  status: string,
  isSending: boolean,
): SendObstacle | undefined {
  const { paused } = useOrdering();
  const { today, problem } = usePossibleDates(order.date);
  if (status === 'sent' || isSending) return undefined;
  if (status !== 'failed') return isPastDay(order.date, today) ? 'over' : undefined;
  if (paused) return 'paused';
  return problem || isPastDay(order.date, today) ? 'day' : undefined;
}

/** @param canChange whether the card offers to change the order. */
export function obstacleText(obstacle: SendObstacle, canChange: boolean): string {
  if (obstacle === 'over') return 'Its day is over.';
  if (obstacle === 'paused') return 'You can send it once we take orders again.';
  return canChange
    ? 'Its day is no longer possible. Change it first, and choose another day.'
    : 'Its day is no longer possible. You can change it once your cart is empty.';
}
