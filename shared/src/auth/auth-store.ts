import type { EventBus } from '@simmer/shared/bus';
import { reportProblem } from '../report/report';
import { createStore } from '../store/store';

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
  /** Resolves when the account and its role, read anew, are known to the page. @throws the provider's error. */
  logIn: (email: string, password: string) => Promise<void>;
  /** The provider signs the new account in at once. @throws the provider's error. */
  signUp: (email: string, password: string) => Promise<void>;
  /** @throws the provider's error; the account is then still signed in. */
  logOut: () => Promise<void>;
}

/** Who is signed in, and as what. A closure without React. */
export function createAuthStore(provider: AuthProvider, publish: EventBus['publish']): AuthStore {
  const store = createStore<AuthState>('auth', { status: 'starting' });
  let starting: Promise<void> | undefined;
  let observer = 0;
  let reading: Promise<void> = Promise.resolve();

  function commit(next: Exclude<AuthState, { status: 'starting' }>): void {
    store.set(next);
    // A listener that changed the state again has had its own change published: this one is out of date.
    if (store.get() !== next) return;
    publish('auth/changed', {
      status: next.status,
      role: next.status === 'signed-in' ? next.role : null,
    });
  }

  function isCurrent({ uid }: Account): boolean {
    const state = store.get();
    return state.status === 'signed-in' && state.account.uid === uid;
  }

  async function signedInAs(account: Account): Promise<void> {
    // Told of the same account again, the page keeps its role while it is read anew: no flicker.
    const state = store.get();
    const known = state.status === 'signed-in' && isCurrent(account) ? state.role : null;
    const mine = { status: 'signed-in', account, role: known } as const;
    commit(mine);
    let role: string;
    try {
      role = (await provider.readRole(account.uid)) ?? GUEST;
    } catch (error) {
      reportProblem('auth', 'the role could not be read; the account counts as a guest.', error);
      role = GUEST;
    }
    // A slow answer for an account that is no longer the current one must grant nothing.
    if (store.get() === mine && role !== known) commit({ ...mine, role });
  }

  function accountChanged(account: Account | null): void {
    if (account) reading = signedInAs(account);
    else if (store.get().status !== 'signed-out') commit({ status: 'signed-out' });
  }

  function start(): Promise<void> {
    starting ??= observe().catch((error: unknown) => {
      starting = undefined;
      reportProblem('auth', 'the sign-in service could not be reached.', error);
      // A try that failed says nothing of an account that is signed in.
      if (store.get().status === 'starting') commit({ status: 'signed-out' });
    });
    return starting;
  }

  async function observe(): Promise<void> {
    const mine = (observer += 1);
    await provider.observe((account) => {
      // One that was given up as too late may begin after all: it must not speak beside its successor.
      if (mine === observer) accountChanged(account);
    });
  }

  /** Does not wait for the observer: a sign-in service that hangs costs one time limit, not two. */
  async function enter(ask: () => Promise<Account>): Promise<void> {
    const before = reading;
    void start();
    const account = await ask();
    // The provider tells its observer on its own, but maybe later, and not when the same account enters again.
    if (reading === before || !isCurrent(account)) accountChanged(account);
    let awaited;
    do {
      awaited = reading;
      await awaited;
    } while (awaited !== reading);
  }

  return {
    getState: store.get,
    subscribe: store.subscribe,
    start,
    logIn: (email, password) => enter(() => provider.logIn(email, password)),
    signUp: (email, password) => enter(() => provider.signUp(email, password, GUEST)),
    async logOut() {
      await provider.logOut();
      accountChanged(null);
    },
  };
}
