import { cart } from '@simmer/shared/cart';
import { ROUTES, useNavigationState } from '@simmer/shared/navigation';
import type { ComponentType, ReactElement } from 'react';
import { OWN_PARTS, type RemotePart } from '../remotes/remote-parts';
import { TEXT_PAGES } from '../text-pages';
import type * as DeferredPages from './deferred-pages';
import { HomePage } from './home/home-page';
import { lazyPage } from './lazy-page';
import { PartPage } from './part-page';

interface OwnPage {
  readonly page: ReactElement;
  /**
   * The loader, as for `lazyPage`. A page on a guest's way to an order has none: its code is loaded with the home
   * page.
   */
  readonly load?: () => Promise<void>;
  /**
   * The parts of remotes that it shows at once. The editor is not among them, because it is requested only when a
   * manager opens it.
   */
  readonly parts?: readonly RemotePart[];
}

/**
 * The shell's pages. They are a table, because no path has a parameter and the router's own `Routes` would add 3.2 kB
 * (brotli). All lazy ones share a chunk, because the shell's own script contains the name and the integrity of each
 * chunk. Their documents include the chunk and its styles, so that composed HTML looks right before any code has run.
 */
export const OWN_PAGES: ReadonlyMap<string, OwnPage> = new Map<string, OwnPage>([
  [ROUTES.home, { page: <HomePage />, parts: [OWN_PARTS.menu] }],
  [
    ROUTES.cart,
    {
      page: (
        <PartPage
          part={OWN_PARTS.checkout}
          title="Your Order"
          loading="Loading your order…"
          // The composed HTML says that the cart is empty.
          isHtmlValid={() => cart.get().length === 0}
        />
      ),
      parts: [OWN_PARTS.checkout],
    },
  ],
  [ROUTES.orderConfirmation, { page: <ConfirmationPage />, parts: [OWN_PARTS.orderConfirmation] }],
  [ROUTES.login, deferredPage(({ LoginPage }) => LoginPage)],
  [ROUTES.menuEditor, deferredPage(({ MenuEditorPage }) => MenuEditorPage)],
  ...Object.entries(TEXT_PAGES).map(
    ([path, { page }]) => [path, deferredPage((pages) => pages[page])] as const,
  ),
]);

/** This page is shown at every other address. */
const PLACED_PAGE: OwnPage = deferredPage(({ loadPlacedPage }) => loadPlacedPage());

function deferredPage(
  pick: (pages: typeof DeferredPages) => ComponentType | Promise<ComponentType>,
): OwnPage {
  return lazyPage(() =>
    import(/* webpackChunkName: "deferred-pages" */ './deferred-pages').then(pick),
  );
}

export function pageAt(pathname: string): OwnPage {
  return OWN_PAGES.get(pathname) ?? PLACED_PAGE;
}

/** Fetches the code of the page at this path, if it is not there yet. A failure shows when the page is opened. */
export function loadPage(pathname: string): Promise<void> | undefined {
  return pageAt(pathname)
    .load?.()
    .catch(() => undefined);
}

export async function loadAllPages(): Promise<void> {
  await Promise.allSettled([...OWN_PAGES.values(), PLACED_PAGE].map(async ({ load }) => load?.()));
}

function ConfirmationPage() {
  // Only the checkout sets a state; a guest who opens the address directly has not ordered.
  const title = useNavigationState() === null ? 'Order confirmation' : 'Thank you';
  return <PartPage part={OWN_PARTS.orderConfirmation} title={title} loading="One moment…" />;
}
