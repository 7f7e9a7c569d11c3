import type { Theme } from '../shop';
import type { DocumentTheme } from './host-build';

/** @param showsPicture whether the page shows the picture. */
export function documentTheme(
  { css, barColor, picture }: Theme,
  showsPicture: boolean,
): DocumentTheme {
  const { photo } = picture ?? {};
  return {
    css: css + (picture && showsPicture ? picture.css : ''),
    ...(barColor !== undefined && { barColor }),
    ...(picture && {
      picture: photo
        ? { address: `/${photo.name}`, width: photo.width, height: photo.height }
        : 'drawing',
    }),
  };
}
