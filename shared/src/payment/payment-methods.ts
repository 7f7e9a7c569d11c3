/** How guests pay, in the order in which the checkout offers it. */
export const PAYMENT_METHODS = ['Cash', 'Check', 'Venmo'] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Whether guests pay it with a code that the shop shows. All others are paid when the order is handed over. */
export function hasCode(method: PaymentMethod): boolean {
  return method === 'Venmo';
}

/** The payment methods, as the home page names them. */
export const PAYMENT_BADGES = ['Venmo accepted', 'Cash or check'] as const;

/** The text for the email of a guest without scripts, and for search engines. */
export const PAYMENT_LIST = PAYMENT_METHODS.join(', ');
