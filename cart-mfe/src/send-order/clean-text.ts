import { isBlank } from '@simmer/shared/blank';

// Direction marks could make an address read differently from what was typed.
const BIDI_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Half an emoji, which a field's maximum length may leave; it cannot be put into a link. */
const LONE_SURROGATES = /\p{Surrogate}/gu;
const CONTROLS = /\p{Cc}+/gu;
const LINE_BREAKS = /[\r\n\u2028\u2029]+/g;

function shortened(text: string, maxLength: number): string {
  // By code point, so that no emoji is cut in half.
  return [...text].slice(0, maxLength).join('');
}

/** One line, so that nobody can add a line or a mail header. */
export function oneLine(text: string, maxLength: number): string {
  return joinLines(text, ' ', maxLength);
}

export function addressLine(text: string, maxLength: number): string {
  return joinLines(text, ', ', maxLength);
}

function joinLines(text: string, separator: string, maxLength: number): string {
  const lines = text
    .split(LINE_BREAKS)
    .map((line) =>
      line
        .replace(LONE_SURROGATES, '')
        .replace(BIDI_MARKS, '')
        .replace(CONTROLS, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((line) => !isBlank(line));
  return shortened(lines.join(separator), maxLength);
}
