import { firebaseAuthProvider } from '@simmer/shared/firebase';
import { useStore } from '../store/store';
import { createAuthStore, MANAGER, type AuthState } from './auth-store';
import { roleCache } from './role-cache';

export type { Account, AuthState } from './auth-store';

/** The store of this page; there is only one. */
export const auth = createAuthStore(firebaseAuthProvider, roleCache);

export function useAuth(): AuthState {
  return useStore(auth);
}

/**
 * Calls back when the account that was logged in no longer is: after a logout, also in another tab, or because another
 * account has taken its place.
 * @param before the account that was logged in on an earlier page, by its uid.
 * @param follow called with the account, by its uid, whenever it is known; undefined for nobody.
 * @returns a function that stops it.
 */
export function onAccountLeft(
  callback: () => void,
  before = accountIdOf(auth.get()),
  follow?: (uid: string | undefined) => void,
): () => void {
  const check = () => {
    const state = auth.get();
    if (state.status === 'starting' || 'isUnsure' in state) return;
    const uid = accountIdOf(state);
    const hasLeft = before !== undefined && before !== uid;
    before = uid;
    if (hasLeft) callback();
    follow?.(uid);
  };
  check();
  return auth.subscribe(check);
}

/** @returns undefined while nobody is logged in. */
export function accountIdOf(state: AuthState): string | undefined {
  return state.status === 'logged-in' ? state.account.uid : undefined;
}

export function isManager(state: AuthState): boolean {
  return state.status === 'logged-in' && state.role === MANAGER;
}
