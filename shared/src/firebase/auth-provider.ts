export interface Account {
  uid: string;
  email: string;
  displayName: string | null;
}

export interface AuthProvider {
  /** Whether an account may be stored on this device. It asks only the browser. */
  mayHaveAccount: () => Promise<boolean>;
  /** Calls `listener` with the current account and again on every change. Resolves once that is known. */
  observe: (listener: (account: Account | null) => void) => Promise<void>;
  logIn: (email: string, password: string) => Promise<Account>;
  signUp: (email: string, password: string, role: string) => Promise<Account>;
  logOut: () => Promise<void>;
  /** Resolves the same way whether or not the account exists. */
  requestPasswordReset: (email: string, returnTo: string) => Promise<void>;
  /** @returns null when there is no profile. */
  readRole: (uid: string) => Promise<string | null>;
}
