import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrastsOf, readTokens } from './contrast';
import { PAIRS } from './pairs';
import { tokensPath } from './theme';

const root = join(__dirname, '../..');
const css = readFileSync(tokensPath(root), 'utf8');

it('the colors of the shop have enough contrast', () => {
  const low = contrastsOf(readTokens(css), PAIRS).filter(({ ratio, needed }) => ratio < needed);
  expect(low).toEqual([]);
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
  const measured = contrastsOf(readTokens(css), PAIRS).map(
    ({ color, on, ratio, worst, needed }) => ({
      color,
      on: [...on].sort(),
      ratio: ratio.toFixed(2),
      worst,
      needed,
    }),
  );
  expect(written).toEqual(measured);
});
