import { isBlank } from '@simmer/shared/blank';

/**
 * Direction marks could make an address read differently from what was typed. Half an emoji, which a field's maximum
 * length may leave behind, cannot be encoded in a link.
 */
const REMOVED = /[\p{Bidi_Control}\p{Surrogate}]/gu;
const SPACES = /[\s\p{Cc}]+/gu;
const LINE_BREAK = /[\r\n\u2028\u2029]/;

function shortened(text: string, maxLength: number): string {
  // By code point, so that no emoji is cut in half.
  return [...text].slice(0, maxLength).join('');
}

/** A single line, so that nobody can add a line or an email header. */
export function oneLine(text: string, maxLength: number): string {
  return joinLines(text, ' ', maxLength);
}

export function addressLine(text: string, maxLength: number): string {
  return joinLines(text, ', ', maxLength);
}

function joinLines(text: string, separator: string, maxLength: number): string {
  const lines = text
    .split(LINE_BREAK)
    .map((line) => line.replace(REMOVED, '').replace(SPACES, ' ').trim())
    .filter((line) => !isBlank(line));
  return shortened(lines.join(separator), maxLength);
}
