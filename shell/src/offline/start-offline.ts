import { siteConfig } from '@simmer/shared/config';
import { ROOT_ATTRIBUTES } from '@simmer/shared/navigation';
import { OFFLINE } from './offline-text';

/**
 * Waits until a guest has made the first taps: the worker's start and all that it stores would slow them down
 * (docs/decisions/0029).
 */
const DELAY_MS = 5000;

/**
 * Has the page at `pathname` stored on the device, unless the configuration does not allow it.
 * @param tell shows a guest that the page comes from the device itself.
 */
export function startOffline(pathname: string, tell: (text: string) => void): void {
  // `serviceWorker` is missing in some private windows, and on pages without HTTPS.
  if (!('serviceWorker' in navigator) || siteConfig().offline === false) return;
  const root = document.documentElement;
  const { stored } = root.dataset;
  const start = () => {
    import(/* webpackChunkName: "offline" */ './store-for-offline')
      .then(({ returnToAddress, storeForOffline, storedText }) => {
        const isBack = returnToAddress();
        if (stored) tell(isBack ? OFFLINE : storedText(stored));
        else if (!isBack && !root.hasAttribute(ROOT_ATTRIBUTES.overridden))
          return storeForOffline(pathname);
        return undefined;
      })
      .catch(() => undefined);
  };
  // The network may be back by the time the worker has led here.
  if (stored || new URLSearchParams(location.search).has('page')) start();
  else setTimeout(start, DELAY_MS);
}
