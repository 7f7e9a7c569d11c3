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
import { loginState, useEntryMode } from '../account-step/entry-mode';
import { decideSubmission } from './submission';
import { findSubmitBlockers, type Checked } from './submit-blockers';

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
  /**
   * For a guest without a login: sends the order, as it is now, once they have an account.
   * @returns whether only the password is missing.
   */
  enterAndSubmit: (password: string, isDateUnreadable: boolean) => boolean;
  forgetAttempts: () => void;
}

export function useSubmit(details: OrderDetails): Submit {
  const { sending, pendingOrders, ordering, now, entry } = useServices();
  const mode = useEntryMode();
  const navigate = useNavigate();
  const [attempts, setAttempts] = useState(0);

  /** What the guest sees at the moment of the tap. */
  function check(isDateUnreadable: boolean) {
    noteDrafts.saveAll();
    return {
      items: cart.get(),
      details,
      isDateUnreadable,
      isDateImpossible: isImpossible(ordering.get(), now, details.date),
    };
  }

  function send(checked: Checked): void {
    const state = auth.get();
    const submission = decideSubmission({
      ...checked,
      auth: state,
      isPaused: ordering.get().paused,
      reference: newReference(),
    });
    switch (submission.kind) {
      case 'nothing':
        return;
      case 'login-required':
        void navigate(ROUTES.login, {
          state: { ...LOGIN_REQUIRED, ...loginState(details, mode) },
        });
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
            pendingOrders.get().readable.filter(({ uid }) => isAccount(state, uid)),
            () => shopTimeAt(now()).day,
          ),
          true,
        );
    }
  }

  return {
    attempts,
    submit(isDateUnreadable) {
      // The order is sent by itself once the account is there.
      if (!entry.get().isBusy) send(check(isDateUnreadable));
    },
    enterAndSubmit(password, isDateUnreadable) {
      const checked = check(isDateUnreadable);
      const isBlocked = findSubmitBlockers({ ...checked, isForAccount: true }).length > 0;
      setAttempts((count) => (isBlocked ? count + 1 : 0));
      if (isBlocked || password === '') return !isBlocked;
      void entry.enter({ mode, email: details.email.trim(), password }, () => {
        send(checked);
      });
      return false;
    },
    forgetAttempts() {
      setAttempts(0);
    },
  };
}
