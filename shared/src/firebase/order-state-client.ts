// A chunk of its own, loaded through the database client: most shops never need it.
import {
  deleteDoc,
  doc,
  getDoc,
  serverTimestamp,
  setDoc,
  Timestamp,
  type Firestore,
} from 'firebase/firestore/lite';
import * as v from 'valibot';
import { ORDER_STATES, type OrderState } from '../order-ticket/order-state';

const StatusSchema = v.object({
  state: v.picklist(ORDER_STATES),
  at: v.custom<Timestamp>((value) => value instanceof Timestamp),
});

export type OrderStateClient = ReturnType<typeof createOrderStateClient>;

/** The documents `status/{key}`, by the key of an order. A shop has them only while `sharesState` of its settings is on. */
export function createOrderStateClient(database: Firestore) {
  const place = (key: string) => doc(database, 'status', key);
  return {
    /** For managers. */
    writeState: (key: string, state: OrderState): Promise<void> =>
      setDoc(place(key), { state, at: serverTimestamp() }),

    /**
     * What everybody may read who knows the key. `at` is in milliseconds.
     * @returns undefined for an order without a state.
     * @throws FirebaseError `permission-denied` for a state that is older than 14 days, among other reasons.
     */
    async readState(key: string): Promise<{ state: OrderState; at: number } | undefined> {
      const parsed = v.safeParse(StatusSchema, (await getDoc(place(key))).data());
      return parsed.success
        ? { state: parsed.output.state, at: parsed.output.at.toMillis() }
        : undefined;
    },

    /** For managers. That there is none is not an error. */
    forgetState: (key: string): Promise<void> => deleteDoc(place(key)),
  };
}
