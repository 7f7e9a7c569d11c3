import { base64Url } from './base64-url';
import { differences } from './differences';
import type { OrderTicket } from './order-ticket';

/** A link has room for no more, and no guest sends an order as often. */
export const MAX_REVISIONS = 25;
/** Each revision of an order, whether it was changed or only sent again, gets an id of this many characters. */
export const REVISION_ID_LENGTH = 4;
/** As many characters of base64url as the guest's secret and the order's key have: 132 bits. */
export const SECRET_LENGTH = 22;

/**
 * The key by which the owner's devices recognize who sent the first revision of an order: a hash of the guest's secret,
 * which the secret proves, and which does not tell it.
 * @throws where the browser has no `crypto.subtle`, as on a page without https.
 */
export async function keyOf(secret: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return base64Url(new Uint8Array(hash)).slice(0, SECRET_LENGTH);
}

/** How many revisions of its order a ticket knows, itself included: 1 for the first. */
export function revisionOf({ history }: Pick<OrderTicket, 'history'>): number {
  return history.length / REVISION_ID_LENGTH;
}

/**
 * What the link of an order has as its proof.
 * @throws like `keyOf`.
 */
export function proofOf(history: string, secret: string): Promise<string> {
  return revisionOf({ history }) === 1 ? keyOf(secret) : Promise.resolve(secret);
}

/**
 * The key of the order that a ticket belongs to.
 * @throws like `keyOf`.
 */
export function keyOfTicket({ history, proof }: OrderTicket): Promise<string> {
  return revisionOf({ history }) === 1 ? Promise.resolve(proof) : keyOf(proof);
}

/**
 * `two-changes`: the guest changed the order twice, and the second time without the first, as on another device.
 * `other-sender`: somebody without the guest's secret sent an order with this reference.
 */
export type Doubt = 'two-changes' | 'other-sender';

/** What a device of the owner knows about an order. */
export interface KnownOrder {
  readonly ticket: OrderTicket;
  readonly key: string;
  /** Why `ticket` may not be what the guest sent last. It stays until the owner decides. */
  readonly doubt?: Doubt | undefined;
}

export type TicketOutcome = 'added' | 'known' | 'changed' | 'older' | Doubt;

/**
 * Takes in a ticket, in whatever sequence the mails of an order are opened. Whoever opens another device's first ticket
 * there has to believe it, as there is nothing to compare it with; from then on, only the guest's secret changes the
 * order.
 * @param known undefined for an order that the device does not have.
 * @param key of `ticket`.
 */
export function takeTicket(
  known: KnownOrder | undefined,
  ticket: OrderTicket,
  key: string,
): { outcome: TicketOutcome; order: KnownOrder } {
  if (!known) return { outcome: 'added', order: { ticket, key } };
  if (key !== known.key) return doubtful(known, 'other-sender');
  const { history } = known.ticket;
  // A change that has no words would have the order cooked again for nothing.
  const isSame = differences(known.ticket, ticket).length === 0;
  if (ticket.history === history)
    return isSame ? { outcome: 'known', order: known } : doubtful(known, 'two-changes');
  if (ticket.history.startsWith(history))
    return { outcome: isSame ? 'known' : 'changed', order: { ...known, ticket } };
  if (history.startsWith(ticket.history)) return { outcome: 'older', order: known };
  return doubtful(known, 'two-changes');
}

function doubtful(order: KnownOrder, doubt: Doubt) {
  return { outcome: doubt, order: { ...order, doubt } };
}
