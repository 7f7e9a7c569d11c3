/** What works without a network. */
export const OFFLINE =
  'You’re offline. The menu is here to read; you’ll need a connection to order.';
