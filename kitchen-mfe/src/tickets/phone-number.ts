import { asciiDigits } from '@simmer/shared/ascii-digits';

/** A slash may stand within a number; after seven digits, it begins another one, and a word an extension. */
const FIRST_NUMBER = /^(?:\D*\d){1,7}[^/;,\p{L}]*/u;
/** The zero is dialed only where the country is not. */
const TRUNK_ZERO = /(\+\d+\s*)\(0\)/;

/** What a phone dials; undefined for a text that is no number, or of which nobody can tell where the first one ends. */
export function phoneNumber(typed: string): string | undefined {
  const plain = asciiDigits(typed).replace(TRUNK_ZERO, '$1');
  const digits = FIRST_NUMBER.exec(plain)?.[0].replace(/[^\d+]/g, '');
  return digits && /^\+?\d{3,15}$/.test(digits) ? digits : undefined;
}
