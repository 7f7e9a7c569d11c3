import { customAlphabet } from 'nanoid';

/** Letters and digits that look alike in print or handwriting are left out: 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const ALPHABET = '34679ACDEFGHJKMNPQRTWXY';

const randomCharacters = customAlphabet(ALPHABET, 6);

export const REFERENCE = new RegExp(`^[${ALPHABET}]{3}-[${ALPHABET}]{3}$`);

/** Identifies an order to both the guest and the owner, e.g. `K7P-4MW`: one of 148 million. */
export function newReference(): string {
  const characters = randomCharacters();
  return `${characters.slice(0, 3)}-${characters.slice(3)}`;
}
