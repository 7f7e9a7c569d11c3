import Color from 'colorjs.io';
import { tokenOf, type Tokens } from './contrast';

/** The colors that an owner can choose, with the token of each. */
export const CHOSEN = {
  paper: 'page',
  ink: 'ink',
  accent: 'accent',
  wall: 'ground-dark',
  light: 'butter',
} as const;

export type ColorName = keyof typeof CHOSEN;
/** The colors that an owner chose, as `#rrggbb`. */
export type ChosenColors = Readonly<Partial<Record<ColorName, string>>>;

interface Derivation {
  from: ColorName;
  /** A tint keeps its lightness, whatever its color. Others keep their distance from the base color. */
  isTint?: boolean;
}

const DERIVED: Readonly<Record<string, Derivation>> = {
  surface: { from: 'paper' },
  line: { from: 'paper' },
  'ink-soft': { from: 'ink' },
  'line-strong': { from: 'ink' },
  'accent-strong': { from: 'accent' },
  'accent-soft': { from: 'accent', isTint: true },
  blush: { from: 'accent', isTint: true },
  'ground-darker': { from: 'wall' },
  'line-dark': { from: 'wall' },
  scrim: { from: 'wall' },
  'on-dark-soft': { from: 'wall', isTint: true },
  sage: { from: 'wall', isTint: true },
  'focus-on-dark': { from: 'light' },
  'on-dark': { from: 'light', isTint: true },
  'butter-soft': { from: 'light', isTint: true },
  'notice-soft': { from: 'light', isTint: true },
};

const NAMES = Object.keys(CHOSEN).filter((name): name is ColorName => name in CHOSEN);

/** Whether an owner chooses this color directly. */
export const isChosen = (token: string) => NAMES.some((name) => CHOSEN[name] === token);

/**
 * The owner's choice that this token is, or is derived from; undefined for one with a meaning, such as the error color.
 */
export function chosenFor(token: string): ColorName | undefined {
  return NAMES.find((name) => CHOSEN[name] === token) ?? DERIVED[token]?.from;
}

/**
 * The tokens that chosen colors replace.
 * @param tokens of the design.
 */
export function replacedTokens(tokens: Tokens, chosen: ChosenColors): Tokens {
  const replaced = new Map<string, Color>();
  for (const name of NAMES) {
    const value = chosen[name];
    if (value === undefined) continue;
    const base = tokenOf(tokens, CHOSEN[name]);
    const color = new Color(value);
    replaced.set(CHOSEN[name], color);
    for (const [token, { from, isTint = false }] of Object.entries(DERIVED))
      if (from === name)
        replaced.set(token, derived(tokenOf(tokens, token), { base, color, isTint }));
  }
  return replaced;
}

/** A pale base color would multiply the low chroma of its tints. A higher factor looks like a different design. */
const STRONGEST = 1.5;

/** The result relates to the chosen color as `token` relates to the design's color that it is derived from (`base`). */
function derived(
  token: Color,
  { base, color, isTint }: { base: Color; color: Color; isTint: boolean },
): Color {
  const [light, chroma, hue] = polar(token);
  const [baseLight, baseChroma, baseHue] = polar(base);
  const [newLight, newChroma, newHue] = polar(color);
  const lightness = isTint ? light : newLight + light - baseLight;
  const strength = Math.min(baseChroma === 0 ? 0 : newChroma / baseChroma, STRONGEST);
  return opaqueOrNot(
    new Color('oklch', [clamped(lightness), chroma * strength, newHue + hue - baseHue]),
    token.alpha,
  );
}

/** Lightness, chroma and hue; a gray has no hue. */
export function polar(color: Color): [number, number, number] {
  const [lightness, chroma, hue] = color.to('oklch').coords;
  return [lightness ?? 0, chroma ?? 0, hue ?? 0];
}

const clamped = (lightness: number) => Math.min(1, Math.max(0, lightness));

function opaqueOrNot(color: Color, alpha: number | null): Color {
  const shown = new Color(hexOf(color));
  shown.alpha = alpha ?? 1;
  return shown;
}

/** The color as a screen shows it, `#rrggbb`, and with its opacity `#rrggbbaa`. */
export function hexOf(color: Color): string {
  return color.to('srgb').toGamut().toString({ format: 'hex', collapse: false });
}
