import { ROUTES } from '@simmer/shared/navigation';
// The styles come with the document, so that composed HTML looks right before any code has run.
import '@simmer/shared/ui/field.module.css';
import { lazyPage } from './lazy-page';
import './deferred/managers-only.module.css';
import './login/account-form.module.css';
import './login/login-page.module.css';
import './privacy/privacy-page.module.css';

/** The pages whose code is loaded with the home page. */
export const BUNDLED_ROUTES = [
  ROUTES.home,
  ROUTES.instructions,
  ROUTES.cart,
  ROUTES.orderConfirmation,
] as const;

/**
 * All other pages, whether their address belongs to the shell or to no page. One chunk for all of them, because the
 * shell's own script contains the name and the integrity of each chunk.
 */
export const DEFERRED_PAGES = lazyPage('This page', async () => {
  const { loadDeferredPages } = await import(
    /* webpackChunkName: "deferred-pages" */ './deferred/deferred-pages'
  );
  return loadDeferredPages();
});

const bundled: readonly string[] = BUNDLED_ROUTES;

/** Fetches the code of the page at this path, if it is not there yet. A failure shows when the page is opened. */
export function loadPage(pathname: string): Promise<void> | undefined {
  return bundled.includes(pathname) ? undefined : loadAllPages();
}

export function loadAllPages(): Promise<void> {
  return DEFERRED_PAGES.load().catch(() => undefined);
}
