import type { Account } from '@simmer/shared/auth';
import type * as Firebase from '@simmer/shared/firebase';
import type { StoredDocument } from '@simmer/shared/firebase';

export const gus: Account = { uid: 'gus', email: 'gus@test.example', displayName: null };
export const ada: Account = { uid: 'ada', email: 'ada@test.example', displayName: null };

let listener: ((account: Account | null) => void) | undefined;

export const firebaseAuthProvider = {
  mayHaveAccount: () => Promise.resolve(true),
  observe: async (tell: (account: Account | null) => void) => {
    listener = tell;
  },
  logIn: async () => gus,
  signUp: async () => gus,
  logOut: async () => undefined,
  requestPasswordReset: async () => undefined,
  readRole: async () => 'guest',
};

let documents: readonly StoredDocument[] = [];

export function storeMenu(stored: readonly StoredDocument[]): void {
  documents = stored;
}

export const readMenu = async () => documents;

export function tellAccount(account: Account | null): void {
  listener?.(account);
}

type CallLimits = typeof Firebase.withLimitsClient;
let callLimits: CallLimits = () => Promise.reject(new Error('This shop has no limits.'));

/** @param call what a shop with limits calls. */
export function storeLimits(call: CallLimits): void {
  callLimits = call;
}

type CallOrderStates = <T>(call: (client: Firebase.OrderStateClient) => Promise<T>) => Promise<T>;
let callOrderStates: CallOrderStates = () => Promise.reject(new Error('This shop shares none.'));

/** @param call what a shop calls whose guests see how far their order is. */
export function storeOrderStates(call: CallOrderStates): void {
  callOrderStates = call;
}

export const withDatabase: CallOrderStates = (call) => callOrderStates(call);

export const withLimitsClient: CallLimits = (call) => callLimits(call);
