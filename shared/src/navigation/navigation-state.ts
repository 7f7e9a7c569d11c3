/**
 * The router's navigation states, by the page that is opened. A page parses its own: it may be from another release, or
 * forged.
 */
export type NavigationState = LoginState | CartState | ConfirmationState;

export interface LoginState {
  /** A guest has submitted an order without being logged in. */
  readonly alert?: 'login-required' | undefined;
  /** What the guest has typed at the checkout, to fill in the form. */
  readonly checkout?: { readonly email: string } | undefined;
  /** The address of a page that requires a login, with its fragment: the way back to it. */
  readonly returnTo?: string | undefined;
}

export interface CartState {
  /** The guest wants what they ordered last. */
  readonly orderAgain: true;
}

/** A copy of the order, because the cart is empty by then. */
export interface ConfirmationState {
  /** The account that submitted it; no other account may see it. */
  readonly uid: string;
  readonly cartItems: readonly object[];
}
