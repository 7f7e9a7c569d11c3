import { diffArrays } from 'diff';

/** How to make a text from another one. Each part is a text, or two numbers: its start and end in the other text. */
export type TextPatch = readonly (string | number)[];

/**
 * Texts with more differences are not worth a patch, and the time to find one grows with the square of their number.
 */
const MOST_DIFFERENCES = 1000;

/** Where minified code, styles and documents are split, so that equal parts stay whole. */
const CUT = /(?<=[;}>,])/;

/** The patch from `before` to `after`; undefined when they have little in common. */
export function textPatch(before: string, after: string): TextPatch | undefined {
  const parts = diffArrays(before.split(CUT), after.split(CUT), {
    maxEditLength: MOST_DIFFERENCES,
  });
  if (!parts) return undefined;
  const patch: (string | number)[] = [];
  let at = 0;
  for (const { added, removed, value } of parts) {
    const text = value.join('');
    if (added) patch.push(text);
    else {
      if (!removed) patch.push(at, at + text.length);
      at += text.length;
    }
  }
  return patch;
}
