import { withTimeLimit } from '../time-limit/time-limit';

/**
 * The database that Firebase Auth creates when it first runs on a device and keeps the account in. Its name is in
 * `DB_NAME` of `@firebase/auth`, and has not changed since version 4.
 */
const DATABASE = 'firebaseLocalStorageDb';

/**
 * False if Firebase Auth has never run on this device, so that no account can be stored: its code need not be fetched
 * to know. True where the browser does not tell: without IndexedDB, the account would be in another storage.
 * @param limitMs Safari has been known not to answer.
 */
export async function mayHaveAccount(limitMs: number): Promise<boolean> {
  try {
    const databases = await withTimeLimit(indexedDB.databases(), limitMs);
    return databases.some(({ name }) => name === DATABASE);
  } catch {
    return true;
  }
}
