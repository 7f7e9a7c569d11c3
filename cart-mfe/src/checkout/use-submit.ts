import { auth, useAuth } from '@simmer/shared/auth';
import { cart } from '@simmer/shared/cart';
import { ROUTES, useNavigate } from '@simmer/shared/navigation';
import { use, useEffect, useState, useSyncExternalStore } from 'react';
import { confirmationStateOf } from '../order-confirmation/confirmation-state';
import type { OrderDetails } from '../send-order/order';
import type { SendState } from '../send-order/send-order';
import { CheckoutPorts } from './checkout-ports';
import { useDraft } from './draft-store';
import { decideSubmission } from './submission';

const IDLE: SendState = { status: 'idle' };
/** The login page shows the alert of a guest who was sent there. */
const LOGIN_REQUIRED = { alert: 'login-required' } as const;

export function useSending(): SendState {
  const { sending } = use(CheckoutPorts);
  return useSyncExternalStore(sending.subscribe, sending.getState, () => IDLE);
}

/** What the form shows: the guest's own words, and the account's email until the guest typed another. */
export function useDetails(): OrderDetails {
  const typed = useDraft();
  const state = useAuth();
  const accountEmail = state.status === 'signed-in' ? state.account.email : '';
  return { ...typed, email: typed.email ?? accountEmail };
}

/**
 * Sends the order, and takes the guest to the thank-you page when it has arrived.
 * @returns `attempts` counts submits that met missing details, 0 when there was none.
 */
export function useSubmit(details: OrderDetails): { attempts: number; submit: () => void } {
  const { sending } = use(CheckoutPorts);
  const navigate = useNavigate();
  const state = useSending();
  const [attempts, setAttempts] = useState(0);

  useEffect(() => {
    if (state.status !== 'sent') return;
    // Replaced, so that Back does not lead to a form that was already sent.
    void navigate(ROUTES.orderConfirmation, {
      replace: true,
      state: confirmationStateOf(state.order),
    });
  }, [state, navigate]);

  function submit(): void {
    const submission = decideSubmission({ items: cart.getItems(), auth: auth.getState(), details });
    switch (submission.kind) {
      case 'nothing':
        return;
      case 'login-required':
        void navigate(ROUTES.login, { state: LOGIN_REQUIRED });
        return;
      case 'details-missing':
        setAttempts((count) => count + 1);
        return;
      case 'order':
        setAttempts(0);
        void sending.send(submission.order);
    }
  }

  return { attempts, submit };
}
