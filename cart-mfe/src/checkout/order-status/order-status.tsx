import { cart } from '@simmer/shared/cart';
import { siteConfig } from '@simmer/shared/config';
import { mayHaveArrived } from '@simmer/shared/guest-records';
import { useStore } from '@simmer/shared/store';
import { Alert } from '@simmer/shared/ui/alert';
import { Button } from '@simmer/shared/ui/button';
import { Status } from '@simmer/shared/ui/status';
import { X } from 'lucide-react';
import { use } from 'react';
import { changing } from '../../order/changing';
import { draft } from '../../order/draft-store';
import { detailsOf } from '../../order/order';
import { useLimits } from '../../ordering/use-ordering';
import { isKnownCancelled, type Attempt } from '../../send-order/attempt';
import { haveSameLines, sentAgain } from '../../send-order/known-reference';
import { isUndecided } from '../../send-order/menu-changes';
import { useRunning } from '../../send-order/use-outbox';
import { useServices } from '../../services/services';
import { HeadingFocus } from '../heading-focus';
import { FormFallbacks, OrderFallbacks } from '../submit/order-fallbacks';
import type { OrderOnScreen } from '../submit/use-submit';
import styles from './order-status.module.css';
import { obstacleText, useSendObstacle } from './send-obstacle';
import { SAFE_TO_REPEAT, sendingText, statusText, whereItIs } from './status-text';

interface OrderStatusProps {
  attempt: Attempt;
  /** The form with the order's lines, whose button sends it again; undefined on a card. */
  form?: OrderOnScreen;
  /** Whether the cart is empty, so that the lines can go back into it. */
  canChange?: boolean;
}

/** What has become of an order, and what the guest can do about it. */
export function OrderStatus({ attempt, form, canChange = false }: OrderStatusProps) {
  const { outbox, sending } = useServices();
  const { reference, order, status } = attempt;
  const running = useRunning();
  const isSending = running !== undefined;
  const isRunning = running?.reference === reference;
  const found = useSendObstacle(attempt);
  const obstacle = isSending || form ? undefined : found;
  const hasDoubt = mayHaveArrived(attempt);
  const focusHeading = use(HeadingFocus);
  const changed = useStore(changing)?.base.reference;
  // The form may have another order that is being changed, although its cart is empty.
  const mayChange =
    canChange && obstacle !== 'late' && !order.isCancelled && (changed ?? reference) === reference;

  function change(): void {
    if (attempt.earlier?.isSent) changing.start(attempt.earlier.base, order);
    else {
      cart.restore(order.items);
      draft.change(detailsOf(order));
    }
    // Once its day is over, changing the order makes a second one.
    if (obstacle !== 'over') outbox.putInCart(attempt);
  }

  // It has no confirmation: the status that said that it was being sent says so.
  if (isKnownCancelled(attempt))
    return <Status className={styles.status}>{whereItIs(attempt)}</Status>;
  if (form && isRunning) return null;
  if (form && status === 'blocked' && attempt.shortage)
    return <Shortage attempt={attempt} form={form} />;
  if (form && status === 'blocked') return <MenuChanged attempt={attempt} form={form} />;
  return (
    <>
      {form && ['unsent', 'unknown'].includes(status) ? (
        <FormAlert attempt={attempt} />
      ) : (
        <Status className={styles.status}>
          {isRunning
            ? sendingText(running.retry, order)
            : [
                obstacle === 'over' ? whereItIs(attempt) : statusText(attempt),
                obstacle && obstacleText(obstacle, mayChange),
              ]
                .filter(Boolean)
                .join(' ')}
        </Status>
      )}
      {!form && !obstacle && (
        <Button
          look="primary"
          // If it were disabled while this order is being sent, it would lose a keyboard user's focus.
          disabled={isSending && !isRunning}
          aria-busy={isRunning}
          onClick={() => void sending.send(sentAgain(attempt), false)}
        >
          {isRunning ? 'Submitting...' : hasDoubt ? 'Send it again' : 'Try again'}
        </Button>
      )}
      {mayChange && (
        <Button
          look={obstacle === 'day' ? 'primary' : 'secondary'}
          disabled={isSending}
          onClick={change}
        >
          Change it first
        </Button>
      )}
      <div className={styles.ways}>
        {form ? (
          <FormFallbacks {...form} identity={order} />
        ) : (
          <OrderFallbacks order={order} isChange={attempt.earlier?.isSent ?? false} />
        )}
        {(!form || hasDoubt) && (
          <Button
            look="quiet"
            disabled={isSending}
            onClick={() => {
              sending.dismiss(attempt);
              focusHeading();
            }}
          >
            <X aria-hidden />
            <span>
              {hasDoubt
                ? `${siteConfig().owner.firstName} has this ${order.isCancelled ? 'email' : 'order'} – remove it here`
                : order.isCancelled
                  ? 'Keep the order'
                  : 'Don’t send it'}
            </span>
          </Button>
        )}
      </div>
    </>
  );
}

function FormAlert({ attempt }: { attempt: Attempt }) {
  const { firstName, email } = siteConfig().owner;
  const hasDoubt = mayHaveArrived(attempt);
  return (
    <>
      <Alert
        message="Sorry, there was a problem submitting your order. Please try again."
        takesFocus
      >
        <strong>{hasDoubt ? SAFE_TO_REPEAT : 'Nothing is lost: your order is still here.'}</strong>
      </Alert>
      <p className={styles.what}>
        {hasDoubt ? (
          <>
            <span>
              {`Your order may have arrived; we can’t tell, because the mail service has not confirmed it. You can also ask ${firstName} at `}
            </span>
            <a href={`mailto:${email}`} translate="no">
              {email}
            </a>
            <span>.</span>
          </>
        ) : (
          <span>You can also send it another way.</span>
        )}
        <span> Your order reference is </span>
        <strong translate="no">{attempt.reference}</strong>
        <span>.</span>
      </p>
    </>
  );
}

/** Others were faster, or the owner has changed her limits. It is gone as soon as the guest has made the order possible. */
function Shortage({
  attempt: { reference, order, shortage },
  form: { items, details },
}: Required<Pick<OrderStatusProps, 'attempt' | 'form'>>) {
  const { lines, timeProblem } = useLimits();
  const isSameTime = details.date === order.date && details.time.trim() === order.time.trim();
  // The database may have refused what this page's own numbers would allow.
  const isUnchanged = isSameTime && haveSameLines(items, order.items);
  const isImpossible = timeProblem || items.some(({ id }) => lines.get(id)?.isProblem);
  if (!isUnchanged && !isImpossible) return null;
  return (
    <Alert
      key={reference}
      message="Your order was not sent, because it is not available like this."
      takesFocus
    >
      <p>{shortage}</p>
      <p>Change the marked dishes, or choose another day or time. Nothing you typed is lost.</p>
    </Alert>
  );
}

/** The lines themselves say what has changed about them. */
function MenuChanged({ attempt, form }: { attempt: Attempt; form: OrderOnScreen }) {
  const { changes = [], isRepeat, reference } = attempt;
  if (!changes.some((change) => isUndecided(change, form.items))) return null;
  return (
    <Alert
      key={reference}
      message={`The menu has changed since you added these dishes, so your order was not sent${isRepeat ? ' again' : ''}.`}
      takesFocus
    >
      {isRepeat && <p>Your earlier order may have arrived; we can’t tell.</p>}
      <p>Please review the marked lines, then submit your order again.</p>
    </Alert>
  );
}
