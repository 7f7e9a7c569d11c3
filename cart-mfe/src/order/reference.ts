import { MAX_REVISIONS, REVISION_ID_LENGTH, SECRET_LENGTH } from '@simmer/shared/order-revisions';
import { customAlphabet, nanoid } from 'nanoid';

/** Letters and digits that look alike in print or handwriting are left out: 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const ALPHABET = '34679ACDEFGHJKMNPQRTWXY';

const randomCharacters = customAlphabet(ALPHABET, 6);

export const REFERENCE = new RegExp(`^[${ALPHABET}]{3}-[${ALPHABET}]{3}$`);

/** Identifies an order to both the guest and the owner, e.g. `K7P-4MW`: one of 148 million. */
export function newReference(): string {
  const characters = randomCharacters();
  return `${characters.slice(0, 3)}-${characters.slice(3)}`;
}

/** What makes an order the guest's own, whatever it contains. */
export interface OrderIdentity {
  /** The same for every attempt to send the order, and for every change. */
  readonly reference: string;
  /** Who has it may change the order. */
  readonly secret: string;
  /** The ids of its revisions up to this one, as in the link to the kitchen list. */
  readonly history: string;
}

export function newIdentity(): OrderIdentity {
  return {
    reference: newReference(),
    secret: nanoid(SECRET_LENGTH),
    history: nanoid(REVISION_ID_LENGTH),
  };
}

/** The identity of the order with other contents, of which an earlier attempt may have arrived. */
export function nextRevision({ reference, secret, history }: OrderIdentity): OrderIdentity {
  const longest = MAX_REVISIONS * REVISION_ID_LENGTH;
  // The kitchen list asks the owner about two revisions with the same history.
  const next = history.length < longest ? history + nanoid(REVISION_ID_LENGTH) : history;
  return { reference, secret, history: next };
}

/** Only the identity of an order. */
export function identityOf({ reference, secret, history }: OrderIdentity): OrderIdentity {
  return { reference, secret, history };
}
