// The server build of the one-bundle variants: the shell's own, with the remotes as plain imports.
import type { SiteConfig } from '@simmer/shared/config';
import { documentOf, type DocumentAssets } from '../../../shell/src/document/document';
import { PAGES } from '../../../shell/src/document/pages';
import { renderPage, type RenderedPage } from '../../../shell/src/document/render-page';
import { createRemotes } from './bundled-remotes';

export { setSiteConfig } from '@simmer/shared/config';

const LIMIT_MS = 10_000;

/** What the browser starts with when it renders the page itself. */
export const NOTHING_RENDERED: RenderedPage = { head: '', body: '', problems: [] };

/** The home page, rendered ahead; its one slot shows the menu. */
export function renderHome(): Promise<RenderedPage> {
  return renderPage('/', { menu: createRemotes().component('menu') }, LIMIT_MS);
}

/** The home page's document as the composer would write it. */
export function homeDocument(
  rendered: RenderedPage,
  site: SiteConfig,
  assets: DocumentAssets,
): string {
  const home = PAGES.find(({ pathname }) => pathname === '/');
  if (!home) throw new Error('shell/src/document/pages.ts has no home page.');
  return documentOf(home, rendered, site, assets);
}
