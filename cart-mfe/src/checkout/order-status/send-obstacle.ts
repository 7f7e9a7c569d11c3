import { mayHaveArrived } from '@simmer/shared/guest-records';
import { dateProblem, isPastDay } from '@simmer/shared/shop-calendar';
import { useShopTime } from '@simmer/shared/shop-clock';
import { useServices } from '../../services/services';
import { useChangeEnd, useOrdering } from '../../ordering/use-ordering';
import { TOO_LATE } from '../../order-changes/ask-owner';
import type { Attempt } from '../../send-order/attempt';

type SendObstacle = 'paused' | 'day' | 'over' | 'late';

/**
 * Why an order cannot be sent as it is; `late` is a change or a cancellation after the shop's cutoff. Unless it certainly
 * was not sent, the owner may already have it; then only the end of its day (`over`) prevents another try.
 */
export function useSendObstacle(attempt: Attempt): SendObstacle | undefined {
  const { date, isCancelled } = attempt.order;
  const settings = useOrdering();
  const now = useShopTime(useServices().now);
  const { base, isSent } = attempt.earlier ?? {};
  const isLate = useChangeEnd(base)?.isOver;
  if (attempt.status === 'sent') return undefined;
  if (!mayHaveArrived(attempt) && isSent && isLate) return 'late';
  if (isCancelled) return undefined;
  if (mayHaveArrived(attempt)) return isPastDay(date, now.day) ? 'over' : undefined;
  if (settings.paused) return 'paused';
  const isNewDay = date !== '' && date !== attempt.earlier?.base.date;
  return isPastDay(date, now.day) || (isNewDay && dateProblem(settings, now, date))
    ? 'day'
    : undefined;
}

/** @param canChange whether the card offers to change the order. */
export function obstacleText(obstacle: SendObstacle, canChange: boolean): string {
  if (obstacle === 'over') return 'The date of this order has passed.';
  if (obstacle === 'late') return TOO_LATE;
  if (obstacle === 'paused') return 'You can send it once we take orders again.';
  return canChange
    ? 'That date is no longer available. Change the order first and choose another date.'
    : 'That date is no longer available. You can change the order once your cart is empty.';
}
