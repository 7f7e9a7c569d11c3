import { isTooShort, MISSING_PASSWORD, passwordRefusal } from '@simmer/shared/account-entry';
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
import { changing } from '../../order/changing';
import { unreadableDate, useDraft } from '../../order/draft-store';
import { buildOrder, type Order, type OrderDetails } from '../../order/order';
import { eachField, isAsked, type FieldName } from '../../order/order-fields';
import { newIdentity, type OrderIdentity } from '../../order/reference';
import { withKnownReference } from '../../send-order/known-reference';
import { useRemembered } from '../../remember-me/use-remembered';
import {
  isTooLateToChange,
  orderingFor,
  useLimits,
  useOrdering,
} from '../../ordering/use-ordering';
import { loginState, useEntryMode } from '../account-step/entry-mode';
import { findSubmitBlockers, type Checked } from './submit-blockers';

const TOO_LATE = 'It’s too late to change this order here.';
const CHANGED_ELSEWHERE =
  'You have sent another change of this order since. Please change that one instead.';

export function useDetails(): OrderDetails {
  const typed = useDraft();
  const state = useAuth();
  const { guest } = useRemembered();
  const accountEmail = state.status === 'logged-in' ? state.account.email : '';
  const known: Partial<Record<FieldName, string>> = { ...guest, email: accountEmail };
  // The device may remember what the shop no longer asks for.
  const valueOf = (name: FieldName) => (isAsked(name) ? (typed[name] ?? known[name]) : undefined);
  return { ...typed, ...eachField((name) => valueOf(name) ?? '') };
}

export interface OrderOnScreen {
  items: readonly CartItem[];
  details: OrderDetails;
}

/** The order as the form has it, under the name of the account if the guest has typed none. */
export function orderOnScreen(
  identity: OrderIdentity,
  { items, details }: OrderOnScreen,
  state: AuthState,
): Order {
  const displayName = state.status === 'logged-in' ? state.account.displayName : null;
  return buildOrder(identity, items, details, displayName);
}

export function useSubmit(details: OrderDetails, form: RefObject<HTMLFormElement | null>) {
  const services = useServices();
  const { sending, outbox, copiedCart, ordering, now, entry } = services;
  const mode = useEntryMode();
  const limits = useLimits();
  const settings = orderingFor(useOrdering(), limits);
  const changed = useStore(changing)?.base;
  const items = useCartItems();
  const isLoggedIn = useAuth().status === 'logged-in';
  const navigate = useNavigate();
  useStore(pendingNotes);
  useStore(unreadableDate);
  const [attempts, setAttempts] = useState(0);
  const [passwordError, setPasswordError] = useState<string>();

  const stateWith = (error?: string): Checked => ({
    items,
    notes: openNotes(),
    details,
    isDateUnreadable: unreadableDate.get(),
    // The first use of the shop's clock takes a slow phone a tenth of a second, so it is read only if a day is
    // chosen.
    isDateImpossible:
      !['', changed?.date].includes(details.date) &&
      dateProblem(settings, shopTimeAt(now()), details.date) !== undefined,
    changeProblem: changed ? problemOfChange(changed) : '',
    limits,
    isEmailRefused: !isLoggedIn && !isEmail(details.email),
    isPasswordWrong: error !== undefined,
  });
  const blockers = attempts > 0 ? findSubmitBlockers(stateWith(passwordError)) : [];

  function problemOfChange(base: Order): string {
    if (outbox.withLatest(base).history !== base.history) return CHANGED_ELSEWHERE;
    return isTooLateToChange(base, services) ? TOO_LATE : '';
  }

  /** What the guest sees at the moment of the tap. */
  function check(error?: string): Checked {
    const date = form.current?.elements.namedItem('date');
    unreadableDate.set(date instanceof HTMLInputElement && date.validity.badInput);
    return stateWith(error);
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
    if (state.status === 'logged-out') {
      void navigate(ROUTES.login, { state: { alert: 'login-required', ...loginState(details) } });
      return;
    }
    copiedCart.check();
    if (cart.get().length === 0 || isBlocked(checked)) return;
    const order = withKnownReference(
      orderOnScreen(newIdentity(), checked, state),
      outbox.get().orders,
      state.account.uid,
      () => shopTimeAt(now()).day,
      changing.get()?.base,
    );
    void sending.send(order, true);
  }

  return {
    /** How often the guest submitted while something blocked it. */
    attempts,
    /** The blockers of that attempt that are left. */
    blockers,
    onResolved: () => setAttempts(0),
    submit: () => {
      // While the account is being created, the order waits, and is sent as soon as the account exists.
      if (entry.get().outcome.status !== 'busy') send(check());
    },
    password: {
      /** The message at its field. */
      error: passwordError,
      /** The guest is typing another one. */
      forget: () => {
        setPasswordError(undefined);
        entry.forgetFailure();
      },
      /**
       * Sends the order of a guest without a login, as it is now, once they have an account.
       * @returns whether only the password is missing.
       */
      enter: (password: string): boolean => {
        const missing = password === '' ? MISSING_PASSWORD[mode] : undefined;
        const isShort = mode === 'sign-up' && isTooShort(password);
        const error = missing ?? (isShort ? passwordRefusal() : undefined);
        const hasOthers = isBlocked(check(error));
        setPasswordError(hasOthers ? error : missing);
        if (hasOthers || missing) return !hasOthers;
        const checked = check();
        void entry.ask({ kind: mode, email: details.email.trim(), password }).then((isDone) => {
          if (isDone) send(checked);
        });
        return false;
      },
    },
  };
}

export type PasswordEntry = ReturnType<typeof useSubmit>['password'];
