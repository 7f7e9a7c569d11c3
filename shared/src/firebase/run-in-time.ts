import { runTransaction, type Firestore, type Transaction } from 'firebase/firestore/lite';
import { TimeLimitError } from '../time-limit/time-limit';

/** The same as `FIREBASE_LIMIT_MS`, whose module imports this one; a test compares them. */
const LIMIT_MS = 10_000;

/**
 * Runs a transaction, as long as somebody waits for it. The SDK runs it again after a failure, on a phone that slept also
 * hours later, when somebody may have tried again or taken it back.
 */
export function runInTime<T>(
  database: Firestore,
  update: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const end = Date.now() + LIMIT_MS;
  return runTransaction(database, async (transaction) => {
    const result = await update(transaction);
    // What throws is neither stored nor run again.
    if (Date.now() > end) throw new TimeLimitError(LIMIT_MS);
    return result;
  });
}
