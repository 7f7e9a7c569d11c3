import { differences } from '@simmer/shared/order-differences';
import type { Doubt } from '@simmer/shared/order-revisions';
import { useStore } from '@simmer/shared/store';
import { Button } from '@simmer/shared/ui/button';
import { focusPage } from '@simmer/shared/ui/use-focus-return';
import type { ListedOrder } from '../order-list/listed-order';
import { storedList } from '../order-list/stored-list';
import { isUntold, tellingFailed } from '../order-list/tell-guests';
import styles from './notes.module.css';

/** Why the order in the list may not be what its guest wants. */
export const DOUBTS: Readonly<Record<Doubt, string>> = {
  'two-changes': 'The guest changed this order on two devices. Ask which one counts.',
  'other-sender':
    'Another order with this reference was opened that does not come from the same guest. It was not used.',
};

/** What the owner has to know about an order until she says that she does. */
export function Notes({ order }: { order: ListedOrder }) {
  const { ticket, doubt, seen } = order;
  const { reference } = ticket;
  const hasFailed = useStore(tellingFailed);
  const changes = seen && !ticket.isCancelled ? differences(seen, ticket) : [];
  return (
    <>
      {changes.length > 0 && (
        <div className={styles.note}>
          <p>
            <b>Changed: </b>
            <span>{changes.join('; ')}</span>
          </p>
          <Button
            aria-label={`Got it: the change of order ${reference}`}
            onClick={() => {
              storedList.change(reference, { seen: undefined });
              focusPage();
            }}
          >
            Got it
          </Button>
        </div>
      )}
      {doubt && (
        <div className={styles.doubt}>
          <p>{DOUBTS[doubt]}</p>
          <Button
            aria-label={`Keep this one: order ${reference}`}
            onClick={() => {
              storedList.change(reference, { doubt: undefined });
              focusPage();
            }}
          >
            Keep this one
          </Button>
        </div>
      )}
      {hasFailed && isUntold(order) && (
        <p className={styles.untold} role="status">
          The guest’s page doesn’t say this yet. It is tried again at the next tap.
        </p>
      )}
    </>
  );
}
