import svgToDataUri from 'mini-svg-data-uri';
import { hexOf } from './colors';
import type { Tokens } from './contrast';
import type { Picture } from './picture';

/**
 * The rule that replaces tokens. Wherever it stands, it wins over that of `tokens.css`, except where the system chooses the colors.
 */
export function colorCss(replaced: Tokens): string {
  const declarations = [...replaced].map(([token, color]) => `--color-${token}:${hexOf(color)}`);
  return declarations.length === 0
    ? ''
    : `@media (forced-colors:none){html:root{${declarations.join(';')}}}`;
}

/** Nobody drew a calm wall into a photo, so the words have one before it. */
const SHADE = {
  upright: 'linear-gradient(var(--color-ground-dark) 48%,transparent 82%)',
  wide: 'linear-gradient(90deg,var(--color-ground-dark) 38%,transparent 74%)',
};

/**
 * The rule that puts the picture into the place of the shop's own (`hero.module.css`).
 * @param address of a photo; by default it is in the rule itself.
 */
export function pictureCss(picture: Picture, address?: string): string {
  if (picture.kind === 'drawing') return `:root{--hero:url("${svgToDataUri(picture.svg)}")}`;
  const url = address ?? `data:${picture.type};base64,${picture.bytes.toString('base64')}`;
  return [
    `:root{--hero:url("${url}");--hero-place:65% 100%;--hero-shade:${SHADE.upright}}`,
    `@media (min-aspect-ratio:4/3){:root{--hero-shade:${SHADE.wide}}}`,
  ].join('');
}
