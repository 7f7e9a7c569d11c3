import type { SiteConfig } from '@simmer/shared/config';
import { SERVICE_WORKER_PATH } from '@simmer/shared/service-worker-path';
import { CACHE_NAME, runServiceWorker, unregisterServiceWorker } from '../offline/service-worker';
import { GROUND_DARK, type DocumentTheme } from './page-head';
import { PAGES } from './document-pages';

/** The files next to the documents that contain the business's name or address, by file name. */
export function siteFiles(site: SiteConfig, theme?: DocumentTheme): ReadonlyMap<string, string> {
  return new Map([
    ['site.webmanifest', webManifest(site, theme)],
    ['robots.txt', robots(site)],
    ['sitemap.xml', sitemap(site)],
    [SERVICE_WORKER_PATH.slice(1), serviceWorker(site)],
  ]);
}

/** The content of `/site.webmanifest`, which phones use to add the site to the home screen. */
function webManifest({ business }: SiteConfig, theme?: DocumentTheme): string {
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

/**
 * This allows everything. A page that must not be listed says so itself, and a crawler has to read it to find out.
 */
function robots({ business }: SiteConfig): string {
  const sitemap = new URL('/sitemap.xml', business.url).href;
  return `User-agent: *\nDisallow:\n\nSitemap: ${sitemap}\n`;
}

function serviceWorker({ offline = true }: SiteConfig): string {
  const run = offline ? runServiceWorker : unregisterServiceWorker;
  return `(${run.toString()})(self, ${JSON.stringify(CACHE_NAME)});\n`;
}

/** https://www.sitemaps.org/protocol.html */
function sitemap({ business }: SiteConfig): string {
  const addresses = PAGES.filter(({ isListed }) => isListed).map(
    // An address serialized by URL needs no escapes in XML.
    ({ pathname }) => `  <url><loc>${new URL(pathname, business.url).href}</loc></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    '</urlset>',
    '',
  ].join('\n');
}
