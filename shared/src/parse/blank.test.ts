import { readFileSync } from 'node:fs';
import { isBlank } from './blank';

it.each([
  ['nothing', ''],
  ['spaces of any script, tabs and line ends', ' \t\r\n\u00a0\u202f\u3000'],
  ['zero-width characters', '\u200b\u200c\u200d\u2060\ufeff'],
  ['direction marks', '\u200e\u200f\u202a\u202e\u2066\u2069\u061c'],
  ['control characters', '\u0000\u0007\u009f'],
  ['a soft hyphen', '\u00ad'],
  ['half an emoji', '\ud83c'],
])('%s is no text', (_what, text) => {
  expect(isBlank(text)).toBe(true);
});

it.each([
  ['a letter among invisible characters', '\u200b\u202eß\u202c'],
  ['a script with marks', 'नि'],
  ['an emoji', '🍲'],
  ['a family joined by zero-width characters', '👨‍👩‍👧'],
])('%s is text', (_what, text) => {
  expect(isBlank(text)).toBe(false);
});

it('The rules of the database refuse the same', () => {
  const [, inRules] =
    /matches\('\(\?s\)\.\*(\[.+\])\.\*'\)/.exec(readFileSync('firestore.rules', 'utf8')) ?? [];
  const [, here] = /!\/(\[.+\])\/u/.exec(isBlank.toString()) ?? [];
  // A string in the rules doubles each backslash.
  expect(inRules?.replaceAll('\\\\', '\\')).toBe('[^\\s\\p{Z}\\p{C}]');
  expect(here).toBe('[^\\s\\p{Z}\\p{C}]');
});
