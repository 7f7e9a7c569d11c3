import { isBlank } from '@simmer/shared/blank';

/**
 * Direction marks could make an address read differently from what was typed. Half an emoji, which the maximum length
 * of a field may leave, cannot be encoded in a link.
 */
const REMOVED = /[\p{Bidi_Control}\p{Surrogate}]/gu;
const SPACES = /[\s\p{Cc}]+/gu;
const LINE_BREAK = /[\r\n\u2028\u2029]/;

/** Of each text of a dish but its note, in characters. */
export const MAX_NAME_LENGTH = 200;

/** The text stays a single line, so that nobody can add a line or an email header. */
export function oneLine(text: string, maxLength: number, separator = ' '): string {
  const lines = text
    .split(LINE_BREAK)
    .map((line) => line.replace(REMOVED, '').replace(SPACES, ' ').trim())
    .filter((line) => !isBlank(line));
  // The spread counts code points, so that no emoji is cut in half.
  return [...lines.join(separator)].slice(0, maxLength).join('');
}
