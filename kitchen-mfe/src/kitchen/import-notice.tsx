import { useLocation, useNavigate } from '@simmer/shared/navigation';
import { isolated } from '@simmer/shared/isolated';
import { differences } from '@simmer/shared/order-differences';
import { readTicket, type OrderTicket } from '@simmer/shared/order-ticket';
import { Alert } from '@simmer/shared/ui/alert';
import { Button } from '@simmer/shared/ui/button';
import { useEffect, useState, type ComponentProps } from 'react';
import { MAX_ORDERS, storedList, type Added } from '../order-list/stored-list';
import { removeOrders, tellGuests } from '../order-list/tell-guests';
import { DOUBTS } from '../tickets/notes';
import styles from './kitchen.module.css';

/** What happened to the order in the page's address, and which import it was. */
type ImportResult = { openedAt: number } & (
  | (Omit<Added, 'outcome'> & {
      status: Added['outcome'] | 'undone' | 'replaced';
      ticket: OrderTicket;
    })
  | { status: 'too-long' | 'damaged' | 'newer' }
);

/** Says what happened to the order in the link that was opened. */
export function ImportNotice() {
  const [result, setResult] = useImportedOrder();
  if (result === null) return null;
  return (
    // The key makes the same words a change when the same link is opened again.
    <Alert key={result.openedAt} {...alertOf(result)}>
      {result.status === 'added' && (
        <div className={styles.actions}>
          <Button
            look="quiet"
            aria-label={`Undo: remove order ${result.ticket.reference} from the list`}
            onClick={() => {
              const { reference } = result.ticket;
              removeOrders(({ ticket }) => ticket.reference === reference);
              setResult({ ...result, status: 'undone' });
            }}
          >
            Undo
          </Button>
        </div>
      )}
      {(result.status === 'two-changes' || result.status === 'other-sender') && (
        <div className={styles.actions}>
          <Button
            look="primary"
            onClick={() => {
              storedList.replace(result.ticket, result.key);
              void tellGuests();
              setResult({ ...result, status: 'replaced' });
            }}
          >
            Use the one from this link
          </Button>
        </div>
      )}
    </Alert>
  );
}

function alertOf(result: ImportResult): ComponentProps<typeof Alert> {
  const order = 'ticket' in result ? `Order ${result.ticket.reference}` : '';
  switch (result.status) {
    case 'added':
      return {
        tone: 'success',
        message: `${order}${from(result.ticket)} is in the list${result.ticket.isCancelled ? ', marked as cancelled' : ''}.`,
      };
    case 'undone':
      return {
        tone: 'success',
        message: `${order} has been removed from the list.`,
        takesFocus: true,
      };
    case 'known':
      return { tone: 'success', message: `${order} is already in the list. Nothing changed.` };
    case 'replaced':
      return {
        tone: 'success',
        message: 'The list now has the order from the link.',
        takesFocus: true,
      };
    case 'changed':
      return {
        ...(!result.ticket.isCancelled && { tone: 'success' }),
        message: `${order}${from(result.ticket)} ${changeOf(result.before, result.ticket)}`,
      };
    case 'older':
      return {
        tone: 'success',
        message: `${order}: The list already has a later version. Nothing changed.`,
      };
    case 'cancelled':
      return { tone: 'success', message: `${order} was cancelled by the guest. Nothing changed.` };
    case 'two-changes':
    case 'other-sender':
      return { message: `${order}: ${DOUBTS[result.status]}` };
    case 'full':
      return {
        message: `The list is full: it holds ${String(MAX_ORDERS)} orders. Remove completed orders, then open the link again.`,
      };
    default:
      return { message: UNREADABLE[result.status] };
  }
}

/** "was changed: Meatloaf Small: 1, was 2." */
function changeOf(before: OrderTicket | undefined, ticket: OrderTicket): string {
  if (ticket.isCancelled) return 'was cancelled by the guest: please do not cook it.';
  const changes = before ? differences(before, ticket) : [];
  return `was changed: ${changes.join('; ')}.`;
}

const from = ({ name }: OrderTicket) => name && ` from ${isolated(name)}`;

const UNREADABLE = {
  'too-long':
    'This link is too long to be an order from this shop, so nothing was added. Read the order in the email.',
  damaged:
    'This link is incomplete or was changed on the way, so no order was added. Copy its whole address from the email into the browser’s address bar, or read the order in the email.',
  newer:
    'This link is from a newer version of the shop. Reload this page, then open the link again.',
} as const;

/** Moves an order from the page's address into the list. */
function useImportedOrder() {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const state = useState<ImportResult | null>(null);
  const [, setResult] = state;

  useEffect(() => {
    const reading = readTicket(hash);
    if (reading.status === 'none') return;
    const openedAt = performance.now();
    const taking = reading.status === 'read' ? takeIn(reading.ticket) : { status: reading.status };
    void (async () => {
      const result = await taking;
      // Nobody who sees the address, or finds it in the browser's history, should read the order there.
      await navigate(pathname, { replace: true });
      setResult({ ...result, openedAt });
    })();
  }, [pathname, hash, navigate, setResult]);

  return state;
}

async function takeIn(ticket: OrderTicket) {
  const { outcome, ...rest } = await storedList.add(ticket);
  void tellGuests();
  return { status: outcome, ticket, ...rest };
}
