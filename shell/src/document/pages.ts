import { ROUTES } from '@simmer/shared/navigation';
import { pageRemotes } from '../pages/page-remotes';
import type { REMOTES, RemoteName } from '../remotes/remote-name';

/** A part that has its place by the registry, like `specials-mfe/Specials`. */
export type PlacedName = `${string}/${string}`;

export interface Page {
  pathname: string;
  /** Its file's name on the shell's origin. */
  file: string;
  remotes: readonly (RemoteName | PlacedName)[];
  /** The modules whose server builds describe its content for search engines, in `StructuredData`. */
  describedBy: readonly (typeof REMOTES)[keyof typeof REMOTES]['module'][];
  /** The file of a drawing in its styles that fills the first screen, and so is written into the document. */
  firstPicture?: string;
  isListed: boolean;
}

const LISTED: readonly string[] = [ROUTES.home, ROUTES.instructions];

/** Every page of the site; a static host answers an address that has no file with `404.html`. */
export const PAGES: readonly Page[] = [
  ...Object.values(ROUTES).map((pathname) => ({
    pathname,
    file: pathname === ROUTES.home ? 'index.html' : `${pathname.slice(1)}.html`,
    remotes: pageRemotes(pathname).map(({ name }) => name),
    describedBy: pathname === ROUTES.home ? ['menu-mfe' as const] : [],
    ...(pathname === ROUTES.home && { firstPicture: 'hero-background.svg' }),
    isListed: LISTED.includes(pathname),
  })),
  { pathname: '/404', file: '404.html', remotes: [], describedBy: [], isListed: false },
];
