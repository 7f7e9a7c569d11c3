import { useStore } from '@simmer/shared/store';
import { useDeferredValue } from 'react';
import type { EntryFailure, EntryMode } from '../../account-entry/account-entry';
import type { OrderDetails } from '../../order/order';
import { useServices } from '../../services/services';

/** A guest whom the device does not know is new here, until they say otherwise. */
export function useEntryMode(): EntryMode {
  const { entry, remembered } = useServices();
  const { mode } = useStore(entry);
  const { guests } = useStore(remembered);
  return mode ?? (guests.length > 0 ? 'log-in' : 'sign-up');
}

/**
 * What came of the last try with this email. It goes later, because a click on “Log in instead” may be what reads
 * another email or password.
 */
export function useRefusal(email: string): EntryFailure | undefined {
  const { isBusy, failure } = useStore(useServices().entry);
  const current = failure?.email === email ? failure : undefined;
  const latest = useDeferredValue(current);
  return current ?? (isBusy ? undefined : latest);
}

/** The navigation state that fills in the email on the login page. */
export function loginState({ email }: Pick<OrderDetails, 'email'>) {
  return { checkout: { email: email.trim() } };
}
