import {
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type Auth,
  type User,
} from 'firebase/auth';
import { localEndpoints } from '@simmer/shared/registry';
import { once } from '../store/once';
import { checkedApp } from './firebase-app';
import type { Account } from './auth-provider';

/** `getAuth` would pull in pop-ups and a third-party iframe. */
const authClient = once(async (): Promise<Auth> => {
  const local = await localEndpoints();
  const auth = initializeAuth(await checkedApp(local !== undefined), {
    // The SDK uses the first one that the browser allows. With storage blocked, the login lasts as long as the page.
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence],
  });
  if (local) connectAuthEmulator(auth, local.auth, { disableWarnings: true });
  return auth;
});

function toAccount(user: User): Account {
  return { uid: user.uid, email: user.email ?? '', displayName: user.displayName };
}

export async function observe(listener: (account: Account | null) => void): Promise<void> {
  const auth = await authClient();
  onAuthStateChanged(auth, (user) => listener(user && toAccount(user)));
  await auth.authStateReady();
}

export async function logIn(email: string, password: string): Promise<Account> {
  return toAccount((await signInWithEmailAndPassword(await authClient(), email, password)).user);
}

export async function createAccount(email: string, password: string): Promise<Account> {
  return toAccount(
    (await createUserWithEmailAndPassword(await authClient(), email, password)).user,
  );
}

export async function logOut(): Promise<void> {
  await signOut(await authClient());
}

/** The answer never reveals whether the account exists. */
export async function requestPasswordReset(email: string, returnTo?: string): Promise<void> {
  const auth = await authClient();
  try {
    await sendPasswordResetEmail(auth, email, ...(returnTo ? [{ url: returnTo }] : []));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    // The provider links back only to a domain that the owner has authorized.
    if (returnTo && code === 'auth/unauthorized-continue-uri') await requestPasswordReset(email);
    else if (code !== 'auth/user-not-found') throw error;
  }
}
