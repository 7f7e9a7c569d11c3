import { portionCount, useCartItems } from '@simmer/shared/cart';
import { siteConfig } from '@simmer/shared/config';
import { countedDishes } from '@simmer/shared/counted';
import { clockText, nearDayText } from '@simmer/shared/day-text';
import { ROUTES, useNavigate } from '@simmer/shared/navigation';
import { pauseTextOf, type OrderingSettings } from '@simmer/shared/ordering';
import type { changeEnd } from '@simmer/shared/shop-calendar';
import { useStore } from '@simmer/shared/store';
import { useReading } from '@simmer/shared/tab-return';
import { Button, LinkButton } from '@simmer/shared/ui/button';
import { ConfirmDialog } from '@simmer/shared/ui/confirm-dialog';
import { Dialog } from '@simmer/shared/ui/dialog';
import { useCallback, useState } from 'react';
import { changing } from '../../order/changing';
import type { Order } from '../../order/order';
import { isTooLateToChange, useChangeEnd, useOrdering } from '../../ordering/use-ordering';
import { useServices } from '../../services/services';
import { AskOwner, TOO_LATE } from '../ask-owner';
import styles from './order-changes.module.css';

type Question = 'cancel' | 'cart' | 'too late';

/** @param order as it was sent; the page or the device may know a later revision. */
export function ChangeOrCancel({ order }: { order: Order }) {
  const services = useServices();
  const { outbox, sending, ordering, limits, isCutoffKnown, entry } = services;
  const { orders, running, sent } = useStore(outbox);
  const change = useStore(changing);
  const settings = useOrdering();
  const end = useChangeEnd(order);
  const items = useCartItems();
  const navigate = useNavigate();
  const [question, setQuestion] = useState<Question>();
  const isKnown = useStore(isCutoffKnown);
  const read = useCallback(async () => {
    const isRead = (await ordering.read()) && (await limits.read());
    if (isRead) isCutoffKnown.set(true);
    return isRead;
  }, [ordering, limits, isCutoffKnown]);
  useReading(read);

  const { reference } = order;
  const { firstName } = siteConfig().owner;
  const isSentHere = sent?.reference === reference && sent.order.history.startsWith(order.history);
  const latest = isSentHere ? sent.order : outbox.withLatest(order);
  const hasOldContents = !isSentHere && latest.history !== order.history;
  const isWaiting = orders.some((one) => one.reference === reference && one.status !== 'sent');
  const pause = pauseTextOf(settings);
  // The form's order is sent as soon as its account is there, and only one is sent at a time.
  const isBusy = useStore(entry).outcome.status === 'busy' || running !== undefined;

  const goToCart = () => {
    void navigate(ROUTES.cart, { replace: location.pathname === ROUTES.cart });
  };
  const start = (...content: Parameters<typeof changing.start>) => {
    changing.start(...content);
    // Whoever changes an order knows that it has arrived.
    outbox.close(reference);
    goToCart();
  };

  if (latest.isCancelled) return <p>You have cancelled this order.</p>;
  if (isWaiting || change)
    return (
      <div className={styles.ways}>
        <p>
          {isWaiting
            ? 'What you changed about it has not been confirmed yet.'
            : `You’re changing order ${change?.base.reference ?? ''}.`}
        </p>
        {location.pathname !== ROUTES.cart && (
          <LinkButton to={ROUTES.cart}>{isWaiting ? 'See it in your cart' : 'Go on'}</LinkButton>
        )}
      </div>
    );
  if (end?.isOver || question === 'too late') return <AskOwner why={TOO_LATE} />;
  return (
    <div className={styles.ways}>
      <p>
        {hasOldContents
          ? 'You have changed this order since. To change it again, open your newest copy of it.'
          : `You can change or cancel it ${isKnown ? untilText(settings, end) : `until ${firstName} begins with it`}.`}
      </p>
      {pause && <p>{`${pause} You can still cancel.`}</p>}
      <div className={styles.buttons}>
        {!pause && !hasOldContents && (
          <Button
            disabled={isBusy}
            onClick={() => {
              if (items.length > 0) setQuestion('cart');
              else start(latest);
            }}
          >
            Change this order
          </Button>
        )}
        <Button look="quiet" disabled={isBusy} onClick={() => setQuestion('cancel')}>
          Cancel this order
        </Button>
      </div>
      <ConfirmDialog
        isOpen={question === 'cancel'}
        title={`Cancel order ${reference}?`}
        yes="Yes, cancel it"
        no="Keep it"
        onYes={() => {
          if (isTooLateToChange(order, services)) {
            setQuestion('too late');
            return;
          }
          setQuestion(undefined);
          void sending.cancel(latest);
          goToCart();
        }}
        onNo={() => setQuestion(undefined)}
      >
        {`${firstName} will get an email that you don’t want it any more.`}
      </ConfirmDialog>
      <Dialog
        isOpen={question === 'cart'}
        title={`Your cart has ${countedDishes(portionCount(items))}.`}
        onClose={() => setQuestion(undefined)}
      >
        <p>{`Does that belong to order ${reference}? What you put aside comes back to your cart afterwards.`}</p>
        <div className={styles.answers}>
          <Button look="primary" onClick={() => start(latest, latest, true)}>
            Add to this order
          </Button>
          <Button onClick={() => start(latest)}>Put aside for now</Button>
        </div>
      </Dialog>
    </div>
  );
}

function untilText({ lastTime }: OrderingSettings, end: ReturnType<typeof changeEnd>): string {
  if (!end) return `until ${siteConfig().owner.firstName} has agreed on a day with you`;
  return `until ${nearDayText(end.day)}${lastTime && `, ${clockText(lastTime)}`}`;
}
