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
export type { InWindows } from '../limits/in-windows';
export type { CardText, LeftText } from '../limits/left';
export type { LimitsClient } from './limits-client';
export type { StoredDocument } from '../menu/stored-document';
export type {
  DishChange,
  DishesWrite,
  FormerDish,
  FormerFields,
  MenuFields,
  NewDish,
} from './menu-fields';

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

/**
 * Calls the database's client, which it loads first.
 * @throws FirebaseError, for example when the rules refuse a write; TimeLimitError when the outcome is unknown.
 */
export function withDatabase<T>(call: (client: typeof DatabaseClient) => Promise<T>): Promise<T> {
  return loadDatabaseClient().then((client) => withTimeLimit(call(client), FIREBASE_LIMIT_MS));
}

/**
 * The documents of the menu, ordered by id, the first with the order of the dishes. On the home page, the first call
 * returns the answer to the request that the document sent; without an answer to that, it sends its own.
 * @throws FirebaseError or TimeLimitError.
 */
export async function readMenu(): Promise<readonly StoredDocument[]> {
  const early = takeEarlyMenu(FIREBASE_LIMIT_MS);
  const documents = early && (await withTimeLimit(early, FIREBASE_LIMIT_MS));
  return documents ?? withDatabase((client) => client.readMenu());
}

/**
 * Calls the part of the database that a shop with limits has: `changeClaim` and the others.
 * @throws like `withDatabase`; a refused claim is a FirebaseError with the code `permission-denied`.
 */
export function withLimitsClient<T>(call: (client: LimitsClient) => Promise<T>): Promise<T> {
  return withDatabase((client) => client.limitsClient().then(call));
}

/** What says how far an order is: the documents `status/{key}`, which a shop has only while `sharesState` of its settings is on. */
export type OrderStateClient = Pick<
  typeof DatabaseClient,
  'writeState' | 'readState' | 'forgetState'
>;

const ProfileSchema = v.object({ role: v.string() });

async function readRole(uid: string): Promise<string | null> {
  const parsed = v.safeParse(
    ProfileSchema,
    await withDatabase((client) => client.readProfile(uid)),
  );
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
      await withDatabase(({ createProfile }) => createProfile(account.uid, role));
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
