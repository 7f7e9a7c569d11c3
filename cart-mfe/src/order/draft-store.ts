import { onAccountLeft } from '@simmer/shared/auth';
import { createStore, useStore } from '@simmer/shared/store';
import type { OrderDetails } from './order';
import { eachField, type FieldName } from './order-fields';

/** A null field takes its value from the device or the account until the guest changes it. */
export interface Draft extends Record<FieldName, string | null>, Omit<OrderDetails, FieldName> {
  /** Whether the device may keep the name, the address and this order once it is sent. */
  isRemembered: boolean | null;
}

const EMPTY: Draft = {
  ...eachField(() => null),
  fulfillment: 'Delivery',
  paymentMethod: 'Cash',
  isRemembered: null,
};

const store = createStore('draft', EMPTY);

/**
 * Lives as long as the page: a guest who leaves to log in finds the form as it was. It is cleared when the guest logs
 * out, so that no other account ever sees it.
 */
export const draft = {
  ...store,
  change: (part: Partial<Draft>) => {
    store.set({ ...store.get(), ...part });
  },
  clear: () => {
    store.set(EMPTY);
  },
};

export function useDraft(): Draft {
  return useStore(draft);
}

onAccountLeft(draft.clear);
