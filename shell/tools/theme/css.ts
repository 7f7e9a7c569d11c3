import svgToDataUri from 'mini-svg-data-uri';
import { hexOf } from './colors';
import type { Tokens } from './contrast';
import type { Picture } from './picture';

/**
 * The rule that replaces tokens. It overrides `tokens.css` regardless of order, except where the system chooses the
 * colors.
 */
export function colorCss(replaced: Tokens): string {
  const declarations = [...replaced].map(([token, color]) => `--color-${token}:${hexOf(color)}`);
  return declarations.length === 0
    ? ''
    : `@media (forced-colors:none){html:root{${declarations.join(';')}}}`;
}

/** A photo has no calm area behind the text, so the text gets a gradient in front of the photo. */
const SHADE = {
  upright: 'linear-gradient(var(--color-ground-dark) 48%,transparent 82%)',
  wide: 'linear-gradient(90deg,var(--color-ground-dark) 38%,transparent 74%)',
};

/** What documents need to show a picture. */
export interface ShownPicture {
  /** The rule that replaces the default picture (`hero.module.css`). */
  css: string;
  /** The same, with the picture itself in it. */
  inlineCss: string;
  /** A photo is a file next to the documents. A drawing is in the rule. */
  photo?: { name: string; bytes: Buffer; width: number; height: number };
}

export function shownPicture(picture: Picture): ShownPicture {
  if (picture.kind === 'drawing') {
    const css = `:root{--hero:url("${svgToDataUri(picture.svg)}")}`;
    return { css, inlineCss: css };
  }
  const { name, type, bytes, width, height } = picture;
  const css = (url: string) =>
    [
      `:root{--hero:url("${url}");--hero-place:65% 100%;--hero-shade:${SHADE.upright}}`,
      `@media (min-aspect-ratio:4/3){:root{--hero-shade:${SHADE.wide}}}`,
    ].join('');
  return {
    css: css(`/${name}`),
    inlineCss: css(`data:${type};base64,${bytes.toString('base64')}`),
    photo: { name, bytes, width, height },
  };
}
