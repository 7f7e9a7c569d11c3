import { auth, onAccountLeft } from '@simmer/shared/auth';
import {
  describeProviderError,
  isUnanswered,
  type ProviderProblem,
} from '@simmer/shared/provider-error';
import { createStore, type Readable } from '@simmer/shared/store';

export type EntryMode = 'sign-up' | 'log-in';

export interface EntryFailure {
  problem: ProviderProblem;
  /** The provider may still do what it was asked to. */
  isUnanswered: boolean;
  /** The provider's own message. */
  message: string;
  /** What it means and what to do. */
  explanation: string;
  /** The address that was tried. */
  email: string;
}

interface EntryState {
  /** Undefined until the guest has chosen. */
  mode: EntryMode | undefined;
  isBusy: boolean;
  failure: EntryFailure | undefined;
}

/** Getting an account at the checkout. Independent of React, so that a guest who leaves and returns taps nothing twice. */
interface AccountEntry extends Readable<EntryState> {
  switchTo: (mode: EntryMode) => void;
  /** The guest is changing what was refused. */
  forgetFailure: () => void;
  /**
   * Not to be called while an account is on its way: the button is disabled. Never rejects.
   * @param onEntered called once, and only if the provider's answer came in time.
   */
  enter: (entry: Entry, onEntered: () => void) => Promise<void>;
}

interface Entry {
  mode: EntryMode;
  email: string;
  password: string;
}

const NOT_CHOSEN: EntryState = { mode: undefined, isBusy: false, failure: undefined };

export function createAccountEntry(): AccountEntry {
  const store = createStore('account entry', NOT_CHOSEN);
  const change = (part: Partial<EntryState>) => {
    store.set({ ...store.get(), ...part });
  };

  onAccountLeft(() => {
    change({ mode: 'log-in', failure: undefined });
  });

  return {
    ...store,
    switchTo(mode) {
      change({ mode, failure: undefined });
    },
    forgetFailure() {
      if (store.get().failure) change({ failure: undefined });
    },
    async enter({ mode, email, password }, onEntered) {
      change({ mode, isBusy: true, failure: undefined });
      try {
        await (mode === 'sign-up' ? auth.signUp : auth.logIn)(email, password);
      } catch (error) {
        const described = describeProviderError(error);
        const failure = { ...described, email, isUnanswered: isUnanswered(error) };
        change({ isBusy: false, failure });
        return;
      }
      change({ isBusy: false });
      onEntered();
    },
  };
}
