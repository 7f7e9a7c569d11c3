import { createStore } from '@simmer/shared/store';
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

const store = createStore('draft', EMPTY);

/** Kept in memory for the life of the page: a guest who leaves to log in finds the form as it was. */
export const draft = {
  get: store.get,
  subscribe: store.subscribe,
  change: (part: Partial<Draft>) => {
    store.set({ ...store.get(), ...part });
  },
  clear: () => {
    store.set(EMPTY);
  },
};

export function useDraft(): Draft {
  return useSyncExternalStore(draft.subscribe, draft.get, () => EMPTY);
}
