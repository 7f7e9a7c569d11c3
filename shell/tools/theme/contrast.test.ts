import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTokens, tokenOf } from './contrast';
import { PAIRS } from './pairs';
import { tokensPath } from './theme';

const root = join(__dirname, '../../..');
const tokens = readTokens(readFileSync(tokensPath(root), 'utf8'));

it.each(PAIRS)('%j have enough contrast', ({ color, on, needed }) => {
  const ratios = on.map((ground) => tokenOf(tokens, color).contrastWCAG21(tokenOf(tokens, ground)));
  expect(Math.min(...ratios)).toBeGreaterThanOrEqual(needed);
});
