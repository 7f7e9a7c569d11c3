import type * as Shell from '../../shell/src/server';
import { pictureCss, type Theme } from '../theme';

/** @param showsPicture whether the page shows the picture. */
export function documentTheme(
  { css, barColor, picture }: Theme,
  showsPicture: boolean,
): NonNullable<Shell.DocumentAssets['theme']> {
  const address = picture?.kind === 'photo' ? `/${picture.name}` : undefined;
  return {
    css: css + (picture && showsPicture ? pictureCss(picture, address) : ''),
    ...(barColor !== undefined && { barColor }),
    ...(picture && { picture: address === undefined ? {} : { address } }),
  };
}
