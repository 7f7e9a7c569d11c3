import * as v from 'valibot';
import { difference, highest, sum, type Counts } from './counts';

const counts = v.record(v.string(), v.pipe(v.number(), v.safeInteger(), v.minValue(0)));
const OrderSchema = v.object({
  counts,
  /** Whether the mail service has accepted it. Until then, nobody can tell whether it has arrived. */
  isSent: v.boolean(),
  /** When its latest attempt began, in milliseconds since 1970 on the guest's device. */
  attemptAt: v.optional(v.number()),
});
const OrdersSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), OrderSchema));
const ClaimSchema = v.object({
  counts,
  // The rules let an account write the figures of `settled` as text.
  settled: v.fallback(counts, {}),
  orders: v.fallback(OrdersSchema, {}),
});

/** What one account has of one day: the document `stock/{day}/claims/{account}`. */
export interface Claim {
  /** The orders that may have left the page, by their references. */
  readonly orders: Readonly<v.InferOutput<typeof OrdersSchema>>;
  /** What an order holds that has not left the page. */
  readonly held: Counts;
}

export const NO_CLAIM: Claim = { orders: {}, held: {} };

/**
 * @param data the content of its document; undefined if there is none.
 * @throws if it is not a claim.
 */
export function parseClaim(data: unknown): Claim {
  if (data === undefined) return NO_CLAIM;
  const { counts: all, settled, orders } = v.parse(ClaimSchema, data);
  return { orders, held: difference(all, settled) };
}

/** What the orders of a claim have in all. */
export function settledBy({ orders }: Claim): Counts {
  return Object.values(orders).reduce<Counts>((all, one) => sum(all, one.counts), {});
}

/**
 * The content of its document. Both counts name the same pools, also those that it once had, with 0: whoever gives back
 * what is held cannot read the claim and only subtracts, and the rules compare the result with what is settled.
 * @param stored what the document has had until now.
 */
export function claimFields(claim: Claim, stored?: unknown) {
  const settled = settledBy(claim);
  const counts = sum(settled, claim.held);
  const named = { ...(stored === undefined ? {} : v.parse(ClaimSchema, stored).counts), ...counts };
  const none = Object.fromEntries(Object.keys(named).map((pool) => [pool, 0]));
  return {
    ...{ counts: { ...none, ...counts }, settled: { ...none, ...settled } },
    orders: JSON.stringify(claim.orders),
  };
}

const countsOf = ({ orders }: Claim, reference: string): Counts => orders[reference]?.counts ?? {};

/** Holds what an order needs more than it already has. What was held before is given back. */
export function holdFor(claim: Claim, reference: string, needed: Counts): Claim {
  const more = difference(highest(needed, countsOf(claim, reference)), countsOf(claim, reference));
  return { ...claim, held: more };
}

/** The order is about to leave the page. An earlier attempt may have arrived, so the higher counts stay. */
export function settle(claim: Claim, reference: string, needed: Counts, attemptAt?: number): Claim {
  const isSent = claim.orders[reference]?.isSent ?? false;
  const order = { counts: highest(needed, countsOf(claim, reference)), isSent, attemptAt };
  return { orders: { ...claim.orders, [reference]: order }, held: {} };
}

/** The order has arrived, and counts instead of every earlier attempt. */
export function markSent(claim: Claim, reference: string, needed: Counts): Claim {
  return { ...claim, orders: { ...claim.orders, [reference]: { counts: needed, isSent: true } } };
}

/**
 * The order has certainly not arrived, or is given back.
 * @param attemptAt of the attempt that has failed. What a later one has settled stays: this answer was slow.
 */
export function release(claim: Claim, reference: string, attemptAt = Infinity): Claim {
  if ((claim.orders[reference]?.attemptAt ?? 0) > attemptAt) return claim;
  const { [reference]: _released, ...orders } = claim.orders;
  return { orders, held: {} };
}
