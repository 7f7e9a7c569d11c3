import { PAYMENT_METHODS } from '@simmer/shared/payment';
import { createStore, useStore } from '@simmer/shared/store';
import { storedValue } from '@simmer/shared/stored-value';
import * as v from 'valibot';
import { eachField, FULFILLMENTS } from './order-fields';
import { keepInTab } from './tab-record';

export const DraftSchema = v.object({
  /** A null field takes its value from the device or the account until the guest changes it. */
  ...eachField(() => v.nullable(v.string())),
  fulfillment: v.picklist(FULFILLMENTS),
  paymentMethod: v.picklist(PAYMENT_METHODS),
  /** Whether the device may keep the name, the address and this order once it is sent. */
  isRemembered: v.nullable(v.boolean()),
});
export type Draft = v.InferOutput<typeof DraftSchema>;

const EMPTY: Draft = {
  ...eachField(() => null),
  fulfillment: 'Delivery',
  paymentMethod: 'Cash',
  isRemembered: null,
};

const StoredSchema = v.object({ draft: DraftSchema, uid: v.exactOptional(v.string()) });
const stored = storedValue('simmer:draft', StoredSchema, 'sessionStorage');

const store = createStore('draft', EMPTY);

/**
 * What the guest has typed into the form. A guest who leaves to log in, or reloads, finds it as it was. It is cleared when
 * the account leaves, so that no other one ever sees it.
 */
export const draft = {
  ...store,
  change: (part: Partial<Draft>) => store.set({ ...store.get(), ...part }),
  clear: () => store.set(EMPTY),
};

/**
 * Whether the date that the guest types is incomplete or does not exist. A browser gives an empty value for it, so it is
 * never saved, and goes with its field.
 */
export const unreadableDate = createStore('unreadable date', false);

export function useDraft(): Draft {
  return useStore(draft);
}

// The composer also runs this code, outside a browser.
if (typeof window !== 'undefined')
  keepInTab({
    stored,
    restore: (kept) => store.set(kept?.draft ?? EMPTY),
    value: () => (store.get() === EMPTY ? undefined : { draft: store.get() }),
    subscribe: store.subscribe,
    onLeft: draft.clear,
  });
