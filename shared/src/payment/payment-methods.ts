/** How guests pay, in the order in which the checkout offers it. */
export const PAYMENT_METHODS = ['Cash', 'Check', 'Venmo'] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Whether it is paid on a phone, from anywhere. The checkout shows the code of the only one, Venmo. */
export function isByApp(method: PaymentMethod): boolean {
  return method === 'Venmo';
}

/** The same methods, as the home page names them. */
export const PAYMENT_BADGES = ['Venmo accepted', 'Cash or check'] as const;

/** The same methods, as the email of a guest without scripts and search engines name them. */
export const PAYMENT_LIST = 'Venmo, cash, check';
