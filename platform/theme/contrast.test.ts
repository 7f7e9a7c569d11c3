import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTokens, tokenOf } from './contrast';
import { PAIRS } from './pairs';
import { tokensPath } from './theme';

const root = join(__dirname, '../..');
const tokens = readTokens(readFileSync(tokensPath(root), 'utf8'));
/** Each pair, with the background on which its contrast is lowest. */
const measured = PAIRS.map(({ color, on, needed }) => {
  const ratioOn = (ground: string) =>
    tokenOf(tokens, color).contrastWCAG21(tokenOf(tokens, ground));
  const grounds = [...on].sort();
  const [worst = ''] = [...on].sort((a, b) => ratioOn(a) - ratioOn(b));
  return { color, on: grounds, ratio: ratioOn(worst), worst, needed };
});

it('the colors of the shop have enough contrast', () => {
  expect(measured.filter(({ ratio, needed }) => ratio < needed)).toEqual([]);
});

it('the table of docs/design.md says the same', () => {
  const guide = readFileSync(join(root, 'docs/design.md'), 'utf8');
  const names = (cell: string) => [...cell.matchAll(/`([\w-]+)`/g)].map(([, name]) => name);
  const rows = [
    ...guide.matchAll(/^\| (`[\w-]+`) +\| ([^|]+)\| +([\d.]+) \(([\w-]+)\) +\| ([\d.]+) /gm),
  ];
  const written = rows.map(([, color = '', on = '', ratio, worst, needed]) => ({
    color: names(color)[0],
    on: names(on).sort(),
    ratio,
    worst,
    needed: Number(needed),
  }));
  expect(written).toEqual(measured.map((one) => ({ ...one, ratio: one.ratio.toFixed(2) })));
});
