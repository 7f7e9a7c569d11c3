import type { SiteConfig } from '@simmer/shared/config';
import { PAGES } from './pages';
import { webManifest } from './web-manifest';

/** The files beside the documents that carry the business's own name or address, by their name. */
export function siteFiles(site: SiteConfig): ReadonlyMap<string, string> {
  return new Map([
    ['site.webmanifest', webManifest(site)],
    ['robots.txt', robots(site)],
    ['sitemap.xml', sitemap(site)],
  ]);
}

/** Keeps nobody out: a page that must not be listed says so itself, which only those can read who may come in. */
function robots({ business }: SiteConfig): string {
  const sitemap = new URL('/sitemap.xml', business.url).href;
  return `User-agent: *\nDisallow:\n\nSitemap: ${sitemap}\n`;
}

/** https://www.sitemaps.org/protocol.html */
function sitemap({ business }: SiteConfig): string {
  const addresses = PAGES.filter(({ isListed }) => isListed).map(
    // An address as URL writes it has no character that XML would read otherwise.
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
