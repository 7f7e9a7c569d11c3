import { diffArrays } from 'diff';

/** A text made of another: each part is a text, or two numbers that say where the part begins and ends in the other. */
export type TextPatch = readonly (string | number)[];

/** Texts that differ more are not worth a patch, and the time to find one grows with the square of it. */
const MOST_DIFFERENCES = 1000;

/** Where minified code, styles and documents are cut, so that what is the same stays whole. */
const CUT = /(?<=[;}>,])/;

/** What makes `after` of `before`; undefined when they have little in common. */
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
