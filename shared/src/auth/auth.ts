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

export function isManager(state: AuthState): boolean {
  return state.status === 'signed-in' && state.role === MANAGER;
}
