import { siteConfig } from '@simmer/shared/config';
import { useState } from 'react';
import { newReference } from '../../order/reference';
import { FormFallbacks } from './order-fallbacks';
import type { OrderOnScreen } from './use-submit';
import styles from './without-login.module.css';

/** Whatever keeps a guest from logging in, their order reaches the owner. */
export function WithoutLogin(form: OrderOnScreen) {
  const [reference] = useState(newReference);
  const { firstName } = siteConfig().owner;
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>Can’t log in?</summary>
      <p>{`Fill in your details, then send the order to ${firstName} yourself.`}</p>
      <div className={styles.ways}>
        <FormFallbacks {...form} reference={reference} />
      </div>
    </details>
  );
}
