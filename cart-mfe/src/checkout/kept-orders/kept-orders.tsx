import { Link, ROUTES } from '@simmer/shared/navigation';
import { useKeptOrders } from '../../send-order/use-kept-orders';
import { KeptOrderCard } from './kept-order-card';
import styles from './kept-orders.module.css';
import { UnreadableOrderCard } from './unreadable-order-card';

/** The orders that earlier pages on this device submitted and that, as far as the guest knows, may not have arrived. */
export function KeptOrders({ isCartEmpty }: { isCartEmpty: boolean }) {
  const { orders, unreadable, needLogin } = useKeptOrders(isCartEmpty);
  if (needLogin)
    return (
      <p className={styles.login}>
        <span>
          {needLogin === 'sent'
            ? 'An order from this device was sent. '
            : 'An order from this device may not have gone through. '}
        </span>
        <Link to={ROUTES.login} state={{ returnTo: ROUTES.cart }}>
          Log in to see it
        </Link>
      </p>
    );
  return (
    <>
      {orders.map((kept) => (
        <KeptOrderCard key={kept.order.reference} kept={kept} canChange={isCartEmpty} />
      ))}
      {unreadable.map((order) => (
        <UnreadableOrderCard key={order.reference} {...order} />
      ))}
    </>
  );
}
