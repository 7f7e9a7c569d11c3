import { siteConfig } from '@simmer/shared/config';

/**
 * The first taps of a visit come before. The worker's start and all that it stores keep a phone's other processors busy,
 * and a tap at that moment took half as long again.
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
