import * as v from 'valibot';
import { siteConfig } from '@simmer/shared/config';
import { reportProblem } from '../report/report';
import type { DishPhoto } from '../menu/photo';
import type { StoredDocument } from '../menu/stored-document';
import { withTimeLimit } from '../time-limit/time-limit';
import type { AnalyticsLog } from './analytics-client';
import type * as AuthClient from './auth-client';
import type * as DatabaseClient from './database-client';
import type { LimitsClient } from './limits-client';
import { takeEarlyMenu } from './early-menu';
import { mayHaveAccount } from './stored-account';
import type { AuthProvider } from './auth-provider';

export type { AnalyticsLog } from './analytics-client';
export type { LeftText } from '../limits/left';
export type { LimitsClient } from './limits-client';
export type { StoredDocument } from '../menu/stored-document';
export type { DishStateChange, DishWrite, MenuFields } from './menu-fields';

/** In milliseconds. It is public, because builds of remotes take it from the shell's copy at run time. */
export const FIREBASE_LIMIT_MS = 10_000;

/** The photos that this page has read, for all modules; `requestPhoto` fills it. */
export const photosRead = new Map<string, Promise<DishPhoto | undefined>>();

const loadDatabaseClient = () =>
  import(/* webpackChunkName: "firebase-database" */ './database-client');

// The time limits begin only once the code is there, which takes long on a slow network, because they are limits for
// the services.
function accounts<T>(call: (client: typeof AuthClient) => Promise<T>): Promise<T> {
  return import(/* webpackChunkName: "firebase-auth" */ './auth-client').then((client) =>
    withTimeLimit(call(client), FIREBASE_LIMIT_MS),
  );
}

function database<T>(call: (client: typeof DatabaseClient) => Promise<T>): Promise<T> {
  return loadDatabaseClient().then((client) => withTimeLimit(call(client), FIREBASE_LIMIT_MS));
}

/** The client's function, for callers that have not loaded the client. */
const fromClient =
  <Args extends unknown[], T>(
    pick: (client: typeof DatabaseClient) => (...args: Args) => Promise<T>,
  ) =>
  (...args: Args): Promise<T> =>
    database((client) => pick(client)(...args));

/**
 * The documents of the Monthly Menu, ordered by id, the first with the order of its dishes. On the home page, the first call returns the answer to the
 * request that the document's head sent; without an answer to that, it sends its own.
 * @throws FirebaseError or TimeLimitError.
 */
export async function readMenu(): Promise<readonly StoredDocument[]> {
  const early = takeEarlyMenu(FIREBASE_LIMIT_MS);
  const documents = early && (await withTimeLimit(early, FIREBASE_LIMIT_MS));
  return documents ?? database((client) => client.readMenu());
}

/**
 * Stores a new dish, as the last one in the order.
 * @param id created by the caller, so that a second attempt does not store the dish twice.
 * @throws FirebaseError when the rules refuse the write; TimeLimitError when the outcome is unknown.
 */
export const addMenuItem = fromClient((client) => client.addMenuItem);

/**
 * Replaces the given fields of a dish, unless someone else has changed one of them.
 * @param expected the dish as the caller last read it; without it, the stored fields are replaced unconditionally.
 * @param photo the new photo; null removes the current one.
 * @throws like `addMenuItem`.
 */
export const updateMenuItem = fromClient((client) => client.updateMenuItem);

/**
 * Deletes a dish and its photo, which somebody may have added since the caller read the dish. That they are already gone
 * is not an error.
 * @throws like `addMenuItem`.
 */
export const deleteMenuItem = fromClient((client) => client.deleteMenuItem);

/**
 * Changes the order of the dishes.
 * @param change receives the ids as they are stored, and returns them in their new order; called again if someone else
 * has changed the order meanwhile.
 * @returns the document as stored, unparsed.
 * @throws like `addMenuItem`.
 */
export const changeMenuOrder = fromClient((client) => client.changeMenuOrder);

/**
 * The photo of a dish; undefined if there is none or it cannot be shown.
 * @throws FirebaseError or TimeLimitError.
 */
export const readPhoto = fromClient((client) => client.readPhoto);

/**
 * The document `settings/ordering`, unparsed; undefined if there is none.
 * @throws FirebaseError or TimeLimitError.
 */
