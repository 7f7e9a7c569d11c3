import { onAccountLeft } from '@simmer/shared/auth';
import { ROUTES, useNavigate } from '@simmer/shared/navigation';
import { useEffect, useId, useMemo, useState } from 'react';
import type { Order } from '../../order/order';
import { useServices } from '../../services/services';
import { OrderState } from '../../order-state/order-state';
import { AskOwner } from '../ask-owner';
import { OrderedDishes } from '../ordered-dishes';
import { ChangeOrCancel } from './change-or-cancel';
import { orderInLink, withTodaysDishes } from './order-in-link';
import styles from './order-changes.module.css';

/** The order in the guest's own copy, which was opened on this device. */
export function LinkedOrder({ address }: { address: string }) {
  const { readCurrentMenu, outbox } = useServices();
  const inLink = useMemo(() => orderInLink(address), [address]);
  const [found, setFound] = useState<Order>();
  const titleId = useId();
  const navigate = useNavigate();

  // Whoever comes next must not see it.
  useEffect(() => onAccountLeft(() => void navigate(ROUTES.cart, { replace: true })), [navigate]);

  useEffect(() => {
    let isShown = true;
    if (inLink)
      void withTodaysDishes(inLink, readCurrentMenu).then((order) => {
        if (isShown) setFound(order);
      });
    return () => {
      isShown = false;
    };
  }, [inLink, readCurrentMenu]);

  if (!inLink)
    return (
      <section className={styles.card} aria-label="Your order">
        <AskOwner why="Your order can’t be read from this link: a part of it may be missing. Please copy the whole link." />
      </section>
    );
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <span>Order </span>
        <span translate="no">{inLink.reference}</span>
      </h2>
      <OrderState secret={inLink.secret} />
      <OrderedDishes order={inLink} isCancelled={outbox.withLatest(inLink).isCancelled} />
      <ChangeOrCancel order={found?.history === inLink.history ? found : inLink} />
    </section>
  );
}
