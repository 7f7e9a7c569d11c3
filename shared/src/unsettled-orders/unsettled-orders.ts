/**
 * The beginning of the keys in `localStorage`, one for each order that was submitted and is not known to have arrived;
 * the reference follows. It never changes: the page before may be of an earlier release.
 */
export const UNSETTLED_ORDER_KEY = 'simmer:order/';

/** Whether this device keeps an order that is not settled; false where storage is blocked. */
export function hasUnsettledOrder(): boolean {
  try {
    return Object.keys(window.localStorage).some((key) => key.startsWith(UNSETTLED_ORDER_KEY));
  } catch {
    return false;
  }
}
