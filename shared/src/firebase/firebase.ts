import * as v from 'valibot';
import type { AuthProvider } from '../auth/auth-store';
import { siteConfig } from '@simmer/shared/config';
import { reportProblem } from '../report/report';
import { withTimeLimit } from '../time-limit/time-limit';
import type { MenuFields, StoredDocument } from './stored-menu';

export type { MenuFields, StoredDocument } from './stored-menu';

/** How long any call may take before it counts as failed, in milliseconds. */
export const FIREBASE_LIMIT_MS = 10_000;

const authClient = () => import(/* webpackChunkName: "firebase-auth" */ './auth-client');
const databaseClient = () =>
  import(/* webpackChunkName: "firebase-database" */ './database-client');

function limited<T>(call: Promise<T>): Promise<T> {
  return withTimeLimit(call, FIREBASE_LIMIT_MS);
}

/**
 * The Monthly Menu's documents, in the order of their ids.
 * @throws FirebaseError or TimeLimitError when the database cannot be reached or refuses.
 */
export function readMenu(): Promise<StoredDocument[]> {
  return limited(databaseClient().then((client) => client.readMenu()));
}

/**
 * Stores a new dish.
 * @param id of the new document, made by the caller: a dish sent again after a doubtful answer is not there twice.
 * @throws FirebaseError when the rules refuse; TimeLimitError when it is not known whether the dish is stored.
 */
export function addMenuItem(id: string, fields: MenuFields): Promise<void> {
  return limited(databaseClient().then((client) => client.addMenuItem(id, fields)));
}

/** Replaces the given fields of a dish and leaves the others. @throws like `addMenuItem`. */
export function updateMenuItem(id: string, fields: Partial<MenuFields>): Promise<void> {
  return limited(databaseClient().then((client) => client.updateMenuItem(id, fields)));
}

/** Deletes a dish; one that is gone already is no error. @throws like `addMenuItem`. */
export function deleteMenuItem(id: string): Promise<void> {
  return limited(databaseClient().then((client) => client.deleteMenuItem(id)));
}

const ProfileSchema = v.object({ role: v.string() });

async function readRole(uid: string): Promise<string | null> {
  const parsed = v.safeParse(ProfileSchema, await (await databaseClient()).readProfile(uid));
  return parsed.success ? parsed.output.role : null;
}

async function signUp(email: string, password: string, role: string) {
  const account = await limited(
    authClient().then((client) => client.createAccount(email, password)),
  );
  try {
    await limited(databaseClient().then((client) => client.createProfile(account.uid, role)));
  } catch (error) {
    // The account is there and usable: a missing profile counts as a guest's.
    reportProblem('auth', 'the new account has no profile yet.', error);
  }
  return account;
}

/** Accounts by Firebase Auth, roles from the profile `users/{uid}`. */
export const firebaseAuthProvider: AuthProvider = {
  observe: (listener) => limited(authClient().then((client) => client.observe(listener))),
  logIn: (email, password) => limited(authClient().then((client) => client.logIn(email, password))),
  signUp,
  logOut: () => limited(authClient().then((client) => client.logOut())),
  readRole: (uid) => limited(readRole(uid)),
};

/**
 * Starts Analytics when the owner configured a measurement id and the guest's browser does not ask
 * not to be tracked. Never on the local cloud, which is no visitor worth counting.
 */
export async function startAnalytics(isLocal: boolean): Promise<void> {
  if (isLocal || !siteConfig().firebase.measurementId || asksNotToBeTracked()) return;
  try {
    const { start } = await import(
      /* webpackChunkName: "firebase-analytics" */ './analytics-client'
    );
    await start();
  } catch (error) {
    reportProblem('analytics', 'analytics could not be started.', error);
  }
}

function asksNotToBeTracked(): boolean {
  const { doNotTrack } = navigator;
  return (
    doNotTrack === '1' ||
    ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
  );
}

/** The file-storage client, ready for the day something is stored; nothing calls it, so nothing is fetched. */
export async function loadStorage() {
  const { storage } = await import(/* webpackChunkName: "firebase-storage" */ './storage-client');
  return storage();
}
