import { useSyncExternalStore } from 'react';
import type { OrderDetails } from '../send-order/order';

/** What the guest typed so far. The email is null until the guest touches it: then the account's is shown. */
export interface Draft extends Omit<OrderDetails, 'email'> {
  email: string | null;
}

const EMPTY: Draft = {
  name: '',
  email: null,
  date: '',
  time: '',
  address: '',
  handover: 'Delivery',
  paymentMethod: 'Cash',
};

let current = EMPTY;
const listeners = new Set<() => void>();

function commit(next: Draft): void {
  current = next;
  for (const listener of [...listeners]) listener();
}

/** Kept in memory for the life of the page: a guest who leaves to log in finds the form as it was. */
export const draft = {
  get: () => current,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  change: (part: Partial<Draft>) => {
    commit({ ...current, ...part });
  },
  clear: () => {
    commit(EMPTY);
  },
};

export function useDraft(): Draft {
  return useSyncExternalStore(draft.subscribe, draft.get, () => EMPTY);
}
