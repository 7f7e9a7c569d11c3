import Color from 'colorjs.io';

/** The colors of the shop by token, without "--color-". */
export type Tokens = ReadonlyMap<string, Color>;

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
