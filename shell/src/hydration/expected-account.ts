import type { AuthState } from '@simmer/shared/auth';
import { storedValue } from '@simmer/shared/stored-value';
import { useEffect } from 'react';
import * as v from 'valibot';

/** The key in `localStorage`. It is set if a guest was logged in when the login page was last open. */
export const EXPECTED_ACCOUNT_KEY = 'simmer:account-expected';

/**
 * Hides the form for a guest who is probably logged in until that is known, so that their account shows first. The
 * composer writes this function's source text into the page's head, so it may use nothing from outside except its
 * parameter.
 */
export function expectAccount(key: string): void {
  try {
    if (localStorage.getItem(key) !== null) document.documentElement.dataset.accountExpected = '';
  } catch {
    // Storage is blocked: the form shows from the start.
  }
}

const expected = storedValue(EXPECTED_ACCOUNT_KEY, v.string(), 'localStorage');

/** Records for the next visit whether an account is logged in, and shows what was hidden until this was known. */
export function useExpectedAccount(status: AuthState['status']): void {
  useEffect(() => {
    if (status === 'starting') return;
    delete document.documentElement.dataset.accountExpected;
    expected.set(status === 'logged-in' ? 'yes' : undefined);
  }, [status]);
}
