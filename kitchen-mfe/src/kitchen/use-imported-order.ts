import { useLocation, useNavigate } from '@simmer/shared/navigation';
import { carriesTicket, readTicket, type OrderTicket } from '@simmer/shared/order-ticket';
import { useEffect, useState } from 'react';
import type { Outcome } from '../order-list/order-list';
import { storedList } from '../order-list/stored-list';

/** What happened to the order in the page's address, and which import it was. */
export type ImportResult = { openedAt: number } & (
  | { status: Outcome | 'undone' | 'replaced'; ticket: OrderTicket }
  | { status: 'too-long' | 'damaged' | 'newer' }
);

/** Moves an order from the page's address into the list. */
export function useImportedOrder(): {
  result: ImportResult | null;
  settle: (next: ImportResult | null) => void;
} {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [result, setResult] = useState<ImportResult | null>(null);

  useEffect(() => {
    if (!carriesTicket(hash)) return;
    const outcome = importOrder(hash);
    // Nobody who sees the address, or finds it in the browser's history, should read the order there.
    void Promise.resolve(navigate(pathname, { replace: true })).then(() => {
      setResult(outcome);
    });
  }, [pathname, hash, navigate]);

  return { result, settle: setResult };
}

function importOrder(hash: string): ImportResult | null {
  const reading = readTicket(hash);
  if (reading.status === 'none') return null;
  const openedAt = performance.now();
  if (reading.status !== 'read') return { status: reading.status, openedAt };
  return { status: storedList.take(reading.ticket), ticket: reading.ticket, openedAt };
}
