import { siteConfig } from '@simmer/shared/config';

/**
 * Waits until a guest has made the first taps: the worker's start and all that it stores would slow them down
 * (docs/decisions/0029).
 */
const DELAY_MS = 5000;

/** Has the page at `pathname` stored on the device, unless the configuration does not allow it. */
export function startOffline(pathname: string): void {
  // It is missing in some private windows, and on pages without HTTPS.
  if (!('serviceWorker' in navigator) || siteConfig().offline === false) return;
  const { canary, stored } = document.documentElement.dataset;
  // The host has the page of everybody at a canary's address, and maybe a newer one than a stored page.
  if (canary || stored) return;
  setTimeout(() => {
    import(/* webpackChunkName: "offline" */ './store-for-offline')
      .then(({ storeForOffline }) => storeForOffline(pathname))
      .catch(() => undefined);
  }, DELAY_MS);
}
