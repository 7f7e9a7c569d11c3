import { Alert } from '@simmer/shared/ui/alert';
import { Button } from '@simmer/shared/ui/button';
import { focusPage } from '@simmer/shared/ui/use-focus-return';
import { useList } from '../order-list/list-context';
import { MAX_ORDERS } from '../order-list/order-list';
import styles from './kitchen.module.css';
import type { ImportResult } from './use-imported-order';

interface ImportNoticeProps {
  result: ImportResult | null;
  settle: (next: ImportResult | null) => void;
}

/** Says what happened to the order in the link that was opened. */
export function ImportNotice({ result, settle }: ImportNoticeProps) {
  const list = useList();
  if (result === null) return null;
  switch (result.status) {
    case 'added':
      return (
        <Alert
          tone="success"
          message={`Order ${result.ticket.reference} from ${result.ticket.name} is in the list.`}
        >
          <div className={styles.actions}>
            <Button
              aria-label={`Undo: take order ${result.ticket.reference} out of the list`}
              onClick={() => {
                const { reference } = result.ticket;
                list.remove(({ ticket }) => ticket.reference === reference);
                settle({ status: 'undone', ticket: result.ticket });
              }}
            >
              Undo
            </Button>
          </div>
        </Alert>
      );
    case 'undone':
      return (
        <Alert
          tone="success"
          message={`Order ${result.ticket.reference} is out of the list again.`}
          takesFocus
        />
      );
    case 'known':
      return (
        <Alert
          tone="success"
          message={`Order ${result.ticket.reference} is already in the list. Nothing changed.`}
        />
      );
    case 'replaced':
      return (
        <Alert tone="success" message="The list now has the order from the link." takesFocus />
      );
    case 'differs': {
      const { ticket } = result;
      return (
        <Alert
          message={`Order ${ticket.reference} is already in the list with different contents. The guest may have changed it and sent it again.`}
        >
          <div className={styles.actions}>
            <Button
              look="primary"
              onClick={() => {
                const outcome = list.replace(ticket);
                settle(outcome === 'full' ? { status: 'full', ticket } : { status: 'replaced' });
              }}
            >
              Use the one from this link
            </Button>
            <Button
              onClick={() => {
                settle(null);
                focusPage();
              }}
            >
              Keep the one in the list
            </Button>
          </div>
        </Alert>
      );
    }
    case 'full':
      return (
        <Alert
          message={`The list is full: it holds ${String(MAX_ORDERS)} orders. Remove completed orders, then open the link again.`}
        />
      );
    case 'too-long':
      return (
        <Alert message="This link is too long to be an order from this shop, so nothing was added. Read the order in the email." />
      );
    case 'damaged':
      return (
        <Alert message="This link is incomplete or was changed on its way, so no order was added. Copy its whole address from the email into the browser’s address bar, or read the order in the email." />
      );
    case 'newer':
      return (
        <Alert message="This link is from a newer version of the shop. Reload this page, then open the link again." />
      );
  }
}
