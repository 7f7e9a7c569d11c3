import { auth, useAuth } from '@simmer/shared/auth';
import { cart } from '@simmer/shared/cart';
import { ROUTES, useNavigate } from '@simmer/shared/navigation';
import { shopTimeAt } from '@simmer/shared/shop-clock';
import { useState } from 'react';
import { useServices } from '../../services/services';
import { useDraft } from '../../order/draft-store';
import type { OrderDetails } from '../../order/order';
import { eachField, type FieldName } from '../../order/order-fields';
import { newReference } from '../../order/reference';
import { withKnownReference } from '../../send-order/known-reference';
import { isImpossible } from '../../ordering/use-possible-dates';
import { useRemembered } from '../../remember-me/use-remembered';
import { noteDrafts } from '../../line-notes/note-drafts';
import { isAccount, ownSending } from '../../send-order/use-sending';
import { decideSubmission } from './submission';

/** Makes the login page show the alert. */
const LOGIN_REQUIRED = { alert: 'login-required' } as const;

export function useDetails(): OrderDetails {
  const typed = useDraft();
  const state = useAuth();
  const { guest } = useRemembered();
  const accountEmail = state.status === 'signed-in' ? state.account.email : '';
  const known: Partial<Record<FieldName, string>> = { ...guest, email: accountEmail };
  return { ...typed, ...eachField((name) => typed[name] ?? known[name] ?? '') };
}

interface Submit {
  /** How often the guest submitted while something blocked it. */
  attempts: number;
  submit: (isDateUnreadable: boolean) => void;
  forgetAttempts: () => void;
}

export function useSubmit(details: OrderDetails): Submit {
  const { sending, kept } = useServices();
  const { ordering } = useServices();
  const { now } = useServices();
  const navigate = useNavigate();
  const [attempts, setAttempts] = useState(0);

  function submit(isDateUnreadable: boolean): void {
    noteDrafts.saveAll();
    const settings = ordering.get();
    const state = auth.get();
    const submission = decideSubmission({
      items: cart.get(),
      auth: state,
      isPaused: settings.paused,
      details,
      isDateUnreadable,
      isDateImpossible: isImpossible(settings, now, details.date),
      reference: newReference(),
    });
    switch (submission.kind) {
      case 'nothing':
        return;
      case 'login-required':
        void navigate(ROUTES.login, { state: LOGIN_REQUIRED });
        return;
      case 'blocked':
        setAttempts((count) => count + 1);
        return;
      case 'order':
        setAttempts(0);
        void sending.send(
          withKnownReference(
            submission.order,
            ownSending(sending.get(), state),
            kept.get().readable.filter(({ uid }) => isAccount(state, uid)),
            () => shopTimeAt(now()).day,
          ),
          true,
        );
    }
  }

  function forgetAttempts(): void {
    setAttempts(0);
  }

  return { attempts, submit, forgetAttempts };
}
