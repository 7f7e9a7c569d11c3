import { siteConfig } from '@simmer/shared/config';

/**
 * Waits until a guest has made the first taps: the worker's start and all that it stores would slow them down
 * (docs/decisions/0037).
 */
const DELAY_MS = 5000;

/** Has the page at `pathname` stored on the device, unless the configuration does not allow it. */
export function startOffline(pathname: string): void {
  // It is missing in some private windows, and on pages without HTTPS.
  if (!('serviceWorker' in navigator) || siteConfig().offline === false) return;
  // The worker would fetch the document of everybody at this address.
  if (document.documentElement.dataset.canary) return;
  setTimeout(() => {
    import(/* webpackChunkName: "offline" */ './keep-for-offline')
      .then(({ keepForOffline }) => keepForOffline(pathname))
      .catch(() => undefined);
  }, DELAY_MS);
}
