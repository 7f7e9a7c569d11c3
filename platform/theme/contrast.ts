import Color from 'colorjs.io';
import type { Pair } from './pairs';

/** The colors of the shop by token, without "--color-". */
export type Tokens = ReadonlyMap<string, Color>;

export interface Contrast extends Pair {
  /** The background with the lowest contrast. */
  worst: string;
  /** The contrast ratio of WCAG 2.2, from 1 to 21. */
  ratio: number;
}

/** @param css of the tokens. Only the first rule counts. Later ones are for forced colors and similar modes. */
export function readTokens(css: string): Tokens {
  const [rule = ''] = /:root\s*\{[^}]*\}/.exec(css.replace(/\/\*[\s\S]*?\*\//g, '')) ?? [];
  const declarations = rule.matchAll(/--color-([\w-]+):\s*([^;]+);/g);
  return new Map(
    [...declarations].map(([, name = '', value = '']) => [name, new Color(value.trim())]),
  );
}

/** @throws Error when there is no such token. */
export function tokenOf(tokens: Tokens, name: string): Color {
  const color = tokens.get(name);
  if (!color) throw new Error(`There is no --color-${name}.`);
  return color;
}

/**
 * The lowest contrast of each pair.
 * @throws Error naming a token that is not among the colors.
 */
export function contrastsOf(tokens: Tokens, pairs: readonly Pair[]): Contrast[] {
  return pairs.map((pair) => {
    const measured = pair.on.map((worst) => ({
      worst,
      ratio: tokenOf(tokens, pair.color).contrastWCAG21(tokenOf(tokens, worst)),
    }));
    const [lowest] = measured.sort((a, b) => a.ratio - b.ratio);
    if (!lowest) throw new Error(`--color-${pair.color} is paired with no background.`);
    return { ...pair, ...lowest };
  });
}
