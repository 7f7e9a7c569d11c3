import type { CartItem } from '@simmer/shared/cart';
import { siteConfig } from '@simmer/shared/config';
import { useState } from 'react';
import { noteDrafts } from '../../line-notes/note-drafts';
import { buildOrder, type OrderDetails } from '../../order/order';
import { newReference } from '../../order/reference';
import { OrderFallbacks } from './order-fallbacks';
import styles from './without-login.module.css';

interface WithoutLoginProps {
  items: readonly CartItem[];
  details: OrderDetails;
}

/** Whatever keeps a guest from logging in, their order reaches the owner. */
export function WithoutLogin({ items, details }: WithoutLoginProps) {
  const [reference] = useState(newReference);
  const { firstName } = siteConfig().owner;
  return (
    <details className={styles.details} onToggle={noteDrafts.saveAll}>
      <summary className={styles.summary}>Can’t log in?</summary>
      <p>{`Fill in your details, then send the order to ${firstName} yourself.`}</p>
      <div className={styles.ways}>
        <OrderFallbacks order={buildOrder(reference, items, details, null)} />
      </div>
    </details>
  );
}
