import { useLocation, useNavigate } from '@simmer/shared/navigation';
import { readTicket, type OrderTicket } from '@simmer/shared/order-ticket';
import { useEffect, useState } from 'react';
import { storedList, type Outcome } from '../order-list/stored-list';

/** What happened to the order in the page's address, and which import it was. */
export type ImportResult = { openedAt: number } & (
  | { status: Outcome | 'undone' | 'replaced'; ticket: OrderTicket }
  | { status: 'too-long' | 'damaged' | 'newer' }
);

/** Moves an order from the page's address into the list. */
export function useImportedOrder() {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const state = useState<ImportResult | null>(null);
  const [, setResult] = state;

  useEffect(() => {
    const reading = readTicket(hash);
    if (reading.status === 'none') return;
    const openedAt = performance.now();
    const result: ImportResult =
      reading.status === 'read'
        ? { status: storedList.take(reading.ticket), ticket: reading.ticket, openedAt }
        : { status: reading.status, openedAt };
    // Nobody who sees the address, or finds it in the browser's history, should read the order there.
    void Promise.resolve(navigate(pathname, { replace: true })).then(() => setResult(result));
  }, [pathname, hash, navigate, setResult]);

  return state;
}
