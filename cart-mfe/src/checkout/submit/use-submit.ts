import { auth, useAuth, type AuthState } from '@simmer/shared/auth';
import { cart, pendingNotes, useCartItems, type CartItem } from '@simmer/shared/cart';
import { isEmail } from '@simmer/shared/email';
import { ROUTES, useNavigate } from '@simmer/shared/navigation';
import { dateProblem } from '@simmer/shared/shop-calendar';
import { shopTimeAt } from '@simmer/shared/shop-clock';
import { useStore } from '@simmer/shared/store';
import { useState, type RefObject } from 'react';
import { useServices } from '../../services/services';
import { openNotes } from './notes-on-menu';
import { useDraft } from '../../order/draft-store';
import { buildOrder, type Order, type OrderDetails } from '../../order/order';
import { eachField, type FieldName } from '../../order/order-fields';
import { newReference } from '../../order/reference';
import { withKnownReference } from '../../send-order/known-reference';
import { useRemembered } from '../../remember-me/use-remembered';
import { useOrdering } from '../../ordering/use-ordering';
import { loginState, useEntryMode } from '../account-step/entry-mode';
import { findSubmitBlockers, type Checked, type PasswordProblem } from './submit-blockers';

/** Makes the login page show the alert. */
const LOGIN_REQUIRED = { alert: 'login-required' } as const;

const PASSWORD_LENGTH = 6;

export function useDetails(): OrderDetails {
  const typed = useDraft();
  const state = useAuth();
  const { guest } = useRemembered();
  const accountEmail = state.status === 'signed-in' ? state.account.email : '';
  const known: Partial<Record<FieldName, string>> = { ...guest, email: accountEmail };
  return { ...typed, ...eachField((name) => typed[name] ?? known[name] ?? '') };
}

export interface OrderOnScreen {
  items: readonly CartItem[];
  details: OrderDetails;
}

/** The order as the form has it, under the name of the account if the guest has typed none. */
export function orderOnScreen(
  reference: string,
  { items, details }: OrderOnScreen,
  state: AuthState,
): Order {
  const displayName = state.status === 'signed-in' ? state.account.displayName : null;
  return buildOrder(reference, items, details, displayName);
}

export function useSubmit(details: OrderDetails, form: RefObject<HTMLFormElement | null>) {
  const { sending, outbox, copiedCart, ordering, now, entry } = useServices();
  const mode = useEntryMode();
  const { failure } = useStore(entry);
  const settings = useOrdering();
  const items = useCartItems();
  const isSignedIn = useAuth().status === 'signed-in';
  const navigate = useNavigate();
  useStore(pendingNotes);
  const [attempts, setAttempts] = useState(0);
  const [isDateUnreadable, setIsDateUnreadable] = useState(false);
  const [passwordProblem, setPasswordProblem] = useState<PasswordProblem>();

  const stateWith = (isUnreadable: boolean, problem?: PasswordProblem): Checked => ({
    items,
    notes: openNotes(),
    details,
    isDateUnreadable: isUnreadable,
    // The first use of the shop's clock takes a slow phone a tenth of a second, so only for a day.
    isDateImpossible:
      details.date !== '' && dateProblem(settings, shopTimeAt(now()), details.date) !== undefined,
    isEmailRefused:
      !isSignedIn &&
      (!isEmail(details.email) ||
        (failure?.problem === 'invalid-email' && failure.email === details.email.trim())),
    passwordProblem: problem,
  });
  const blockers =
    attempts > 0 ? findSubmitBlockers(stateWith(isDateUnreadable, passwordProblem)) : [];

  /** What the guest sees at the moment of the tap. */
  function check(problem?: PasswordProblem): Checked {
    const date = form.current?.elements.namedItem('date');
    const isUnreadable = date instanceof HTMLInputElement && date.validity.badInput;
    setIsDateUnreadable(isUnreadable);
    return stateWith(isUnreadable, problem);
  }

  /** @returns whether something blocks the order, which the alert then says. */
  function isBlocked(checked: Checked): boolean {
    const hasBlockers = findSubmitBlockers(checked).length > 0;
    setAttempts((count) => (hasBlockers ? count + 1 : 0));
    return hasBlockers;
  }

  /** A form-filling program may submit while the button is disabled. */
  function send(checked: Checked): void {
    const state = auth.get();
    if (ordering.get().paused || state.status === 'starting') return;
    if (state.status === 'signed-out') {
      void navigate(ROUTES.login, { state: { ...LOGIN_REQUIRED, ...loginState(details) } });
      return;
    }
    copiedCart.check();
    if (cart.get().length === 0 || isBlocked(checked)) return;
    const order = withKnownReference(
      orderOnScreen(newReference(), checked, state),
      outbox.get().orders,
      state.account.uid,
      () => shopTimeAt(now()).day,
    );
    void sending.send(order, true);
  }

  return {
    /** How often the guest submitted while something blocked it. */
    attempts,
    /** What still blocks it since then. */
    blockers,
    onResolved: () => {
      setAttempts(0);
    },
    isDateUnreadable,
    setIsDateUnreadable,
    submit: () => {
      // While the account is on its way, the order is sent as soon as that is there.
      if (!entry.get().isBusy) send(check());
    },
    password: {
      problem: passwordProblem,
      /** The guest is typing another one. */
      forget: () => {
        setPasswordProblem(undefined);
        entry.forgetFailure();
      },
      /**
       * For a guest without a login: sends the order, as it is now, once they have an account.
       * @returns whether only the password is missing.
       */
      enter: (password: string): boolean => {
        const isShort = mode === 'sign-up' && password.length < PASSWORD_LENGTH;
        const problem = password === '' ? 'missing' : isShort ? 'short' : undefined;
        const hasOthers = isBlocked(check(problem));
        setPasswordProblem(hasOthers || password === '' ? problem : undefined);
        if (hasOthers || password === '') return !hasOthers;
        const checked = check();
        void entry.enter({ mode, email: details.email.trim(), password }, () => {
          send(checked);
        });
        return false;
      },
    },
  };
}

export type PasswordEntry = ReturnType<typeof useSubmit>['password'];
