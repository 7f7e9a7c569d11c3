import { auth } from '@simmer/shared/auth';
import { ROUTES } from '@simmer/shared/navigation';
import { createStore, type Readable } from '../store/store';
import { failureOf, type EntryFailure, type EntryMode, type EntryRequest } from './entry-failure';

export {
  MISSING_PASSWORD,
  typedErrors,
  type EntryMode,
  type EntryRequest,
  type FieldErrors,
} from './entry-failure';
export { isTooShort, passwordRefusal } from './password-policy';

/** What has become of the guest's request. */
export type EntryOutcome =
  | { status: 'idle' | 'busy' }
  | ({ status: 'failed' } & EntryFailure)
  /** `isLate`: the answer came after the request had counted as failed. */
  | { status: 'done'; kind: EntryRequest['kind']; email: string; isLate: boolean };

interface EntryState {
  /** Undefined until the guest has chosen. */
  mode: EntryMode | undefined;
  outcome: EntryOutcome;
}

export interface AccountEntry extends Readable<EntryState> {
  switchTo: (mode: EntryMode) => void;
  /** Called when the guest changes what was refused. */
  forgetFailure: () => void;
  /**
   * Logs in, signs up, or requests the link for a new password. Not to be called while it is busy. Never rejects.
   * @returns whether the provider has done it in time.
   */
  ask: (request: EntryRequest) => Promise<boolean>;
  /**
   * Follows answers that come too late, and log-ins elsewhere.
   * @returns a function that ends it.
   */
  follow: () => () => void;
}

function send({ kind, email, password }: EntryRequest): Promise<void> {
  if (kind === 'log-in') return auth.logIn(email, password);
  if (kind === 'sign-up') return auth.signUp(email, password);
  return auth.requestPasswordReset(email, new URL(ROUTES.login, location.href).href);
}

const NOT_CHOSEN: EntryState = { mode: undefined, outcome: { status: 'idle' } };

/**
 * The way to an account, for the login page and the checkout. It is independent of React, so that it can outlive a
 * page.
 */
export function createAccountEntry(): AccountEntry {
  const store = createStore('account entry', NOT_CHOSEN);
  const change = (part: Partial<EntryState>) => {
    store.set({ ...store.get(), ...part });
  };

  function done({ kind, email }: Pick<EntryRequest, 'kind' | 'email'>, isLate = false): void {
    // A guest who has an account logs in the next time.
    change({ mode: 'log-in', outcome: { status: 'done', kind, email, isLate } });
  }

  return {
    ...store,
    switchTo(mode) {
      change({ mode, outcome: { status: 'idle' } });
    },
    forgetFailure() {
      if (store.get().outcome.status === 'failed') change({ outcome: { status: 'idle' } });
    },
    async ask(asked) {
      change({
        ...(asked.kind !== 'reset' && { mode: asked.kind }),
        outcome: { status: 'busy' },
      });
      try {
        await send(asked);
      } catch (error) {
        change({ outcome: { status: 'failed', ...failureOf(error, asked) } });
        return false;
      }
      done(asked);
      return true;
    },
    follow: () =>
      auth.subscribe(() => {
        const state = auth.get();
        const { outcome } = store.get();
        if (state.status !== 'logged-in' || outcome.status === 'busy') return;
        const email = state.account.email.toLowerCase();
        const isTheirs = outcome.status === 'failed' && outcome.email.toLowerCase() === email;
        if (isTheirs && outcome.isUnanswered) done(outcome, true);
        else change({ mode: 'log-in', outcome: isTheirs ? { status: 'idle' } : outcome });
      }),
  };
}
