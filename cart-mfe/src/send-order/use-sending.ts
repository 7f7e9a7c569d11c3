import { useAuth, type AuthState } from '@simmer/shared/auth';
import { useStore } from '@simmer/shared/store';
import { useServices } from '../services/services';
import type { SendState } from './send-state';

const IDLE: SendState = { status: 'idle' };

/** The order of the account that is signed in. Another account's order shows only while it is being sent. */
export function useSending(): SendState {
  const { sending } = useServices();
  const state = useStore(sending);
  return ownSending(state, useAuth());
}

/** @returns idle in place of the outcome of another account's order. */
export function ownSending(state: SendState, auth: AuthState): SendState {
  if (state.status === 'idle' || state.status === 'sending') return state;
  return isAccount(auth, state.uid) ? state : IDLE;
}

export function isAccount(auth: AuthState, uid: string | null): boolean {
  return auth.status === 'signed-in' && auth.account.uid === uid;
}
