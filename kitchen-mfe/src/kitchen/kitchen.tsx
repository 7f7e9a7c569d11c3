import { Alert } from '@simmer/shared/ui/alert';
import { counted } from '@simmer/shared/counted';
import { ROUTES } from '@simmer/shared/navigation';
import { useShopTime } from '@simmer/shared/shop-clock';
import { useStore } from '@simmer/shared/store';
import { Button, LinkButton } from '@simmer/shared/ui/button';
import { CookingPot, Printer } from 'lucide-react';
import type { ListedOrder } from '../order-list/order-list';
import { storedList } from '../order-list/stored-list';
import { DaySection } from '../tickets/day-section';
import { dayOf, daysOf } from '../to-cook/days';
import { DeviceNote } from './device-note';
import { ImportNotice } from './import-notice';
import styles from './kitchen.module.css';
import { RemoveOrders } from '../tickets/remove-orders';
import { useImportedOrder } from './use-imported-order';

const isDone = (order: ListedOrder) => order.isDone;

/** The shell shows this page only to managers. */
export default function Kitchen() {
  const { orders } = useStore(storedList);
  const { result, settle } = useImportedOrder();
  const { day: today } = useShopTime();
  const isPast = ({ ticket }: ListedOrder) => {
    const day = dayOf(ticket);
    return day !== '' && day < today;
  };
  const done = orders.filter(isDone).length;
  const past = orders.filter(isPast).length;

  return (
    <div className={styles.page}>
      <div className={styles.inner}>
        <div className={styles.head}>
          <h1>Kitchen</h1>
          <div className={styles.actions}>
            {done < orders.length && (
              <Button
                onClick={() => {
                  window.print();
                }}
              >
                <Printer size={18} aria-hidden />
                <span>Print tickets</span>
              </Button>
            )}
            <LinkButton to={ROUTES.menuEditor}>Edit Menu</LinkButton>
          </div>
        </div>
        <div className={styles.notices}>
          <ImportNotice result={result} settle={settle} />
          <StorageNotice />
        </div>
        {orders.length === 0 ? (
          <EmptyList />
        ) : (
          daysOf(orders).map((day) => <DaySection key={day.date} day={day} today={today} />)
        )}
        <div className={styles.foot}>
          <DeviceNote />
          <div className={styles.actions}>
            {done > 0 && (
              <RemoveOrders what={counted(done, 'completed order')} isUnwanted={isDone} />
            )}
            {past > 0 && (
              <RemoveOrders what={`${counted(past, 'order')} from past days`} isUnwanted={isPast} />
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

const TEXTS = {
  blocked:
    'This browser can’t save the list, so it will be lost when you close the page. Allow this site to save data on the device.',
  unreadable:
    'The list on this device was saved by another version of this page and has not been changed. Reload the page. Anything you add before that will be lost.',
} as const;

/** Warns when the list will not be there tomorrow, and when it is not all there is. */
function StorageNotice() {
  const { storage, unreadable } = useStore(storedList);
  if (storage !== 'kept') return <Alert message={TEXTS[storage]} />;
  if (unreadable.length === 0) return null;
  const count = counted(unreadable.length, 'order');
  return (
    <Alert
      message={`This page can’t read ${count} on this device: saved by a newer version of the page, or damaged. Nothing was deleted. Reload the page. If that doesn’t help, look for what is missing in your emails.`}
    />
  );
}

function EmptyList() {
  return (
    <section className={styles.empty} aria-labelledby="empty-kitchen">
      <CookingPot size={72} strokeWidth={1.5} aria-hidden className={styles.pot} />
      <h2 id="empty-kitchen" className={styles.emptyTitle}>
        No orders in the list
      </h2>
      <p>
        Open an order email on this device and choose “Add to the kitchen list”. The order appears
        here, under the day it is for. It stays on this device and is not sent anywhere.
      </p>
    </section>
  );
}
