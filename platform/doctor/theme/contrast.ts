import Color from 'colorjs.io';
import type { Pair } from './pairs';

/** The colors of a theme by token, without "--color-". */
export type Theme = ReadonlyMap<string, Color>;

export interface Contrast extends Pair {
  /** The background with the lowest contrast. */
  worst: string;
  /** By WCAG 2.2, from 1 to 21. */
  ratio: number;
}

/** @param css of the tokens. Only the first rule counts: those after it are for forced colors and the like. */
export function readTheme(css: string): Theme {
  const [rule = ''] = /:root\s*\{[^}]*\}/.exec(css.replace(/\/\*[\s\S]*?\*\//g, '')) ?? [];
  const declarations = rule.matchAll(/--color-([\w-]+):\s*([^;]+);/g);
  return new Map(
    [...declarations].map(([, name = '', value = '']) => [name, new Color(value.trim())]),
  );
}

/** The lowest contrast of each pair. @throws Error naming a token that the theme has not. */
export function contrastsOf(theme: Theme, pairs: readonly Pair[]): Contrast[] {
  const colorOf = (name: string) => {
    const color = theme.get(name);
    if (!color) throw new Error(`There is no --color-${name}.`);
    return color;
  };
  return pairs.map((pair) => {
    const measured = pair.on.map((worst) => ({
      worst,
      ratio: colorOf(pair.color).contrastWCAG21(colorOf(worst)),
    }));
    const [lowest] = measured.sort((a, b) => a.ratio - b.ratio);
    if (!lowest) throw new Error(`--color-${pair.color} is paired with no background.`);
    return { ...pair, ...lowest };
  });
}
