import { cart } from '@simmer/shared/cart';
import { useIsCartLost } from '@simmer/shared/lost-cart';
import { pageLanguage, siteConfig } from '@simmer/shared/config';
import { useStore } from '@simmer/shared/store';
import { Button } from '@simmer/shared/ui/button';
import type { Elements } from '@simmer/shared/ui/elements';
import { usePendingOrders } from '../send-order/use-outbox';
import { useServices } from '../services/services';
import styles from './empty-cart-reason.module.css';

interface EmptyCartReasonProps {
  focusHeading: () => void;
  /** What a guest who had no dishes reads in its place. */
  children: Elements;
}

/** Why the cart of a guest who had dishes is empty, and what they can do. */
export function EmptyCartReason({ focusHeading, children }: EmptyCartReasonProps) {
  const { copiedCart } = useServices();
  const copy = useStore(copiedCart);
  // The list of orders above says what became of the dishes.
  const { orders, needLogin } = usePendingOrders();
  const isLost = useIsCartLost() && orders.length === 0 && !needLogin;
  if (!copy && !isLost) return children;
  return (
    <div className={styles.reason}>
      <p>
        {copy
          ? `You ordered these dishes at ${timeText(copy.orderedAt)}, in another tab.`
          : 'This page was reloaded, and your dishes were not kept. Please add them again.'}
      </p>
      <Button
        look="quiet"
        onClick={() => {
          if (copy) copiedCart.putBack();
          else cart.clear();
          focusHeading();
        }}
      >
        {copy ? 'Put them back' : 'OK'}
      </Button>
    </div>
  );
}

function timeText(time: number): string {
  return new Date(time).toLocaleTimeString(pageLanguage(siteConfig()), { timeStyle: 'short' });
}