export const readOrdering = fromClient((client) => client.readOrdering);

/**
 * Changes these fields of the document `settings/ordering` and leaves the others as they are by then.
 * @returns the whole document as stored, unparsed.
 * @throws like `addMenuItem`.
 */
export const saveOrdering = fromClient((client) => client.saveOrdering);

/**
 * The document `settings/dishes`, unparsed; undefined if there is none.
 * @throws FirebaseError or TimeLimitError.
 */
export const readDishStates = fromClient((client) => client.readDishStates);

/**
 * Changes what is set for one dish that is always on the menu, and nothing about the others.
 * @param photo its new photo; null removes the current one.
 * @throws like `addMenuItem`.
 */
export const saveDishState = fromClient((client) => client.saveDishState);

/**
 * Sets prices of dishes that are always on the menu, all of them or none, and leaves the others as they are by then.
 * @param prices in cents as text, by `priceKey`.
 * @throws like `addMenuItem`.
 */
export const saveFixedPrices = fromClient((client) => client.saveFixedPrices);

/**
 * Calls the part of the database that a shop with limits has: `changeClaim` and the others.
 * @throws like `addMenuItem`; a refused claim is a FirebaseError with the code `permission-denied`.
 */
export function withLimitsClient<T>(call: (client: LimitsClient) => Promise<T>): Promise<T> {
  return database((client) => client.limitsClient().then(call));
}

export type OrderStateClient = Pick<
  typeof DatabaseClient,
  'writeState' | 'readState' | 'forgetState'
>;

/**
 * Calls what says how far an order is: the documents `status/{key}`, which a shop has only while `sharesState` of its
 * settings is on.
 * @throws like `addMenuItem`.
 */
export const withOrderStateClient: <T>(
  call: (client: OrderStateClient) => Promise<T>,
) => Promise<T> = database;

const ProfileSchema = v.object({ role: v.string() });

async function readRole(uid: string): Promise<string | null> {
  const parsed = v.safeParse(ProfileSchema, await database((client) => client.readProfile(uid)));
  return parsed.success ? parsed.output.role : null;
}

function logIn(email: string, password: string) {
  // The profile is read next. If this code does not load, reading the profile reports it.
  void loadDatabaseClient().catch(() => undefined);
  return accounts((client) => client.logIn(email, password));
}

function signUp(email: string, password: string, role: string) {
  // This is one call, so that an account that is created after the time limit also gets its profile.
  return accounts(async (client) => {
    const account = await client.createAccount(email, password);
    try {
      await database(({ createProfile }) => createProfile(account.uid, role));
    } catch (error) {
      // The account is usable: without a profile, it counts as a guest.
      reportProblem('auth', 'the new account has no profile yet.', error);
    }
    return account;
  });
}

/** Accounts from Firebase Auth, roles from the profile `users/{uid}`. */
export const firebaseAuthProvider: AuthProvider = {
  mayHaveAccount,
  observe: (listener) => accounts((client) => client.observe(listener)),
  logIn,
  signUp,
  logOut: () => accounts((client) => client.logOut()),
  requestPasswordReset: (email, returnTo) =>
    accounts((client) => client.requestPasswordReset(email, returnTo)),
  readRole,
};

/**
 * Starts Analytics only with a measurement id, never against the browser's "do not track", and never on the local
 * cloud.
 * @returns undefined when it was not started.
 */
export async function startAnalytics(isLocal: boolean): Promise<AnalyticsLog | undefined> {
  if (isLocal || !siteConfig().firebase.measurementId || asksNotToBeTracked()) return undefined;
  try {
    const { start } = await import(
      /* webpackChunkName: "firebase-analytics" */ './analytics-client'
    );
    return await start();
  } catch (error) {
    reportProblem('analytics', 'analytics could not be started.', error);
    return undefined;
  }
}

function asksNotToBeTracked(): boolean {
  const { doNotTrack } = navigator;
  return (
    doNotTrack === '1' ||
    ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
  );
}

/** This is for later use. Nothing calls it yet, so nothing is fetched. */
export async function loadStorage() {
  const { storage } = await import(/* webpackChunkName: "firebase-storage" */ './storage-client');
  return storage();
}
