import './public-path';
import '@simmer/shared/ui/tokens.css';
import '@simmer/shared/ui/fonts/fonts.css';
import '@simmer/shared/ui/base.css';
import { auth } from '@simmer/shared/auth';
import { startCart } from '@simmer/shared/cart';
import { ConfigError, startConfig } from '@simmer/shared/config';
import { startAnalytics } from '@simmer/shared/firebase';
import { localEndpoints } from '@simmer/shared/registry';
import { reportError, reportProblem } from '@simmer/shared/report';
import { StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app';
import { ConfigErrorPage } from './config-error/config-error-page';
import { takeEarlyAdds } from './early/early-adds';
import { startOverrides } from './inspector/overrides';
import { startInspector } from './inspector/start-inspector';
import { announceCart } from './notices/announce-cart';
import { preloadRemotes, remoteComponent } from './remotes/remote-components';
import { RemoteSourceContext } from './remotes/remote-source';
import { remotesOfPage } from './remotes/remotes-of-page';
import { watchForMissingCode } from './stale-page/watch-for-missing-code';

function start(root: HTMLElement): void {
  try {
    startConfig(document);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    reportError('config', error.message);
    createRoot(root).render(<ConfigErrorPage problems={error.problems} />);
    return;
  }
  watchForMissingCode();
  startOverrides(root);
  preloadRemotes(remotesOfPage(location.pathname));
  startCart();
  announceCart();
  takeEarlyAdds();
  show(
    root,
    <StrictMode>
      <RemoteSourceContext value={remoteComponent}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </RemoteSourceContext>
    </StrictMode>,
  );
  whenIdle(() => {
    startInspector();
    void auth.start();
    localEndpoints().then(
      (local) => startAnalytics(local !== undefined),
      () => undefined, // The slot that needed the registry has already said so.
    );
  });
}

/** Takes over the HTML that a composed page came with; a page that was not composed starts empty. */
function show(root: HTMLElement, page: ReactNode): void {
  // React would log what a slot's boundary catches; the boundary reports it itself, once.
  const onCaughtError = () => undefined;
  if (root.firstElementChild) {
    hydrateRoot(root, page, {
      onCaughtError,
      onRecoverableError: (error) => {
        reportProblem('hydration', 'part of the page was drawn anew.', error);
      },
    });
  } else {
    createRoot(root, { onCaughtError }).render(page);
  }
}

/** After the first paint and what it needs: nothing of Firebase stands before the menu. */
function whenIdle(task: () => void): void {
  const afterLoad = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 3000 });
    else setTimeout(task, 200);
  };
  if (document.readyState === 'complete') afterLoad();
  else window.addEventListener('load', afterLoad, { once: true });
}

const root = document.getElementById('root');
if (!root) throw new Error('The document has no element #root.');
start(root);
