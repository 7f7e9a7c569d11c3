import type { SiteConfig } from '@simmer/shared/config';
import { GROUND_DARK } from './colors';
import type { DocumentTheme } from './document-theme';

/** The content of `/site.webmanifest`, which phones use to add the site to the home screen. */
export function webManifest({ business }: SiteConfig, theme?: DocumentTheme): string {
  const barColor = theme?.barColor ?? GROUND_DARK;
  return JSON.stringify({
    name: business.name,
    short_name: business.name,
    start_url: '/',
    display: 'browser',
    background_color: barColor,
    theme_color: barColor,
    icons: [
      { src: '/app-icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  });
}
