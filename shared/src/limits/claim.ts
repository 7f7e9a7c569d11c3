import * as v from 'valibot';
import { difference, highest, sum, type Counts } from './counts';

const counts = v.record(v.string(), v.pipe(v.number(), v.safeInteger(), v.minValue(0)));
const OrderSchema = v.object({
  /** What its revisions need that have arrived, or may have. */
  counts,
  /** Whether the mail service has accepted one of them. Until then, nobody can tell whether any has arrived. */
  isSent: v.boolean(),
  /** What its latest attempt needs, as long as nobody knows what has become of it. */
  needed: v.exactOptional(counts),
  /** The order's revisions up to that attempt. */
  history: v.exactOptional(v.string()),
});
export type ClaimedOrder = Readonly<v.InferOutput<typeof OrderSchema>>;

const OrdersSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), OrderSchema));
const ClaimSchema = v.object({ counts, orders: v.fallback(OrdersSchema, {}) });

/** What one account has of one day: the document `stock/{day}/claims/{account}`. */
export interface Claim {
  /** By their references. */
  readonly orders: Readonly<Record<string, ClaimedOrder>>;
}

export const NO_CLAIM: Claim = { orders: {} };

/** The rules compare only the sums, so an account can claim what it names no order for. */
const UNKNOWN_ORDER = 'unknown order';

/**
 * @param data the content of its document; undefined if there is none.
 * @throws if it is not a claim.
 */
export function parseClaim(data: unknown): Claim {
  if (data === undefined) return NO_CLAIM;
  const { counts: all, orders } = v.parse(ClaimSchema, data);
  const named = totalOf({ orders });
  const rest = difference(highest(all, named), named);
  if (Object.keys(rest).length === 0) return { orders };
  return { orders: { ...orders, [UNKNOWN_ORDER]: { counts: rest, isSent: false } } };
}

/** The sums of a stored claim, whatever orders it names. */
export function storedCounts(data: unknown): Counts {
  return data === undefined ? {} : v.parse(ClaimSchema, data).counts;
}

/** What is kept for an order. */
export const keptFor = ({ counts: kept, needed = {} }: ClaimedOrder): Counts =>
  highest(kept, needed);

/** What the orders of a claim have in all; pools without any are left out. */
export function totalOf({ orders }: Claim): Counts {
  return difference(
    Object.values(orders).reduce<Counts>((all, one) => sum(all, keptFor(one)), {}),
    {},
  );
}

/** The content of its document. */
export function claimFields(claim: Claim) {
  return { counts: totalOf(claim), orders: JSON.stringify(claim.orders) };
}

function withOrder({ orders }: Claim, reference: string, order?: ClaimedOrder): Claim {
  const { [reference]: _before, ...others } = orders;
  const isEmpty = !order || Object.keys(difference(keptFor(order), {})).length === 0;
  return { orders: isEmpty ? others : { ...others, [reference]: order } };
}

/** Whether the latest attempt in the claim is this one, or came before it; one that did not know of it is later. */
const knows = (history: string, order: ClaimedOrder) => history.startsWith(order.history ?? '');

/**
 * Takes what an attempt needs. An earlier one may have arrived, so that what it has stays; with the same history, it
 * certainly has not.
 * @param history the order's revisions up to this attempt.
 */
export function take(claim: Claim, reference: string, needed: Counts, history: string): Claim {
  const { [reference]: before = { counts: {}, isSent: false } } = claim.orders;
  const kept = before.history === history ? before.counts : keptFor(before);
  const { isSent } = before;
  return withOrder(claim, reference, { counts: kept, isSent, needed, history });
}

/** The revision has arrived, and counts instead of every earlier one. */
export function markSent(claim: Claim, reference: string, history: string): Claim {
  const { [reference]: order } = claim.orders;
  if (!order) return claim;
  if (!knows(history, order)) return withOrder(claim, reference, { ...order, isSent: true });
  const { counts: kept, needed = kept } = order;
  return withOrder(claim, reference, { counts: needed, isSent: true, history });
}

/**
 * The attempt has certainly failed.
 * @param mayHaveArrived whether an earlier attempt may have arrived.
 */
export function markUnsent(
  claim: Claim,
  reference: string,
  history: string,
  mayHaveArrived: boolean,
): Claim {
  const { [reference]: order } = claim.orders;
  if (!order || !knows(history, order)) return claim;
  if (!order.isSent && !mayHaveArrived) return release(claim, reference);
  // The claim does not know this attempt, but one that may have arrived.
  if (mayHaveArrived && order.history !== history) return claim;
  const { needed: _failed, ...kept } = order;
  return withOrder(claim, reference, kept);
}

/**
 * Gives back all that an order has.
 * @param history the revisions that are known. What a later one has taken stays.
 */
export function release(claim: Claim, reference: string, history?: string): Claim {
  const { [reference]: order } = claim.orders;
  const isLater = order && history !== undefined && !knows(history, order);
  return !order || isLater ? claim : withOrder(claim, reference);
}
