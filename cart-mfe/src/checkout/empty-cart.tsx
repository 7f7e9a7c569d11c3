import { ROUTES } from '@simmer/shared/navigation';
import { LinkButton } from '@simmer/shared/ui/button';
import { LastOrderCard } from '../order-again/last-order-card';
import type { LastOrder } from '../order-again/use-order-again';
import styles from './empty-cart.module.css';
import { RemovalNotice, type Removal } from './lines/removal';

interface EmptyCartProps {
  removal: Removal;
  lastOrder: LastOrder;
  /** The page is headed by an earlier order. */
  isBelowOrder: boolean;
}

export function EmptyCart({ removal, lastOrder, isBelowOrder }: EmptyCartProps) {
  return (
    <>
      <p className={styles.hint}>
        {`${isBelowOrder ? 'Your cart is empty. ' : ''}The dishes you add will show up here.`}
      </p>
      <noscript>
        <p className={styles.hint}>
          The cart needs JavaScript. You can send your order by email instead.
        </p>
      </noscript>
      <RemovalNotice removal={removal} />
      <LinkButton to={ROUTES.home} look={lastOrder.isOffered ? 'secondary' : 'primary'}>
        Back to Menu
      </LinkButton>
      {/* Below the prerendered part, so that nothing moves when it appears. */}
      <LastOrderCard lastOrder={lastOrder} />
    </>
  );
}
