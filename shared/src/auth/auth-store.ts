import type { EventBus } from '@simmer/shared/bus';
import { reportProblem } from '../report/report';

export interface Account {
  uid: string;
  email: string;
  displayName: string | null;
}

/** The role that may edit the menu. Every other word, and a missing profile, means guest. */
export const MANAGER = 'manager';
export const GUEST = 'guest';

export type AuthState =
  | { status: 'starting' }
  | { status: 'signed-out' }
  /** `role` is null while the profile is being read. */
  | { status: 'signed-in'; account: Account; role: string | null };

/** What the store needs of a provider of accounts and profiles. */
export interface AuthProvider {
  /** Calls back with the account now and on every change; returns when it listens. */
  observe: (listener: (account: Account | null) => void) => Promise<void>;
  logIn: (email: string, password: string) => Promise<Account>;
  /** Creates the account, then its profile with the given role. */
  signUp: (email: string, password: string, role: string) => Promise<Account>;
  logOut: () => Promise<void>;
  /** @returns the profile's role, or null when there is no profile. */
  readRole: (uid: string) => Promise<string | null>;
}

export interface AuthStore {
  getState: () => AuthState;
  subscribe: (listener: () => void) => () => void;
  /** Begins to listen to the provider; safe to call often. A failure is reported and tried again next time. */
  start: () => Promise<void>;
  /** Resolves when the account and its role are known to the page. @throws the provider's error. */
  logIn: (email: string, password: string) => Promise<void>;
  /** The provider signs the new account in at once. @throws the provider's error. */
  signUp: (email: string, password: string) => Promise<void>;
  logOut: () => Promise<void>;
}

/** Who is signed in, and as what. A closure without React. */
export function createAuthStore(provider: AuthProvider, publish: EventBus['publish']): AuthStore {
  let state: AuthState = { status: 'starting' };
  let starting: Promise<void> | undefined;
  let reading: Promise<void> = Promise.resolve();
  const listeners = new Set<() => void>();

  function commit(next: AuthState): void {
    state = next;
    for (const listener of [...listeners]) listener();
    if (next.status === 'starting') return;
    publish('auth/changed', {
      status: next.status,
      role: next.status === 'signed-in' ? next.role : null,
    });
  }

  async function signedInAs(account: Account): Promise<void> {
    const mine: AuthState = { status: 'signed-in', account, role: null };
    commit(mine);
    let role: string;
    try {
      role = (await provider.readRole(account.uid)) ?? GUEST;
    } catch (error) {
      reportProblem('auth', 'the role could not be read; the account counts as a guest.', error);
      role = GUEST;
    }
    // A slow answer for an account that is no longer the current one must grant nothing.
    if (state === mine) commit({ ...mine, role });
  }

  function accountChanged(account: Account | null): void {
    if (!account) commit({ status: 'signed-out' });
    else reading = signedInAs(account);
  }

  function start(): Promise<void> {
    starting ??= provider.observe(accountChanged).catch((error: unknown) => {
      starting = undefined;
      commit({ status: 'signed-out' });
      reportProblem('auth', 'the sign-in service could not be reached.', error);
    });
    return starting;
  }

  /** The provider tells its observer on its own; the state is set here too when that comes late. */
  async function settled(account: Account): Promise<void> {
    if (state.status !== 'signed-in' || state.account.uid !== account.uid) accountChanged(account);
    await reading;
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start,
    async logIn(email, password) {
      await start();
      await settled(await provider.logIn(email, password));
    },
    async signUp(email, password) {
      await start();
      await settled(await provider.signUp(email, password, GUEST));
    },
    async logOut() {
      await provider.logOut();
      commit({ status: 'signed-out' });
    },
  };
}
