import { accountIdOf, useAuth } from '@simmer/shared/auth';
import { useStore } from '@simmer/shared/store';
import { useServices } from '../services/services';
import { draft } from '../order/draft-store';
import type { RememberedGuest } from './remembered';

interface RememberedForGuest {
  isAvailable: boolean;
  /** Undefined while nobody is signed in. */
  uid: string | undefined;
  /** What is remembered for the account that is signed in. */
  guest: RememberedGuest | undefined;
  /** Deletes it immediately. */
  forget: () => void;
}

export function useRemembered(): RememberedForGuest {
  const { remembered } = useServices();
  const state = useStore(remembered);
  const uid = accountIdOf(useAuth());
  return {
    isAvailable: state.isAvailable,
    uid,
    guest: state.guests.find((guest) => guest.uid === uid),
    forget() {
      draft.change({ isRemembered: null });
      if (uid !== undefined) remembered.forget(uid);
    },
  };
}
