import { lineCents } from '@simmer/shared/cart';
import { isolated } from '@simmer/shared/isolated';
import { formatMoney } from '@simmer/shared/money';
import type { Order } from '../order/order';
import { LinePicture } from '../line-picture/line-picture';
import styles from './order-summary.module.css';

export function OrderSummary({ order }: { order: Order }) {
  return (
    <section className={styles.summary} aria-labelledby="order-summary">
      <h2 id="order-summary" className={styles.heading}>
        Order Summary
      </h2>
      <ul role="list" aria-labelledby="order-summary">
        {order.items.map((item) => (
          <li key={item.id} className={styles.line}>
            <LinePicture item={item} />
            <div className={styles.dish}>
              <span className={styles.name}>{isolated(item.name)}</span>
              <p
                className={styles.detail}
              >{`${isolated(item.size)}, quantity ${String(item.quantity)}`}</p>
              {item.tags && <p className={styles.detail}>{item.tags}</p>}
              {item.cooking && <p className={styles.detail}>{item.cooking}</p>}
              {item.flavor && <p className={styles.detail}>{`Flavor: ${isolated(item.flavor)}`}</p>}
              {item.modification && (
                <p className={styles.detail}>{`Note: ${isolated(item.modification)}`}</p>
              )}
            </div>
            <span className={styles.price}>{formatMoney(lineCents(item))}</span>
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        <span>{'Total '}</span>
        <strong>{formatMoney(order.totalCents)}</strong>
      </p>
    </section>
  );
}
