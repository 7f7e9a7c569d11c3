import fc from 'fast-check';
import { type TextPatch, textPatch } from './text-patch';

/** As the service worker does it. */
function apply(before: string, patch: TextPatch): string {
  let text = '';
  for (let at = 0; at < patch.length; at += 1) {
    const part = patch[at];
    text += typeof part === 'string' ? part : before.slice(part, Number(patch[(at += 1)]));
  }
  return text;
}

const text = fc
  .array(fc.oneof(fc.constantFrom('a;', 'b>', 'c}', 'd,', 'e'), fc.string({ unit: 'grapheme' })))
  .map((parts) => parts.join(''));

it('a patch makes the new text of the old one, whatever the two are', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      expect(apply(before, textPatch(before, after) ?? [])).toBe(after);
    }),
    { numRuns: 500 },
  );
});

it('a patch has the new parts alone', () => {
  expect(textPatch('cook(soup);serve(soup);wash();', 'cook(soup);serve(stew);wash();')).toEqual([
    0,
    11,
    'serve(stew);',
    23,
    30,
  ]);
});

it('texts that have little in common have no patch', () => {
  const lines = (word: string) => Array.from({ length: 2000 }, (_, n) => `${word}${String(n)};`);
  expect(textPatch(lines('a').join(''), lines('b').join(''))).toBeUndefined();
});
