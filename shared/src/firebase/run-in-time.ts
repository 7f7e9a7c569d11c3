import { FIREBASE_LIMIT_MS } from '@simmer/shared/firebase';
import { runTransaction, type Firestore, type Transaction } from 'firebase/firestore/lite';
import { TimeLimitError } from '../time-limit/time-limit';

/**
 * Runs a transaction, as long as somebody waits for it. The SDK runs it again after a failure, on a phone that slept also
 * hours later, when somebody may have tried again or taken it back.
 */
export function runInTime<T>(
  database: Firestore,
  update: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const end = Date.now() + FIREBASE_LIMIT_MS;
  return runTransaction(database, async (transaction) => {
    const result = await update(transaction);
    // What throws is neither stored nor run again.
    if (Date.now() > end) throw new TimeLimitError(FIREBASE_LIMIT_MS);
    return result;
  });
}
