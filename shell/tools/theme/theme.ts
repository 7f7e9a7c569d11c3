import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { describeIssues } from '../../../shared/src/parse/problems';
import { colorProblems } from './check-colors';
import { hexOf, replacedTokens } from './colors';
import { readTokens, type Tokens } from './contrast';
import { readPicture, type Picture } from './picture';

/** How a shop's look differs from the design. */
export interface Theme {
  /** The rule with its colors; empty when it uses those of the design. */
  css: string;
  /** The color of the navigation bar. The browser's toolbar takes the same color. */
  barColor?: string;
  picture?: Picture;
}

const color = v.exactOptional(
  v.pipe(v.string(), v.trim(), v.regex(/^#[0-9a-f]{6}$/i, 'must be a color like #c4301c')),
);
const ThemedSchema = v.object({
  theme: v.exactOptional(
    v.strictObject({
      colors: v.exactOptional(
        v.strictObject({ paper: color, ink: color, accent: color, wall: color, light: color }),
      ),
      picture: v.exactOptional(v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'))),
    }),
  ),
});

/**
 * The tokens of the design.
 * @param root of the repository.
 */
export const tokensPath = (root: string) => join(root, 'shared/src/ui/tokens.css');

export type ParsedTheme = { ok: true; theme?: Theme } | { ok: false; problems: string[] };

/**
 * Reads the section `theme` of a configuration.
 * @param input the whole configuration.
 * @param path of its file. Picture paths are relative to its folder.
 * @returns no theme for a shop that has none, or one sentence per invalid field, beginning with its path.
 */
export async function readTheme(root: string, input: unknown, path: string): Promise<ParsedTheme> {
  const parsed = v.safeParse(ThemedSchema, input);
  if (!parsed.success) return { ok: false, problems: describeIssues(parsed.issues) };
  const { theme } = parsed.output;
  if (!theme) return { ok: true };
  const { colors = {} } = theme;
  const tokens = readTokens(await readFile(tokensPath(root), 'utf8'));
  const picture = theme.picture === undefined ? undefined : await readPicture(path, theme.picture);
  const problems = colorProblems(tokens, colors);
  if (typeof picture === 'string')
    return { ok: false, problems: [...problems, `theme.picture: ${picture}`] };
  if (problems.length > 0) return { ok: false, problems };
  const { wall } = colors;
  return {
    ok: true,
    theme: {
      css: colorCss(replacedTokens(tokens, colors)),
      ...(wall !== undefined && { barColor: wall }),
      ...(picture && { picture }),
    },
  };
}

/**
 * The rule that replaces tokens. It overrides `tokens.css` regardless of order, except where the system chooses the
 * colors.
 */
function colorCss(replaced: Tokens): string {
  const declarations = [...replaced].map(([token, color]) => `--color-${token}:${hexOf(color)}`);
  return declarations.length === 0
    ? ''
    : `@media (forced-colors:none){html:root{${declarations.join(';')}}}`;
}
