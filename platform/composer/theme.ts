import type * as Shell from '../../shell/src/server';
import type { Site } from '../../shell/tools/site-config';

/** @param showsPicture whether the page shows the picture. */
export function documentTheme(
  { css, barColor, picture }: NonNullable<Site['theme']>,
  showsPicture: boolean,
): NonNullable<Shell.DocumentAssets['theme']> {
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
