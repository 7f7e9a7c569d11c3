import { cart } from '@simmer/shared/cart';
import { ROUTES, useNavigationState } from '@simmer/shared/navigation';
// The styles come with the document, so that composed HTML looks right before any code has run.
import '@simmer/shared/ui/field.module.css';
import type { ReactElement } from 'react';
import type { PagePart } from '../remotes/create-remotes';
import { HomePage } from './home/home-page';
import { InstructionsPage } from './instructions/instructions-page';
import { lazyPage } from './lazy-page';
import { PartPage } from './part-page';
import './deferred/managers-only.module.css';
import './login/account-form.module.css';
import './login/login-page.module.css';
import './privacy/privacy-page.module.css';

interface BundledPage {
  readonly page: ReactElement;
  /** The parts of remotes that it shows at once. */
  readonly parts?: readonly PagePart[];
}

/**
 * The pages on a guest's way to an order, whose code is loaded with the home page. A table, because no path has a
 * parameter: the router's own `Routes` would add 3.2 kB (brotli).
 */
const BUNDLED_PAGES: ReadonlyMap<string, BundledPage> = new Map([
  [ROUTES.home, { page: <HomePage />, parts: [{ name: 'menu' }] }],
  [ROUTES.instructions, { page: <InstructionsPage /> }],
  [
    ROUTES.cart,
    {
      page: <PartPage name="checkout" title="Your Order" loading="Loading your order…" />,
      // The composed HTML says that the cart is empty. A guest with items in it must be told that the checkout failed.
      parts: [{ name: 'checkout', isHtmlValid: () => cart.get().length === 0 }],
    },
  ],
  [
    ROUTES.orderConfirmation,
    { page: <ConfirmationPage />, parts: [{ name: 'orderConfirmation' }] },
  ],
]);

/**
 * All other pages: the table in `deferred/deferred-pages.tsx`. One chunk for all of them, because the shell's own script
 * contains the name and the integrity of each chunk.
 */
const DEFERRED_PAGES = lazyPage('This page', async () => {
  const { loadDeferredPages } = await import(
    /* webpackChunkName: "deferred-pages" */ './deferred/deferred-pages'
  );
  return loadDeferredPages();
});

export function pageAt(pathname: string): ReactElement {
  return BUNDLED_PAGES.get(pathname)?.page ?? <DEFERRED_PAGES.Page />;
}

/** The remotes that a page shows immediately. Never the editor, which is requested only when a manager opens it. */
export function pageRemotes(pathname: string): readonly PagePart[] {
  return BUNDLED_PAGES.get(pathname)?.parts ?? [];
}

/** Fetches the code of the page at this path, if it is not there yet. A failure shows when the page is opened. */
export function loadPage(pathname: string): Promise<void> | undefined {
  return BUNDLED_PAGES.has(pathname) ? undefined : loadAllPages();
}

export function loadAllPages(): Promise<void> {
  return DEFERRED_PAGES.load().catch(() => undefined);
}

function ConfirmationPage() {
  // Only the checkout sets a state: a guest who opens the address directly has not ordered.
  const title = useNavigationState() === null ? 'Order confirmation' : 'Thank you';
  return <PartPage name="orderConfirmation" title={title} loading="One moment…" />;
}
