import { loadRegistry } from '@simmer/shared/registry';
import { savesData } from '@simmer/shared/saves-data';
import { SERVICE_WORKER_PATH } from '@simmer/shared/service-worker-path';
import type { Visit } from './keep-visit';
import { ownOrigins } from './own-origins';

/**
 * Has the service worker store the page at `pathname`, the home page and the files of this visit on the device, for use
 * without a network. The page itself does not store them: a picture that it fetched again would be decoded and painted
 * again.
 * @throws the browser's error when workers are blocked or the network is gone. The next page tries again.
 */
export async function keepForOffline(pathname: string): Promise<void> {
  const registry = await loadRegistry();
  const { shell, modules } = registry;
  // In development, files change but keep their names.
  if (!shell || savesData()) return;
  await navigator.serviceWorker.register(SERVICE_WORKER_PATH);
  const registration = await navigator.serviceWorker.ready;
  const versions = [shell.version, ...Object.values(modules).map(({ version }) => version)];
  const origins = ownOrigins(registry);

  let isLater = false;
  function keep(entries: readonly PerformanceEntry[]): void {
    const addresses = entries.map(({ name }) => new URL(name));
    const own = addresses.filter(({ origin }) => origins.includes(origin));
    const files = [...new Set(own.map((address) => address.origin + address.pathname))];
    registration.active?.postMessage({ versions, page: pathname, files, isLater } satisfies Visit);
    isLater = true;
  }
  // Once with all files so far, and again as more are loaded.
  new PerformanceObserver((list) => {
    keep(list.getEntries());
  }).observe({ type: 'resource', buffered: true });
}
