import { readFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../base';
import { contrastsOf, PAIRS, readTokens, tokensPath } from '../../theme';
import { checkContrast } from './contrast';

const tokens = tokensPath(root);
const css = readFileSync(tokens, 'utf8');

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'simmer-theme-'));
});
afterEach(() => {
  rmSync(directory, { recursive: true });
});

function check(text: string) {
  const path = join(directory, 'tokens.css');
  writeFileSync(path, text);
  return checkContrast(path);
}

it('black on white has the highest contrast', () => {
  const theme = readTokens(':root { --color-ink: #000; --color-page: #fff; }');
  expect(contrastsOf(theme, [{ color: 'ink', on: ['page'], needed: 4.5 }])[0]?.ratio).toBeCloseTo(
    21,
  );
});

it('the colors of the shop can be told apart', async () => {
  expect((await checkContrast(tokens)).map(({ level }) => level)).toEqual(['ok']);
});

it('text that is hard to read is a problem, with the two colors', async () => {
  expect(
    await check(css.replace(/--color-ink-soft: #\w+/, '--color-ink-soft: #999999')),
  ).toContainEqual(
    expect.objectContaining({
      level: 'problem',
      text: expect.stringMatching(
        /^--color-ink-soft on --color-sage has a contrast of [\d.]+; 4\.5 is needed\.$/,
      ),
    }),
  );
});

it('a color that is missing, or is none, is a problem', async () => {
  expect(await check(css.replace(/--color-sage:/, '--color-mint:'))).toMatchObject([
    { level: 'problem', text: 'The colors cannot be read: There is no --color-sage.' },
  ]);
  expect(await check(css.replace('#d5e4d8', 'nothing'))).toMatchObject([{ level: 'problem' }]);
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
