// The server build of the one-bundle variants: the shell's own, with the remotes as plain imports.
import { setSiteConfig, type SiteConfig } from '@simmer/shared/config';
import { documentOf, type DocumentAssets } from '../../shell/src/document/document';
import { PAGES } from '../../shell/src/document/document-pages';
import { renderPage } from '../../shell/src/document/render-page';
import MenuSections from '../../menu-mfe/src/menu-sections/menu-sections';

const LIMIT_MS = 10_000;

/** The home page's document, like that of the composer, with or without its rendered content. */
export async function homeDocument(
  site: SiteConfig,
  assets: Pick<DocumentAssets, 'scripts' | 'styles' | 'blocks'>,
  isRendered: boolean,
): Promise<string> {
  setSiteConfig(site);
  const rendered = isRendered
    ? await renderPage('/', { 'menu-mfe/MenuSections': MenuSections }, LIMIT_MS)
    : { head: '', body: '', problems: [] };
  const home = PAGES.find(({ pathname }) => pathname === '/');
  if (!home || rendered.problems.length > 0)
    throw new Error('The home page of the one bundle was not rendered.', {
      cause: rendered.problems,
    });
  return documentOf(home, rendered, site, { ...assets, preloads: [], chunks: [] });
}
