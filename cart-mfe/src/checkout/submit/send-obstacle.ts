import { isOver, type Order } from '../../order/order';
import { useOrdering } from '../../ordering/use-ordering';
import { usePossibleDates } from '../../ordering/use-possible-dates';

export type SendObstacle = 'paused' | 'day';

/** Why an order that certainly was not sent cannot be sent as it is. The owner may already have any other. */
export function useSendObstacle(
  order: Order,
  status: string,
  isSending: boolean,
): SendObstacle | undefined {
  const { paused } = useOrdering();
  const { today, problem } = usePossibleDates(order.date);
  if (status !== 'failed' || isSending) return undefined;
  if (paused) return 'paused';
  return problem || isOver(order, today) ? 'day' : undefined;
}

/** @param canChange whether the card offers to change the order. */
export function obstacleText(obstacle: SendObstacle, canChange: boolean): string {
  if (obstacle === 'paused') return 'You can send it once we take orders again.';
  return canChange
    ? 'Its day is no longer possible. Change it first, and choose another day.'
    : 'Its day is no longer possible. You can change it once your cart is empty.';
}
