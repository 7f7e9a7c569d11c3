import { Alert } from '@simmer/shared/ui/alert';
import { siteConfig } from '@simmer/shared/config';
import { counted } from '@simmer/shared/counted';
import { ROUTES, useLocation } from '@simmer/shared/navigation';
import { useOnline } from '@simmer/shared/online';
import { TICKETS_PATH } from '@simmer/shared/order-ticket';
import { useShopTime } from '@simmer/shared/shop-clock';
import { useReading } from '@simmer/shared/tab-return';
import { useStore } from '@simmer/shared/store';
import { Button, LinkButton } from '@simmer/shared/ui/button';
import { onDemand } from '@simmer/shared/ui/on-demand';
import { Status } from '@simmer/shared/ui/status';
import { CookingPot } from 'lucide-react';
import { useState } from 'react';
import { isDone, isOver, type ListedOrder, type Orders } from '../order-list/listed-order';
import { storedList } from '../order-list/stored-list';
import { tellGuests } from '../order-list/tell-guests';
import { DaySection, printedDay } from '../tickets/day-section';
import { PrintList } from '../order-list/print-list';
import { RemoveOrders } from '../tickets/remove-orders';
import { dayOf, daysOf } from '../to-cook/days';
import { ImportNotice } from './import-notice';
import styles from './kitchen.module.css';

/** While the code of a part is on its way, and where the network fails. */
const STATES = {
  waiting: <Status>One moment…</Status>,
  instead: () => (
    <Alert message="This part of the page could not be loaded. Check your connection, then reload the page. The orders are not affected." />
  ),
};
const Paper = onDemand(
  'the print dialog',
  async () => (await import(/* webpackChunkName: "paper" */ '../paper/paper')).Paper,
  STATES,
);
const Accounts = onDemand(
  'the accounts',
  async () => (await import(/* webpackChunkName: "accounts" */ '../accounts/accounts')).Accounts,
  STATES,
);
const ACCOUNTS = '#accounts';

/** The shell shows this page only to managers. */
export default function Kitchen() {
  const { orders } = useStore(storedList);
  const { hash } = useLocation();
  useReading(tellGuests);
  return (
    <div className={styles.page}>
      <div className={styles.inner}>
        {hash === ACCOUNTS ? <Accounts orders={orders} /> : <OrderList orders={orders} />}
      </div>
    </div>
  );
}

function OrderList({ orders }: { orders: Orders }) {
  const { day: today } = useShopTime();
  const isPast = ({ ticket }: ListedOrder) => {
    const day = dayOf(ticket);
    return day !== '' && day < today;
  };
  const pending = orders.filter((order) => !isOver(order));
  const done = orders.filter(isDone).length;
  const past = orders.filter(isPast).length;
  /** Undefined until it is opened for the first time. */
  const [isPaperOpen, setPaperOpen] = useState<boolean>();
  if (isPaperOpen && pending.length === 0) setPaperOpen(false);

  return (
    <>
      <div className={styles.head}>
        <h1>Kitchen</h1>
        <div className={styles.actions}>
          <LinkButton to={ROUTES.menuEditor}>Edit Menu</LinkButton>
          {pending.length > 0 && (
            <>
              <PrintList onPrint={() => printedDay.set(null)}>Print all</PrintList>
              <Button onClick={() => setPaperOpen(true)}>Tickets and labels</Button>
            </>
          )}
          {orders.length > 0 && <LinkButton to={`${TICKETS_PATH}${ACCOUNTS}`}>Accounts</LinkButton>}
        </div>
      </div>
      <div className={styles.notices}>
        <ImportNotice />
        <StorageNotice />
      </div>
      {isPaperOpen !== undefined && (
        <Paper orders={pending} isOpen={isPaperOpen} onClose={() => setPaperOpen(false)} />
      )}
      {orders.length === 0 ? (
        <EmptyList />
      ) : (
        daysOf(orders).map((day) => <DaySection key={day.date} day={day} today={today} />)
      )}
      <div className={styles.foot}>
        <DeviceNote />
        <div className={styles.actions}>
          {done > 0 && <RemoveOrders what={counted(done, 'completed order')} isUnwanted={isDone} />}
          {past > 0 && (
            <RemoveOrders what={`${counted(past, 'order')} from past days`} isUnwanted={isPast} />
          )}
        </div>
      </div>
    </>
  );
}

/** Warns when the list will not outlive the page, and when it is incomplete. */
function StorageNotice() {
  const { isBlocked, unreadable } = useStore(storedList);
  if (isBlocked)
    return (
      <Alert message="This browser can’t save the list, so it will be lost when you close the page. Allow this site to save data on the device." />
    );
  if (unreadable === 0) return null;
  return (
    <Alert
      message={`This page can’t read ${counted(unreadable, 'order')} on this device, because of damage or a newer version of the page. Nothing was deleted. Reload the page. If that doesn’t help, look for what is missing in your emails.`}
    />
  );
}

/** Says where the list is stored, what works without a connection, and what to do about a link that shows no order. */
function DeviceNote() {
  const isOnline = useOnline();
  return (
    <div>
      <Status>{isOnline ? 'This list is stored only on this device.' : withoutConnection()}</Status>
      <details>
        <summary className={styles.summary}>
          Opened a link from an email and don’t see its order?
        </summary>
        <p>
          Copy the whole address of the link into the browser’s address bar, or read the order in
          the email.
        </p>
      </details>
    </div>
  );
}

const withoutConnection = () =>
  siteConfig().offline === false
    ? 'No connection. The list keeps working while this page is open; you need a connection to reopen it.'
    : 'No connection. The list keeps working and can be reopened on this device.';

function EmptyList() {
  return (
    <section className={styles.empty} aria-labelledby="empty-kitchen">
      <CookingPot size={72} strokeWidth={1.5} aria-hidden className={styles.pot} />
      <h2 id="empty-kitchen" className={styles.emptyTitle}>
        No orders in the list
      </h2>
      <p>
        Open an order email on this device and choose “Add to the kitchen list”. The order appears
        here, under the day it is for.
      </p>
    </section>
  );
}
