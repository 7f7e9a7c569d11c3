/** What works without a network. */
export const OFFLINE =
  'You’re offline. The menu is here to read; ordering works again with a connection.';
