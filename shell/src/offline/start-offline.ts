import { siteConfig } from '@simmer/shared/config';

/** Keeps the page at `pathname` on the device, or removes what is there if the configuration no longer wants it. */
export function startOffline(pathname: string): void {
  // Browsers leave it out in some private windows, and on pages without HTTPS.
  if (!('serviceWorker' in navigator)) return;
  if (siteConfig().offline === false && !navigator.serviceWorker.controller) return;
  import(/* webpackChunkName: "offline" */ './keep-for-offline')
    .then(({ keepForOffline }) => keepForOffline(pathname))
    .catch(() => undefined);
}
