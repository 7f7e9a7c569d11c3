import { siteConfig } from '@simmer/shared/config';

/** Stores the page at `pathname` on the device, or deletes what is stored if the configuration no longer allows it. */
export function startOffline(pathname: string): void {
  // It is missing in some private windows, and on pages without HTTPS.
  if (!('serviceWorker' in navigator)) return;
  if (siteConfig().offline === false && !navigator.serviceWorker.controller) return;
  import(/* webpackChunkName: "offline" */ './keep-for-offline')
    .then(({ keepForOffline }) => keepForOffline(pathname))
    .catch(() => undefined);
}
