import { auth, useAuth } from '@simmer/shared/auth';
import { cart } from '@simmer/shared/cart';
import { ROUTES, useNavigate } from '@simmer/shared/navigation';
import { use, useState } from 'react';
import { withKnownReference } from '../send-order/known-reference';
import type { OrderDetails } from '../send-order/order';
import { newReference } from '../send-order/reference';
import { CheckoutPorts } from './checkout-ports';
import { useDraft } from './draft-store';
import { decideSubmission } from './submission';
import { ownSending } from './use-sending';

/** Makes the login page show the alert. */
const LOGIN_REQUIRED = { alert: 'login-required' } as const;

export function useDetails(): OrderDetails {
  const typed = useDraft();
  const state = useAuth();
  const accountEmail = state.status === 'signed-in' ? state.account.email : '';
  return { ...typed, email: typed.email ?? accountEmail };
}

/** @returns `attempts`: how often the guest submitted with details missing, 0 when never. */
export function useSubmit(details: OrderDetails): { attempts: number; submit: () => void } {
  const { sending, kept } = use(CheckoutPorts);
  const navigate = useNavigate();
  const [attempts, setAttempts] = useState(0);

  function submit(): void {
    const submission = decideSubmission({
      items: cart.getItems(),
      auth: auth.getState(),
      details,
      reference: newReference(),
    });
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
        void sending.send(
          withKnownReference(
            submission.order,
            ownSending(sending.getState(), auth.getState()),
            kept.list(),
          ),
          true,
        );
    }
  }

  return { attempts, submit };
}
