import * as v from 'valibot';

/**
 * The prefix of the keys in `localStorage`, one for each order that was submitted and whose confirmation was not
 * seen; the reference follows. It must never change: the previous page may be from an earlier release.
 */
export const UNSETTLED_ORDER_KEY = 'simmer:order/';

/** After this time, a device forgets an order. */
export const UNSETTLED_ORDER_KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000;

/** The prefix of the keys in `localStorage`, one for each account that asked to be remembered; its uid follows. */
export const REMEMBERED_KEY = 'simmer:remembered/';

/** After this time, a device forgets whom it was asked to remember. */
export const REMEMBERED_FOR_MS = 365 * 24 * 60 * 60 * 1000;

const when = v.optional(v.number(), Infinity);
const RecordSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ uid: v.string(), keptAt: when, savedAt: when, status: v.optional(v.string()) }),
);

/**
 * Whether this device holds an unsettled order of the account; false where storage is blocked. Every page asks, so the
 * device also forgets here what it has kept for long enough: its guest may never open the cart again.
 * @param uid undefined while nobody is logged in.
 */
export function hasUnsettledOrder(uid: string | undefined): boolean {
  try {
    const unsettled = Object.entries(window.localStorage).filter(([key, text]) => {
      const isOrder = key.startsWith(UNSETTLED_ORDER_KEY);
      if (!isOrder && !key.startsWith(REMEMBERED_KEY)) return false;
      const { success, output } = v.safeParse(RecordSchema, text);
      if (!success) return false;
      const keptForMs = isOrder ? UNSETTLED_ORDER_KEPT_FOR_MS : REMEMBERED_FOR_MS;
      if (Date.now() - Math.min(output.keptAt, output.savedAt) > keptForMs) {
        window.localStorage.removeItem(key);
        return false;
      }
      return isOrder && output.status !== 'sent' && output.uid === uid;
    });
    return unsettled.length > 0;
  } catch {
    return false;
  }
}
