// A chunk of its own, loaded through the database client: a shop without limits never needs it.
import {
  collection,
  doc,
  documentId,
  getDoc,
  getDocs,
  increment,
  limit,
  orderBy,
  query,
  serverTimestamp,
  startAt,
  writeBatch,
  type Firestore,
} from 'firebase/firestore/lite';
import { dequal } from 'dequal/lite';
import { claimFields, parseClaim, storedCounts, type Claim } from '../limits/claim';
import type { Counts } from '../limits/counts';
import { readLeft, type LeftText } from '../limits/left';
import { inWindows, type InWindows } from '../limits/in-windows';
import { parseLimits, type LimitsDocument } from '../limits/limits';
import { parseStock, type StockByDay } from '../limits/stock';
import { runInTime } from './run-in-time';

/** The rules allow no longer list. */
const MOST_DAYS = 60;
const MOST_CLAIMS = 300;

export type LimitsClient = ReturnType<typeof createLimitsClient>;

/**
 * What is sold of each day: `stock/{day}` has the sums that everybody reads, and `claims` below it what each account has
 * of them. A write of a claim changes the sums by the same amounts, which the rules compare.
 */
export function createLimitsClient(database: Firestore, readOrdering: () => Promise<unknown>) {
  const settings = doc(database, 'settings', 'limits');
  const stockOf = (day: string) => doc(database, 'stock', day);
  const claimOf = (day: string, id: string) => doc(database, 'stock', day, 'claims', id);
  const claimsOf = (day: string) =>
    getDocs(query(collection(database, 'stock', day, 'claims'), limit(MOST_CLAIMS)));

  const client = {
    readLimits: async (): Promise<unknown> => (await getDoc(settings)).data(),

    /** Changes what is set, or leaves it. `change` runs again if somebody else has changed it meanwhile. */
    saveLimits: (change: (data: unknown) => LimitsDocument | undefined): Promise<unknown> =>
      runInTime(database, async (transaction) => {
        const data = (await transaction.get(settings)).data();
        const fields = change(data);
        if (!fields) return data;
        // Fields that only a later release knows stay as well.
        transaction.set(settings, { ...data, ...fields });
        return fields;
      }),

    /** @param from the first day. */
    readStock: async (from: string): Promise<StockByDay> => {
      const days = query(
        collection(database, 'stock'),
        ...[orderBy(documentId()), startAt(from), limit(MOST_DAYS)],
      );
      return parseStock(
        (await getDocs(days)).docs.map((one) => ({ id: one.id, data: one.data() })),
      );
    },

    /** What the menu's cards say. */
    readLeft: (): Promise<LeftText> =>
      readLeft(Date.now(), client.readStock, client.readLimits, readOrdering),

    /** What the windows make of the settings. */
    readWindows: async (): Promise<InWindows> =>
      inWindows(parseLimits(await client.readLimits()).limits),

    /** What an account has of a day; only the account itself and managers may read it. */
    readClaim: async (day: string, id: string): Promise<Claim> =>
      parseClaim((await getDoc(claimOf(day, id))).data()),

    /** The claims of a day, by account; only for managers. */
    async readClaims(day: string): Promise<ReadonlyMap<string, Claim>> {
      return new Map((await claimsOf(day)).docs.map((one) => [one.id, parseClaim(one.data())]));
    },

    /**
     * Changes what an account has of a day. `change` runs again if its claim has changed meanwhile.
     * @returns the claim as stored.
     * @throws FirebaseError `permission-denied` if there is not enough left, among other reasons.
     */
    changeClaim: (day: string, id: string, change: (claim: Claim) => Claim): Promise<Claim> =>
      runInTime(database, async (transaction) => {
        const place = claimOf(day, id);
        const stored = (await transaction.get(place)).data();
        const before = parseClaim(stored);
        const claim = change(before);
        const fields = claimFields(claim);
        if (dequal(fields, claimFields(before))) return before;
        const moved = movementOf(id, storedCounts(stored), fields.counts);
        // Marking an order as sent usually moves nothing.
        if (moved.moved.length > 0) transaction.set(stockOf(day), moved, { merge: true });
        transaction.set(place, fields);
        return claim;
      }),

    /** Deletes a day that is over, with its claims; only for managers. */
    async forgetDay(day: string): Promise<void> {
      const claims = await claimsOf(day);
      const batch = writeBatch(database).delete(stockOf(day));
      for (const one of claims.docs) batch.delete(one.ref);
      await batch.commit();
    },
  };
  return client;
}

/** What a change of one claim's counts changes about the day's sums. */
function movementOf(id: string, before: Counts, after: Counts) {
  const pools = Object.keys({ ...before, ...after });
  // A count of 0 that is no longer named moves, too.
  const moved = pools.filter((pool) => before[pool] !== after[pool]);
  const taken = moved.map(
    (pool) => [pool, increment((after[pool] ?? 0) - (before[pool] ?? 0))] as const,
  );
  return { taken: Object.fromEntries(taken), by: id, at: serverTimestamp(), moved };
}
