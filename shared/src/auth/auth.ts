import { useSyncExternalStore } from 'react';
import { moduleEvents } from '@simmer/shared/bus';
import { firebaseAuthProvider } from '@simmer/shared/firebase';
import { createAuthStore, MANAGER, type AuthState } from './auth-store';
import { knownRole } from './known-role';

export type { Account, AuthState } from './auth-store';

export const events = moduleEvents({ publishes: ['auth/changed'], subscribes: [] });

/** One per page. */
export const auth = createAuthStore(firebaseAuthProvider, events.publish, knownRole);

const STARTING: AuthState = { status: 'starting' };

export function useAuth(): AuthState {
  return useSyncExternalStore(auth.subscribe, auth.getState, () => STARTING);
}

/**
 * Calls back when the account that was signed in no longer is: after a log-out, also in another tab, or because another
 * account has taken its place.
 * @returns a function that stops it.
 */
export function onAccountLeft(callback: () => void): () => void {
  let before = accountIdOf(auth.getState());
  return auth.subscribe(() => {
    const uid = accountIdOf(auth.getState());
    const hasLeft = before !== undefined && before !== uid;
    before = uid;
    if (hasLeft) callback();
  });
}

/** @returns undefined while nobody is signed in. */
export function accountIdOf(state: AuthState): string | undefined {
  return state.status === 'signed-in' ? state.account.uid : undefined;
}

export function isManager(state: AuthState): boolean {
  return state.status === 'signed-in' && state.role === MANAGER;
}
