import { accountIdOf, useAuth } from '@simmer/shared/auth';
import { useStore } from '@simmer/shared/store';
import { useServices } from '../services/services';
import { draft } from '../order/draft-store';

/** What is remembered for the account that is logged in. */
export function useRemembered() {
  const { remembered } = useServices();
  const state = useStore(remembered);
  const uid = accountIdOf(useAuth());
  return {
    isAvailable: state.isAvailable,
    /** Undefined while nobody is logged in. */
    uid,
    guest: state.guests.find((guest) => guest.uid === uid),
    /** Deletes it immediately. */
    forget: () => {
      draft.change({ isRemembered: null });
      if (uid !== undefined) remembered.forget(uid);
    },
  };
}
