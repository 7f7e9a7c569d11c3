import { siteConfig } from '@simmer/shared/config';
import { clockText, shortDayText } from '@simmer/shared/day-text';
import type { OrderState } from '@simmer/shared/order-state';
import { shopTimeAt } from '@simmer/shared/shop-clock';
import { Status } from '@simmer/shared/ui/status';
import { useServices } from '../../services/services';
import styles from './order-state-line.module.css';
import { useOrderState } from './use-order-state';

export interface OrderStateProps {
  /** The guest's, of the order. */
  secret: string;
}

export function OrderStateLine({ secret }: OrderStateProps) {
  const { now } = useServices();
  const { found, readAt, hasFailed } = useOrderState(secret);
  const today = shopTimeAt(now()).day;
  return (
    <div className={found ? styles.state : ''}>
      <Status>
        {found && (
          <>
            <strong>{stateText(found.state)}</strong>
            <span className={styles.time}>{` as of ${timeText(found.at, today)}`}</span>
          </>
        )}
      </Status>
      {found && hasFailed && (
        <p className={styles.old}>
          {`We can’t check right now. We last did at ${timeText(readAt, today)}.`}
        </p>
      )}
    </div>
  );
}

function stateText(state: OrderState): string {
  return {
    started: `${siteConfig().owner.firstName} has started on it`,
    ready: 'Ready',
    underway: 'On the way',
    done: 'Done',
  }[state];
}

/** "4:05 PM", or "Thu, Dec 24, 4:05 PM" on another day than today, on the shop's clock. */
function timeText(moment: number, today: string): string {
  const { day, time } = shopTimeAt(moment);
  return day === today ? clockText(time) : `${shortDayText(day)}, ${clockText(time)}`;
}
