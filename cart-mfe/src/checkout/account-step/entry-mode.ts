import type { EntryMode } from '@simmer/shared/account-entry';
import type { LoginState } from '@simmer/shared/navigation';
import { useStore } from '@simmer/shared/store';
import type { OrderDetails } from '../../order/order';
import { useServices } from '../../services/services';

/** A guest whom the device does not know is new here, until they say otherwise. */
export function useEntryMode(): EntryMode {
  const { entry, remembered } = useServices();
  const { mode } = useStore(entry);
  const { guests } = useStore(remembered);
  return mode ?? (guests.length > 0 ? 'log-in' : 'sign-up');
}

/** The navigation state that fills in the email on the login page. */
export function loginState({ email }: Pick<OrderDetails, 'email'>): LoginState {
  return { checkout: { email: email.trim() } };
}
