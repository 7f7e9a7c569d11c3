import { ROUTES } from '@simmer/shared/navigation';
import type { SiteConfig } from '@simmer/shared/config';
import { pageRemotes } from '../pages/pages';
import type { OWN_PARTS, RemotePartName } from '../remotes/remote-parts';

export interface Page {
  pathname: string;
  /** The name of its file on the shell's origin. */
  file: string;
  remotes: readonly RemotePartName[];
  /** The modules whose server builds describe the page's content for search engines (`structuredData`). */
  describedBy: readonly (typeof OWN_PARTS)[keyof typeof OWN_PARTS]['module'][];
  /**
   * The file of a drawing in the page's styles that fills the first screen and is therefore inlined into the document.
   */
  firstPicture?: string;
  isListed: boolean;
  /** For search engines and link previews; without it, the business's own description. */
  describe?: (site: SiteConfig) => string;
}

/** The pages that search engines list. */
const LISTED: Readonly<Record<string, Pick<Page, 'describe'>>> = {
  [ROUTES.home]: {},
  [ROUTES.instructions]: {
    describe: ({ business }) =>
      `How to cook a meal from ${business.name}: put it in the crockpot, open the bag and cook for 8 hours on LOW, or half the time on HIGH.`,
  },
};

/** Every page of the site. A static host responds with `404.html` to an address that has no file. */
export const PAGES: readonly Page[] = [
  ...Object.values(ROUTES).map((pathname) => ({
    pathname,
    file: pathname === ROUTES.home ? 'index.html' : `${pathname.slice(1)}.html`,
    remotes: pageRemotes(pathname).map(({ name }) => name),
    describedBy: pathname === ROUTES.home ? ['menu-mfe' as const] : [],
    ...(pathname === ROUTES.home && { firstPicture: 'hero-background.svg' }),
    isListed: pathname in LISTED,
    ...LISTED[pathname],
  })),
  { pathname: '/404', file: '404.html', remotes: [], describedBy: [], isListed: false },
];
