import { auth } from '@simmer/shared/auth';
import { startCart } from '@simmer/shared/cart';
import { ConfigError, startConfig } from '@simmer/shared/config';
import { PAGE_IDS, ROUTES } from '@simmer/shared/navigation';
import { startOverrides } from '@simmer/shared/overrides';
import { reportError } from '@simmer/shared/report';
import { savesData } from '@simmer/shared/saves-data';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app';
import { showPage } from './hydration/hydrate-root';
import { saveCartAtLinks } from './hydration/save-cart-at-links';
import { replayAdds } from './hydration/replay-adds';
import { whenIdle } from './hydration/when-idle';
import { forgetNotes } from './layout/forget-notes';
import { announceCart } from './layout/notices/announce-cart';
import { loadAllPages, loadPage, pageAt } from './pages/pages';
import { preloadNext } from './pages/preload-next';
import { createRemotes } from './remotes/create-remotes';
import { OWN_PARTS } from './remotes/remote-parts';
import { RemoteSourceContext } from './remotes/remote-source';
import { watchMissingCode } from './version-skew/watch-missing-code';

/**
 * Shows who is logged in since an earlier visit. Someone may log in in another tab while this one has no login code
 * that would notice, so it looks again whenever the guest comes back to it.
 */
function restoreAccount(): void {
  const restore = () => void auth.restore();
  restore();
  window.addEventListener('focus', restore);
  document.addEventListener('visibilitychange', restore);
}

/** Starts the page in its root. */
export function start(): void {
  const root = document.getElementById(PAGE_IDS.root);
  if (!root) throw new Error(`The document has no element #${PAGE_IDS.root}.`);
  try {
    startConfig(document);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    reportError('config', error.message);
    const { problems } = error;
    void import(
      /* webpackChunkName: "config-error" */ './pages/config-error/config-error-page'
    ).then(({ ConfigErrorPage }) =>
      createRoot(root).render(<ConfigErrorPage problems={problems} />),
    );
    return;
  }
  const { pathname } = location;
  watchMissingCode();
  const loadPart = createRemotes(startOverrides(root));
  const loadParts = (path: string) => pageAt(path).parts?.forEach((part) => void loadPart(part));
  loadParts(pathname);
  // This comes before the cart is filled with stored or queued lines.
  preloadNext((next) => {
    void loadPage(next);
    loadParts(next);
    if (next === ROUTES.login) void auth.start();
  });
  startCart();
  announceCart();
  // This page is one where a guest adds dishes. A failure shows when the cart is opened.
  const isCartNext = pathname === ROUTES.home && !savesData();
  const openCart = () => isCartNext && loadPart.open(OWN_PARTS.checkout).catch(() => undefined);
  const startIdleTasks = () =>
    import(/* webpackChunkName: "while-idle" */ './while-idle')
      .then(({ idleTasks }) => {
        for (const task of idleTasks(pathname)) whenIdle(task);
      })
      .catch(() => undefined);
  const show = () => {
    // If a guest leaves the page before its code is there, the queue takes the lines to the next one.
    replayAdds();
    saveCartAtLinks();
    // This comes after the cart has what an earlier page left, and before it is known who is logged in.
    forgetNotes();
    showPage(
      root,
      <StrictMode>
        <RemoteSourceContext value={loadPart}>
          <BrowserRouter>
            <App />
          </BrowserRouter>
        </RemoteSourceContext>
      </StrictMode>,
    );
    // The parts start one by one, so that a tap is answered between them.
    for (const task of [loadAllPages, openCart, restoreAccount, startIdleTasks])
      whenIdle(() => void task());
  };
  // A page whose code is already there must not wait, not even for a microtask.
  const loading = loadPage(pathname);
  if (loading) void loading.then(show);
  else show();
}
