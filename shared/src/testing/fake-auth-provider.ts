import type { Account, AuthProvider } from '../auth/auth-store';

interface FakeAuthProvider extends AuthProvider {
  /** Notifies every observer. */
  tell: (account: Account | null) => void;
  /** The roles by account id; an account without an entry has no profile. */
  roles: Map<string, string>;
}

export const olive: Account = { uid: 'olive', email: 'olive@test.example', displayName: 'Olive' };
export const pepper: Account = { uid: 'pepper', email: 'pepper@test.example', displayName: null };

/** A provider without a network. Any password works, and nobody is logged in at first. */
export function fakeAuthProvider(overrides: Partial<AuthProvider> = {}): FakeAuthProvider {
  const observers: ((account: Account | null) => void)[] = [];
  const roles = new Map<string, string>();
  const tell = (account: Account | null) => {
    for (const observer of observers) observer(account);
  };
  const enter = (email: string): Promise<Account> => {
    const account = [olive, pepper].find((known) => known.email === email);
    if (!account)
      return Promise.reject(
        Object.assign(new Error('There is no such account.'), { code: 'auth/user-not-found' }),
      );
    tell(account);
    return Promise.resolve(account);
  };
  return {
    mayHaveAccount: () => Promise.resolve(true),
    observe(listener) {
      observers.push(listener);
      listener(null);
      return Promise.resolve();
    },
    logIn: enter,
    signUp(email, _password, role) {
      const entered = enter(email);
      return entered.then((account) => {
        roles.set(account.uid, role);
        return account;
      });
    },
    logOut() {
      tell(null);
      return Promise.resolve();
    },
    requestPasswordReset: () => Promise.resolve(),
    readRole: (uid) => Promise.resolve(roles.get(uid) ?? null),
    ...overrides,
    tell,
    roles,
  };
}
