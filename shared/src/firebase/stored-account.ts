import { withTimeLimit } from '../time-limit/time-limit';

/**
 * The database that Firebase Auth creates when it first runs on a device and keeps the account in. Its name is in
 * `DB_NAME` of `@firebase/auth`, and has not changed since version 4.
 */
const DATABASE = 'firebaseLocalStorageDb';

/** Where Firebase Auth keeps the account while there is no IndexedDB: in `localStorage`, under a key like this. */
const KEY = 'firebase:authUser:';

/**
 * There are two timers, because after a long task or a sleep the first one may fire before an answer that is already
 * there.
 */
const HALF_LIMIT_MS = 1000;

/**
 * Whether Firebase Auth has run on this device. Where IndexedDB fails or gives no answer, as in Safari with several tabs,
 * the page goes on without it: each of Firebase's parts would wait for it without a limit, but does without where there
 * is none.
 */
export async function findDatabase(): Promise<boolean> {
  try {
    const found = open();
    return await withTimeLimit(found, HALF_LIMIT_MS).catch(() =>
      withTimeLimit(found, HALF_LIMIT_MS),
    );
  } catch {
    Reflect.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true });
    return false;
  }
}

function open(): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE);
    let isNew = false;
    request.onupgradeneeded = () => {
      isNew = true;
      // Looking for the database must not create it.
      request.transaction?.abort();
    };
    request.onsuccess = () => {
      request.result.close();
      resolve(true);
    };
    request.onerror = (event) => {
      // Firefox would report the aborted transaction.
      event.preventDefault();
      if (isNew) resolve(false);
      else reject(new Error('IndexedDB cannot be used.', { cause: request.error }));
    };
  });
}

/** Whether an account may be stored on this device. If not, Firebase's code need not be fetched. */
export async function mayHaveAccount(): Promise<boolean> {
  if (await findDatabase()) return true;
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(KEY));
  } catch {
    return false;
  }
}
