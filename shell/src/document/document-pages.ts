import { ROUTES } from '@simmer/shared/navigation';
import type { SiteConfig } from '@simmer/shared/config';
import { TEXT_PAGES } from '../text-pages';
import { OWN_PAGES } from '../pages/pages';
import { nameOf, type OWN_PARTS, type PartName } from '../remotes/remote-parts';

export interface Page {
  pathname: string;
  /** The name of its file on the shell's origin. */
  file: string;
  remotes: readonly PartName[];
  /** The modules whose server builds describe the page's content for search engines (`structuredData`). */
  describedBy: readonly (typeof OWN_PARTS)[keyof typeof OWN_PARTS]['module'][];
  /**
   * The file of a drawing in the page's styles that fills the first screen and is therefore inlined into the document.
   */
  firstPicture?: string;
  /** Its code and its styles are in the chunk `deferred-pages`, which the home page does not load at once. */
  isDeferred: boolean;
  isListed: boolean;
  /** The description for search engines and link previews; without it, the business's own is used. */
  describe?: (site: SiteConfig) => string;
}

/** Every page of the site. A static host responds with `404.html` to an address that has no file. */
export const PAGES: readonly Page[] = [
  ...[...OWN_PAGES].map(([pathname, { parts = [], load }]) => {
    const isHome = pathname === ROUTES.home;
    const describe = TEXT_PAGES[pathname]?.describe;
    return {
      pathname,
      file: isHome ? 'index.html' : `${pathname.slice(1)}.html`,
      remotes: parts.map(nameOf),
      describedBy: isHome ? ['menu-mfe' as const] : [],
      ...(isHome && { firstPicture: 'hero-background.svg' }),
      isDeferred: load !== undefined,
      isListed: isHome || describe !== undefined,
      ...(describe && { describe }),
    };
  }),
  {
    pathname: '/404',
    file: '404.html',
    remotes: [],
    describedBy: [],
    isDeferred: true,
    isListed: false,
  },
];
