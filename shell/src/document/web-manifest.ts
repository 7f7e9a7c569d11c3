import type { SiteConfig } from '@simmer/shared/config';
import { GROUND_DARK } from './colors';

/** The content of `/site.webmanifest`, with which a phone puts the site on its home screen. */
export function webManifest({ business }: SiteConfig): string {
  return JSON.stringify({
    name: business.name,
    short_name: business.name,
    start_url: '/',
    display: 'browser',
    background_color: GROUND_DARK,
    theme_color: GROUND_DARK,
    icons: [
      { src: '/app-icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  });
}
