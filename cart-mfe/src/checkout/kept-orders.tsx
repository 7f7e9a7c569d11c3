import { Link, ROUTES } from '@simmer/shared/navigation';
import { KeptOrderCard } from './kept-order-card';
import styles from './kept-orders.module.css';
import { useKeptOrders } from './use-kept-orders';

/** The orders that earlier pages of this device submitted, and that the guest does not know to have arrived. */
export function KeptOrders({ isCartEmpty }: { isCartEmpty: boolean }) {
  const { orders, needLogin } = useKeptOrders(isCartEmpty);
  if (needLogin)
    return (
      <p className={styles.login}>
        {needLogin === 'sent'
          ? 'An order from this device was sent.'
          : 'An order from this device may not have gone through.'}{' '}
        <Link to={ROUTES.login}>Log in to see it</Link>
      </p>
    );
  return orders.map((kept) => (
    <KeptOrderCard key={kept.order.reference} kept={kept} canChange={isCartEmpty} />
  ));
}
