// Marks that turn the reading direction could make an address read differently from what was typed.
const BIDI_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const CONTROLS = /\p{Cc}+/gu;
const LINE_BREAKS = /[\r\n\u2028\u2029]+/g;

function shortened(text: string, maxLength: number): string {
  // By code point: a cut through an emoji would leave half of it.
  return [...text].slice(0, maxLength).join('');
}

/** One plain line, so that nobody can add a line (or a mail header) of their own. */
export function oneLine(text: string, maxLength: number): string {
  return joinLines(text, ' ', maxLength);
}

/** An address is typed in lines and sent in one. */
export function addressLine(text: string, maxLength: number): string {
  return joinLines(text, ', ', maxLength);
}

function joinLines(text: string, separator: string, maxLength: number): string {
  const lines = text
    .split(LINE_BREAKS)
    .map((line) => line.replace(BIDI_MARKS, '').replace(CONTROLS, ' ').replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  return shortened(lines.join(separator), maxLength);
}
