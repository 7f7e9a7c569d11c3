import { createStore } from '@simmer/shared/store';
import { useSyncExternalStore } from 'react';
import type { OrderDetails } from '../send-order/order';

/** The email is null, and the account's is shown, until the guest changes it. */
export interface Draft extends Omit<OrderDetails, 'email'> {
  email: string | null;
}

const EMPTY: Draft = {
  name: '',
  email: null,
  date: '',
  time: '',
  address: '',
  fulfillment: 'Delivery',
  paymentMethod: 'Cash',
};

const store = createStore('draft', EMPTY);

/** Lives as long as the page: a guest who leaves to log in finds the form as it was. */
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
