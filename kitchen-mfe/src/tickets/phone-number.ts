import { asciiDigits } from '@simmer/shared/ascii-digits';

/** What a phone dials; undefined for a text that is no number. */
export function phoneNumber(typed: string): string | undefined {
  const digits = asciiDigits(typed).replace(/[^\d+]/g, '');
  return /^\+?\d{3,}$/.test(digits) ? digits : undefined;
}
