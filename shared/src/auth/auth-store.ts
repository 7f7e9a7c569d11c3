import type { Account, AuthProvider } from '../firebase/auth-provider';
import { reportProblem } from '../report/report';
import { createStore, type Readable } from '../store/store';
import type { RoleCache } from './role-cache';

export type { Account, AuthProvider } from '../firebase/auth-provider';

/** Any other role, or no profile at all, counts as a guest. */
export const MANAGER = 'manager';
const GUEST = 'guest';

/** Setting it twice calls no listener twice. */
const LOGGED_OUT = { status: 'logged-out' } as const;

/** After a failure, in milliseconds. */
const AGAIN_MS = 10_000;

export type AuthState =
  | { status: 'starting' }
  /** `isUnsure`: the login service could not be reached, so an account of an earlier visit may still be logged in. */
  | { status: 'logged-out'; isUnsure?: true }
  /** `role` is null while the profile is being read. */
  | { status: 'logged-in'; account: Account; role: string | null };

export interface AuthStore extends Readable<AuthState> {
  /**
   * Starts listening to the provider. Safe to call repeatedly. A failure is reported, and the next call tries again.
   */
  start: () => Promise<void>;
  /**
   * Starts only if an account of an earlier visit may be stored on this device; otherwise nobody is logged in, and the
   * login code is not fetched. Safe to call repeatedly: another tab may have logged in since. While the stored account
   * cannot be confirmed, it is tried again by itself.
   */
  restore: () => Promise<void>;
  /**
   * Resolves once the account and its newly read role are known.
   * @throws the provider's error.
   */
  logIn: (email: string, password: string) => Promise<void>;
  /**
   * The provider also signs the new account in.
   * @throws the provider's error.
   */
  signUp: (email: string, password: string) => Promise<void>;
  /** @throws the provider's error; the account then stays logged in. */
  logOut: () => Promise<void>;
  /**
   * If the account exists, the guest gets an email with a link to the provider's page for choosing a new password.
   * @param returnTo the address of our page that the provider's page links back to.
   * @throws the provider's error.
   */
  requestPasswordReset: (email: string, returnTo: string) => Promise<void>;
}

/** @param roleCache used while the profile cannot be read, so that a manager's pages open without a network. */
export function createAuthStore(provider: AuthProvider, roleCache: RoleCache): AuthStore {
  const store = createStore<AuthState>('auth', { status: 'starting' });
  let starting: Promise<void> | undefined;
  let observer = 0;
  let reading: Promise<void> = Promise.resolve();
  let readAgain: ReturnType<typeof setTimeout> | undefined;
  let restoreAgain: ReturnType<typeof setTimeout> | undefined;

  function isCurrent({ uid }: Account): boolean {
    const state = store.get();
    return state.status === 'logged-in' && state.account.uid === uid;
  }

  async function loggedInAs(account: Account): Promise<void> {
    // The same account keeps its role while it is read again, so that the page does not flicker.
    const state = store.get();
    const before = state.status === 'logged-in' && isCurrent(account) ? state.role : null;
    const mine = { status: 'logged-in', account, role: before } as const;
    store.set(mine);
    let role: string;
    try {
      role = (await provider.readRole(account.uid)) ?? GUEST;
      if (store.get() === mine) cacheRole(account, role);
    } catch (error) {
      reportProblem('auth', 'the role could not be read.', error);
      role = roleCache.get(account.uid) ?? before ?? GUEST;
      clearTimeout(readAgain);
      readAgain = setTimeout(() => {
        if (isCurrent(account)) accountChanged(account);
      }, AGAIN_MS);
    }
    // A late answer for a previous account must not grant anything.
    if (store.get() === mine && role !== before) store.set({ ...mine, role });
  }

  /** No role is stored for guests. */
  function cacheRole({ uid }: Account, role: string): void {
    if (role === GUEST) roleCache.clear();
    else roleCache.set(uid, role);
  }

  function accountChanged(account: Account | null): void {
    if (account) {
      reading = loggedInAs(account);
      return;
    }
    roleCache.clear();
    store.set(LOGGED_OUT);
  }

  function start(): Promise<void> {
    starting ??= observe().catch((error: unknown) => {
      starting = undefined;
      reportProblem('auth', 'the login service could not be reached.', error);
      // An account that is already logged in stays so, because this failure says nothing about it.
      if (store.get().status === 'starting') store.set({ ...LOGGED_OUT, isUnsure: true });
    });
    return starting;
  }

  async function restore(): Promise<void> {
    if (starting) return starting;
    if (await provider.mayHaveAccount()) {
      await start();
      clearTimeout(restoreAgain);
      if (!starting) restoreAgain = setTimeout(() => void restore(), AGAIN_MS);
    } else if (!starting && store.get().status === 'starting') accountChanged(null);
  }

  async function observe(): Promise<void> {
    const mine = (observer += 1);
    await provider.observe((account) => {
      // An observer that timed out may still start; it must not report alongside its successor.
      if (mine === observer) accountChanged(account);
    });
  }

  /** This does not wait for the observer, so that a login service that hangs costs one time limit, not two. */
  async function enter(ask: () => Promise<Account>): Promise<void> {
    const before = reading;
    void start();
    const account = await ask();
    // The provider may notify its observer late, and does not when the same account logs in again.
    if (reading === before || !isCurrent(account)) accountChanged(account);
    let awaited;
    do {
      awaited = reading;
      await awaited;
    } while (awaited !== reading);
  }

  return {
    ...store,
    start,
    restore,
    logIn: (email, password) => enter(() => provider.logIn(email, password)),
    signUp: (email, password) => enter(() => provider.signUp(email, password, GUEST)),
    async logOut() {
      await provider.logOut();
      accountChanged(null);
    },
    requestPasswordReset: (email, returnTo) => provider.requestPasswordReset(email, returnTo),
  };
}
