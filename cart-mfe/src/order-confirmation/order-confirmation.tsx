import { accountIdOf, auth, useAuth } from '@simmer/shared/auth';
import { useCartItems } from '@simmer/shared/cart';
import { siteConfig } from '@simmer/shared/config';
import { isolated } from '@simmer/shared/isolated';
import { ROUTES, useNavigationState } from '@simmer/shared/navigation';
import { dayText } from '@simmer/shared/day-text';
import { useStore } from '@simmer/shared/store';
import { Status } from '@simmer/shared/ui/status';
import { useEffect } from 'react';
import { readableName, type Order } from '../order/order';
import { OrderState } from '../order-state/order-state';
import { useServices } from '../services/services';
import { confirmedOrder } from './confirmation-state';
import { ChangeOrCancel } from '../order-changes/order-changes';
import { KeepOrder } from './keep-order';
import { NextSteps } from './next-steps';
import styles from './order-confirmation.module.css';
import { OrderSummary } from './order-summary';
import { PaymentNote } from './payment-note';
import { LinkButton } from '@simmer/shared/ui/button';
import { Illustrated } from '@simmer/shared/ui/illustrated';
import { SectionLinks } from '@simmer/shared/section-links';
import emptyPot from './empty-pot.svg';
import sentPot from './sent-pot.svg';

/** How long a page has to stay visible before it counts as seen, in milliseconds. */
export const SEEN_AFTER_MS = 1000;

/** Says thank you only if the navigation state has an order, and shows it only to the account that submitted it. */
export default function OrderConfirmation() {
  const { outbox } = useServices();
  const confirmed = confirmedOrder(useNavigationState());
  const state = useAuth();

  useEffect(() => {
    outbox.confirm();
    void auth.restore();
  }, [outbox]);

  const isOwn = confirmed !== undefined && accountIdOf(state) === confirmed.uid;
  // The guest may have gone back to it; or they change the order in another tab, where their own copy of it opens.
  const isOld = useStore(
    outbox,
    () => isOwn && outbox.withLatest(confirmed.order).history !== confirmed.order.history,
  );
  if (!confirmed || (state.status === 'logged-in' && !isOwn)) return <NoOrder />;
  if (state.status === 'logged-out') return <LoggedOut />;
  return (
    <div className={styles.page}>
      <article className={styles.order}>
        <p className={styles.letterhead}>{siteConfig().business.name}</p>
        <div className={styles.head}>
          <img src={sentPot} alt="" width="120" height="120" className={styles.mark} />
          <div>
            <h1 className={styles.title}>
              {confirmed.isChange ? 'Your change was sent.' : 'Thank you for your order!'}
            </h1>
            {isOwn && <OrderState secret={confirmed.order.secret} />}
          </div>
        </div>
        {isOld ? (
          <Status>You have changed or cancelled this order since.</Status>
        ) : (
          confirmed.isChange && <p>It takes the place of what you sent before.</p>
        )}
        {isOwn ? (
          <SentOrder order={confirmed.order} isOld={isOld} />
        ) : (
          <Status>Checking if you’re logged in…</Status>
        )}
      </article>
    </div>
  );
}

/** Shown to whoever opens the confirmation of an account's order after the logout. */
function LoggedOut() {
  return (
    <div className={styles.page}>
      <article className={styles.column}>
        <h1 className={styles.title}>An order from this device was sent.</h1>
        <p>To see it, log in and come back with your browser’s Back button.</p>
        <div className={styles.actions}>
          <LinkButton to={ROUTES.login} look="primary">
            Log in
          </LinkButton>
          <LinkButton to={ROUTES.home}>Back to Home</LinkButton>
        </div>
      </article>
    </div>
  );
}

/**
 * Shown to a guest who opens the address directly. It is also the prerendered page, so it must not mention an order.
 */
function NoOrder() {
  const hasCart = useCartItems().length > 0;
  return (
    <div className={styles.page}>
      <Illustrated picture={emptyPot} below={<SectionLinks />}>
        <article className={styles.sections}>
          <h1 className={styles.title}>No order yet</h1>
          <p>After you send an order, this page shows what happens next.</p>
          <div className={styles.actions}>
            <LinkButton to={ROUTES.home} look="primary">
              Back to Home
            </LinkButton>
            {hasCart && <LinkButton to={ROUTES.cart}>Go to your cart</LinkButton>}
          </div>
        </article>
      </Illustrated>
    </div>
  );
}

interface ConfirmedProps {
  order: Order;
  /** It was changed since: nobody is to keep it. */
  isOld: boolean;
}

function WhenAndWhere({ order, isOld }: ConfirmedProps) {
  const { date, time, address, fulfillment, reference } = order;
  const { firstName } = siteConfig().owner;
  return (
    <section aria-label={fulfillment} className={styles.facts}>
      <p className={styles.when}>{date ? dayText(date) : `${firstName} will suggest a day.`}</p>
      <p>{`Time: ${isolated(time)}`}</p>
      <p>
        {fulfillment === 'Pickup'
          ? `You’re picking it up. ${firstName} will tell you where.`
          : `We’ll bring it to your door: ${isolated(address)}`}
      </p>
      <p className={styles.reference}>
        <span>{isolated(readableName(order))}</span>
        <span> · Reference: </span>
        <strong translate="no">{reference}</strong>
      </p>
      {!isOld && <KeepOrder order={order} />}
    </section>
  );
}

/** Shown to the guest who submitted the order. Once they have seen it, this device forgets it. */
function SentOrder({ order, isOld }: ConfirmedProps) {
  const { sending } = useServices();
  const { reference, history } = order;

  useEffect(
    () => onSeen(() => void sending.confirm(reference, history)),
    [sending, reference, history],
  );

  return (
    <>
      <div className={styles.columns}>
        <div className={styles.sections}>
          <WhenAndWhere order={order} isOld={isOld} />
          {!isOld && <PaymentNote order={order} />}
          {!isOld && <NextSteps order={order} />}
        </div>
        <div className={styles.sections}>
          <OrderSummary order={order} />
          <section className={styles.changes} aria-labelledby="plans-changed">
            <h2 id="plans-changed" className={styles.heading}>
              Plans changed?
            </h2>
            <ChangeOrCancel order={order} />
          </section>
        </div>
      </div>
      <div className={styles.actions}>
        <LinkButton to={ROUTES.home}>Back to Home</LinkButton>
      </div>
    </>
  );
}

/**
 * Calls back once, when the tab has been visible for `SEEN_AFTER_MS`. Nobody has read a page that was opened in the
 * background, or left right away.
 * @returns a function that stops it.
 */
function onSeen(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', check);
  };
  const check = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') return;
    timer = setTimeout(() => {
      stop();
      callback();
    }, SEEN_AFTER_MS);
  };

  check();
  document.addEventListener('visibilitychange', check);
  return stop;
}
