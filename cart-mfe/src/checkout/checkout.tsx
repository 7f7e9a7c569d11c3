import { auth, useAuth } from '@simmer/shared/auth';
import { pendingNotes, useCartItems } from '@simmer/shared/cart';
import { ROUTES, useNavigate } from '@simmer/shared/navigation';
import { placeNotes } from '@simmer/shared/note-places';
import { useStore } from '@simmer/shared/store';
import { useReading } from '@simmer/shared/tab-return';
import { LinkButton } from '@simmer/shared/ui/button';
import { Illustrated } from '@simmer/shared/ui/illustrated';
import { SectionLinks } from '@simmer/shared/section-links';
import { useFocusReturn } from '@simmer/shared/ui/use-focus-return';
import { Status } from '@simmer/shared/ui/status';
import { useEffect } from 'react';
import { confirmationStateOf } from '../order-confirmation/confirmation-state';
import {
  useOrderOfCart,
  usePendingOrders,
  useRunning,
  useSentOrder,
} from '../send-order/use-outbox';
import { isKnownCancelled } from '../send-order/attempt';
import { useChangeText } from '../line-notes/line-changes';
import { changing } from '../order/changing';
import type { Order } from '../order/order';
import {
  ChangeOrCancel,
  ChangeStrip,
  LinkedOrder,
  useLinkOfCopy,
} from '../order-changes/order-changes';
import { useOrderAgain } from '../order-again/use-order-again';
import { OrderAgainOutcome, YourOrders } from '../order-again/your-orders';
import emptyPot from '../order-confirmation/empty-pot.svg';
import { OfflineNotice, PauseNotice } from '../ordering/pause-notice';
import { useServices } from '../services/services';
import styles from './checkout.module.css';
import { EmptyCartReason } from './empty-cart-reason';
import { HeadingFocus } from './heading-focus';
import { PendingOrders } from './order-status/pending-orders';
import { OrderForm } from './order-form';
import { RemovalNotice, useRemoval } from './lines/removal';

export default function Checkout() {
  const items = useCartItems();
  const isEmpty = items.length === 0;
  const [heading, focusHeading] = useFocusReturn<HTMLHeadingElement>();
  const removal = useRemoval(focusHeading);
  const ofCart = useOrderOfCart();
  const running = useRunning();
  const isLoggedOut = useAuth().status === 'logged-out';
  const { sent, isConfirmed } = useSentOrder();
  const isSent = sent !== undefined && !isConfirmed;
  const { orders } = usePendingOrders();
  const hasFailed = running ? running.retry > 0 : ofCart !== undefined || orders.length > 0;
  const change = useStore(changing);
  const link = useLinkOfCopy();
  const isBelowOrder = isEmpty && (link !== undefined || orders.some(({ order }) => order));
  const earlierTitle =
    orders.length > 0 && orders.every(isKnownCancelled)
      ? 'Your cancelled order'
      : 'Your earlier order';
  // What the guest has changed about it since has a card of its own.
  const isLatest = orders.every(({ reference }) => reference !== sent?.reference);
  const sentBefore =
    isConfirmed && isLatest && !sent?.order.isCancelled && !change ? sent : undefined;
  const earlier = useOrderAgain(focusHeading);
  const changeText = useChangeText();
  const { ordering, limits, copiedCart } = useServices();
  const navigate = useNavigate();
  // The owner may have paused in the meantime, and another tab may have ordered the dishes of this one.
  useReading(ordering.read);
  useReading(limits.read);
  useReading(copiedCart.check);

  useEffect(() => {
    void auth.restore();
    // The note may have been typed before hydration, on the page before, or in a field that the guest left by a link:
    // iOS keeps the focus there.
    placeNotes();
    return pendingNotes.subscribe(placeNotes);
  }, []);

  useEffect(() => {
    // This also happens if the guest was on another page when the order was sent. Back must not lead to a form that
    // was already submitted.
    if (isSent)
      void navigate(ROUTES.orderConfirmation, { replace: true, state: confirmationStateOf(sent) });
  }, [isSent, sent, navigate]);

  return (
    <div
      className={isEmpty && earlier.isOffered ? `${styles.page} ${styles.withOrders}` : styles.page}
    >
      <Illustrated
        picture={isEmpty && !isSent ? emptyPot : undefined}
        below={
          isEmpty &&
          !isSent && (
            <>
              {/* The earlier orders are shown instead of the other links and the picture. */}
              {!earlier.isOffered && <SectionLinks />}
              {/* The part is below the prerendered one, so that nothing moves when it appears. */}
              {sentBefore && (
                <>
                  <LinkButton
                    look="quiet"
                    to={ROUTES.orderConfirmation}
                    state={confirmationStateOf(sentBefore)}
                  >
                    See the order you sent
                  </LinkButton>
                  <OrderSentBefore order={sentBefore.order} />
                </>
              )}
            </>
          )
        }
      >
        {isSent ? (
          // The cart is already empty; saying so would look like a loss.
          <Status className={styles.title}>Your order was sent.</Status>
        ) : (
          <HeadingFocus value={focusHeading}>
            <h1 ref={heading} tabIndex={-1} className={styles.title}>
              {isBelowOrder ? earlierTitle : isEmpty ? 'Your cart is empty.' : 'Your Order'}
            </h1>
            <Status isHidden>{changeText}</Status>
            <OfflineNotice isNeeded={hasFailed || (isLoggedOut && !isEmpty)} />
            <PauseNotice isCartEmpty={isEmpty} />
            {change && <ChangeStrip />}
            <PendingOrders isCartEmpty={isEmpty} />
            {link !== undefined && !change && <LinkedOrder key={link} address={link} />}
            {isEmpty ? (
              <>
                <EmptyCartReason focusHeading={focusHeading}>
                  <p className={styles.hint}>
                    {`${isBelowOrder ? 'Your cart is empty. ' : ''}The dishes you add will show up here.`}
                  </p>
                </EmptyCartReason>
                <noscript>
                  <p className={styles.hint}>
                    The cart needs JavaScript. You can send your order by email instead.
                  </p>
                </noscript>
                <RemovalNotice removal={removal} />
                <LinkButton
                  to={ROUTES.home}
                  look={earlier.isOffered || isBelowOrder ? 'secondary' : 'primary'}
                >
                  Back to Menu
                </LinkButton>
                <YourOrders earlier={earlier} />
              </>
            ) : (
              <>
                <OrderAgainOutcome earlier={earlier} />
                <OrderForm items={items} removal={removal} />
                {sentBefore && <OrderSentBefore order={sentBefore.order} />}
              </>
            )}
          </HeadingFocus>
        )}
      </Illustrated>
    </div>
  );
}

function OrderSentBefore({ order }: { order: Order }) {
  return (
    <section className={styles.sent} aria-labelledby="sent-before">
      <h2 id="sent-before">
        <span>{'You sent order '}</span>
        <span translate="no">{order.reference}</span>
      </h2>
      <ChangeOrCancel order={order} />
    </section>
  );
}
