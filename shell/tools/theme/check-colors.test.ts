import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { colorProblems } from './check-colors';
import type { ChosenColors } from './colors';
import { readTokens } from './contrast';
import { tokensPath } from './theme';

const root = resolve(__dirname, '../../..');
const tokens = readTokens(readFileSync(tokensPath(root), 'utf8'));
const problems = (chosen: ChosenColors) => colorProblems(tokens, chosen);
const advised = (problem = '') => /passes is (#\w{6})/.exec(problem)?.[1] ?? '';

describe('colors that guests could not read', () => {
  it('are refused with the field, the two colors, their contrast and the required one', () => {
    expect(problems({ accent: '#ffcc00' })[0]).toMatch(
      /^theme\.colors\.accent: “accent” \(#ffcc00\) on “page” \(#f3f4ee\) has a contrast of 1\.36; the edge of a control needs 3\. The nearest shade that passes is #[0-9a-f]{6}\.$/,
    );
  });

  it.each(['accent', 'ink', 'wall', 'light', 'paper'] as const)(
    'come with the nearest shade of %s that passes',
    (field) => {
      const hard = {
        accent: '#ffcc00',
        ink: '#aaaaaa',
        wall: '#88aaff',
        light: '#224422',
        paper: '#333333',
      };
      const shade = advised(problems({ [field]: hard[field] })[0]);
      expect(problems({ [field]: shade })).toEqual([]);
    },
  );
});

it('colors that can be read are accepted', () => {
  expect(
    problems({
      paper: '#f7efe2',
      ink: '#2b1a22',
      accent: '#a8324a',
      wall: '#3d2238',
      light: '#f4b8a0',
    }),
  ).toEqual([]);
  expect(problems({})).toEqual([]);
});
