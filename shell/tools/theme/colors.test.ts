import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CHOSEN, hexOf, replacedTokens } from './colors';
import { readTokens, tokenOf } from './contrast';
import { tokensPath } from './theme';

const root = resolve(__dirname, '../../..');
const tokens = readTokens(readFileSync(tokensPath(root), 'utf8'));
const named = (replaced: ReturnType<typeof replacedTokens>) =>
  Object.fromEntries([...replaced].map(([token, color]) => [token, hexOf(color)]));

/** Colors with a meaning, and white. They are the same in every shop. */
const FIXED = [
  'surface-raised',
  'on-accent',
  'success',
  'success-soft',
  'danger',
  'danger-soft',
  'notice',
  'focus',
];

describe('the colors of a shop', () => {
  it('are those of the design when an owner chooses its five colors', () => {
    const same = Object.fromEntries(
      Object.entries(CHOSEN).map(([name, token]) => [name, hexOf(tokenOf(tokens, token))]),
    );
    const replaced = named(replacedTokens(tokens, same));
    for (const [token, color] of tokens)
      if (!FIXED.includes(token)) expect([token, replaced[token]]).toEqual([token, hexOf(color)]);
    expect(Object.keys(replaced)).toHaveLength(tokens.size - FIXED.length);
  });

  it('change where they are derived from the chosen one, and nowhere else', () => {
    expect(named(replacedTokens(tokens, { accent: '#8c2f5a' }))).toEqual({
      accent: '#8c2f5a',
      'accent-strong': '#6a1e42',
      'accent-soft': '#f5e4e8',
      blush: '#f2dde1',
    });
  });
});
