/**
 * How far the kitchen is with an order, in this sequence: begun, ready, on the way to its guest, and done. The same words
 * as in `firestore.rules`. An order without a state is not begun.
 */
export const ORDER_STATES = ['started', 'ready', 'underway', 'done'] as const;

export type OrderState = (typeof ORDER_STATES)[number];
