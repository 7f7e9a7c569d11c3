import { dayTextAt } from '@simmer/shared/day-text';
import { ticketAddress } from '@simmer/shared/order-ticket';
import { loadRegistry } from '@simmer/shared/registry';
import { savesData } from '@simmer/shared/saves-data';
import { SERVICE_WORKER_PATH } from '@simmer/shared/service-worker-path';
import { OWN_PATH } from '../own-path';
import { ownOrigins } from './own-origins';
import type { Visit } from './service-worker';

/**
 * Has the service worker store the page at `pathname` and the files of this visit on the device, for use without a
 * network. The page itself does not store them: a picture that it fetched again would be decoded and painted again.
 * @throws the browser's error when workers are blocked or the network is gone. The next page tries again.
 */
export async function storeForOffline(pathname: string): Promise<void> {
  const registry = await loadRegistry();
  // In development, files change but keep their names.
  if (!registry.shell || savesData()) return;
  await navigator.serviceWorker.register(SERVICE_WORKER_PATH);
  const { active } = await navigator.serviceWorker.ready;
  const origins = ownOrigins(registry);
  let page: string | undefined = pathname;

  function report(entries: readonly PerformanceEntry[]): void {
    const addresses = entries.map(({ name }) => new URL(name));
    const own = addresses.filter(({ origin }) => origins.includes(origin));
    const files = [...new Set(own.map((address) => address.origin + address.pathname))];
    const visit: Visit = page === undefined ? { files } : { page, files };
    active?.postMessage(visit);
    page = undefined;
  }
  // The message is sent once with all files so far, and again as more are loaded.
  new PerformanceObserver((list) => report(list.getEntries())).observe({
    type: 'resource',
    buffered: true,
  });
}

/** @param time when the service worker stored the page, which has the mark `data-stored`. */
export function storedText(time: string): string {
  return `We can’t reach the shop right now. This is the page from ${dayTextAt(Number(time))}, as stored on this device. Please reload it later.`;
}

/**
 * Shows the page that the guest asked for at its own address, if the service worker has led from there to the menu.
 * @returns whether it has.
 */
export function returnToAddress(): boolean {
  const wanted = new URLSearchParams(location.search).get('page') ?? '';
  if (!OWN_PATH.test(wanted)) return false;
  const address = wanted + location.hash;
  history.replaceState(history.state, '', ticketAddress(address) ?? address);
  dispatchEvent(new PopStateEvent('popstate'));
  return true;
}
