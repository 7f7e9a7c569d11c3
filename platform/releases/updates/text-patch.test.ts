import fc from 'fast-check';
import { patchedText } from '../../../shell/src/offline/patched-text';
import { textPatch } from './text-patch';

const text = fc
  .array(fc.oneof(fc.constantFrom('a;', 'b>', 'c}', 'd,', 'e'), fc.string({ unit: 'grapheme' })))
  .map((parts) => parts.join(''));

it('the service worker makes the new text of the old one with a patch, whatever the two are', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      expect(patchedText(before, textPatch(before, after) ?? [])).toBe(after);
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
