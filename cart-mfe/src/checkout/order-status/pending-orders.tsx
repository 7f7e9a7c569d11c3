import { Link, ROUTES } from '@simmer/shared/navigation';
import { usePendingOrders } from '../../send-order/use-outbox';
import { OrderCard } from './order-card';
import styles from './pending-orders.module.css';

/** The orders that earlier pages on this device submitted and that, as far as the guest knows, may not have arrived. */
export function PendingOrders({ isCartEmpty }: { isCartEmpty: boolean }) {
  const { orders, needLogin } = usePendingOrders();
  return (
    <>
      {needLogin && (
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
      )}
      {orders.map((stored) => (
        <OrderCard key={stored.reference} stored={stored} canChange={isCartEmpty} />
      ))}
    </>
  );
}
