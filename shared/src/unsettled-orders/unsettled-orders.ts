import * as v from 'valibot';

/**
 * The prefix of the keys in `localStorage`, one for each order that was submitted and whose confirmation was not
 * seen; the reference follows. It must never change: the previous page may be from an earlier release.
 */
export const UNSETTLED_ORDER_KEY = 'simmer:order/';

/** After this time, a device forgets an order. */
export const UNSETTLED_ORDER_KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000;

const RecordSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ uid: v.string(), keptAt: v.number(), status: v.optional(v.string()) }),
);

/**
 * Whether this device holds an unsettled order; false where storage is blocked.
 * @param uid considers only this account's orders.
 */
export function hasUnsettledOrder(uid?: string): boolean {
  try {
    return Object.entries(window.localStorage).some(
      ([key, text]) => key.startsWith(UNSETTLED_ORDER_KEY) && isKeptFor(uid, text),
    );
  } catch {
    return false;
  }
}

function isKeptFor(uid: string | undefined, text: unknown): boolean {
  const { success, output } = v.safeParse(RecordSchema, text);
  if (!success || Date.now() - output.keptAt > UNSETTLED_ORDER_KEPT_FOR_MS) return false;
  return output.status !== 'sent' && (uid === undefined || output.uid === uid);
}
