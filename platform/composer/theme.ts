import type * as Shell from '../../shell/src/server';
import type { Site } from '../../shell/tools/site-config';

/** @param showsPicture whether the page shows the picture. */
export function documentTheme(
  { css, barColor, picture }: NonNullable<Site['theme']>,
  showsPicture: boolean,
): NonNullable<Shell.DocumentAssets['theme']> {
  return {
    css: css + (picture && showsPicture ? picture.css : ''),
    ...(barColor !== undefined && { barColor }),
    ...(picture && { picture: picture.photo ? { address: `/${picture.photo.name}` } : {} }),
  };
}
