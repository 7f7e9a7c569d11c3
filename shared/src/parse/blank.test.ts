import { readFileSync } from 'node:fs';
import { isBlank } from './blank';

it.each([
  ['nothing', '', true],
  ['spaces of any script, tabs and line ends', ' \t\r\n\u00a0\u202f\u3000', true],
  ['zero-width characters', '\u200b\u200c\u200d\u2060\ufeff', true],
  ['direction marks', '\u200e\u200f\u202a\u202e\u2066\u2069\u061c', true],
  ['control characters', '\u0000\u0007\u009f', true],
  ['a soft hyphen', '\u00ad', true],
  ['half an emoji', '\ud83c', true],
  ['a letter among invisible characters', '\u200b\u202eß\u202c', false],
  ['a script with marks', 'नि', false],
  ['an emoji', '🍲', false],
  ['a family joined by zero-width characters', '👨‍👩‍👧', false],
])('%s is blank: %j, %p', (_what, text, is) => expect(isBlank(text)).toBe(is));

it('the rules of the database refuse the same texts', () => {
  const [, inRules] =
    /matches\('\(\?s\)\.\*(\[.+\])\.\*'\)/.exec(readFileSync('firestore.rules', 'utf8')) ?? [];
  const [, here] = /!\/(\[.+\])\/u/.exec(isBlank.toString()) ?? [];
  // A string in the rules doubles each backslash.
  expect(inRules?.replaceAll('\\\\', '\\')).toBe('[^\\s\\p{Z}\\p{C}]');
  expect(here).toBe('[^\\s\\p{Z}\\p{C}]');
});
