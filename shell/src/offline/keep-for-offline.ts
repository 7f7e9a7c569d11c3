import { siteConfig } from '@simmer/shared/config';
import { loadRegistry, type Registry } from '@simmer/shared/registry';
import { savesData } from '@simmer/shared/saves-data';
import { SERVICE_WORKER_FILE } from './service-worker';

const WORKER = `/${SERVICE_WORKER_FILE}`;
/** The beginning of the names of its caches, one for each composition; the versions in it follow. */
const CACHE = 'offline';
/**
 * A file whose content never changes: its name has a content hash. Pictures are left to the browser's own cache: it asks for
 * those of other origins without CORS, and would fetch them again once this has asked with it.
 */
const FILE = /\.[\da-f]{8,}\.(?:js|css|woff2)$/;

/**
 * Keeps the page at `pathname`, the home page and the files of this visit on the device, for when there is no network.
 * What an earlier composition kept goes. With `offline: false` in the configuration, all of it goes.
 * @throws the browser's error when the storage is full or blocked, or the network is gone. Then it is tried on the next page.
 */
export async function keepForOffline(pathname: string): Promise<void> {
  if (siteConfig().offline === false) {
    await forget();
    return;
  }
  const registry = await loadRegistry();
  // In development files change and keep their names.
  if (!registry.shell || savesData()) return;
  await navigator.serviceWorker.register(WORKER);
  await navigator.serviceWorker.ready;
  await keep(registry, registry.shell.version, pathname);
}

async function keep({ modules }: Registry, version: string, pathname: string): Promise<void> {
  const releases = Object.values(modules);
  const name = [CACHE, version, ...releases.map((release) => release.version)].join(' ');
  const cache = await caches.open(name);
  const origins = [location.origin, ...releases.map(({ entry }) => new URL(entry).origin)];

  /** Fetching a file to keep it is one more entry. */
  const seen = new Set<string>();
  async function keepFile({ name: address }: PerformanceEntry): Promise<void> {
    const { origin, pathname: path } = new URL(address);
    const file = origin + path;
    if (!origins.includes(origin) || !FILE.test(path) || seen.has(file)) return;
    seen.add(file);
    // The browser has it.
    if (!(await cache.match(file)))
      await cache.put(file, await fetch(file, { cache: 'force-cache' }));
  }

  await Promise.all(performance.getEntriesByType('resource').map(keepFile));
  // This page as it was loaded, whatever was released since.
  await keepPage(cache, pathname, 'force-cache');
  if (pathname !== '/') await keepPage(cache, '/', 'no-cache');
  await forget(name);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) keepFile(entry).catch(() => undefined);
  }).observe({ type: 'resource' });
}

async function keepPage(cache: Cache, path: string, mode: RequestCache): Promise<void> {
  const response = await fetch(path, { cache: mode });
  if (response.ok) await cache.put(path, response);
}

/** @param kept the name of the cache that stays; without it, the worker goes too. */
async function forget(kept?: string): Promise<void> {
  if (kept === undefined)
    await (await navigator.serviceWorker.getRegistration(WORKER))?.unregister();
  for (const name of await caches.keys())
    if (name.startsWith(`${CACHE} `) && name !== kept) await caches.delete(name);
}
