import { siteConfig } from '@simmer/shared/config';
import { loadRegistry, type Registry } from '@simmer/shared/registry';
import { savesData } from '@simmer/shared/saves-data';
import { SERVICE_WORKER_FILE } from './service-worker';

const WORKER = `/${SERVICE_WORKER_FILE}`;
/** The prefix of its cache names. There is one cache for each composition; the versions in it follow. */
const CACHE = 'offline';
/** The worker holds it while it stores an update. */
const LOCK = 'offline';
/** A file whose content never changes, because its name has a content hash. */
const FILE = /\.[\da-f]{8,}\.(?:js|css|woff2|svg|webp)$/;

/**
 * Stores the page at `pathname`, the home page and the files of this visit on the device, for use without a network.
 * What an earlier composition stored is deleted. With `offline: false` in the configuration, everything is.
 * @throws the browser's error when the storage is full or blocked, or the network is gone. The next page tries again.
 */
export async function keepForOffline(pathname: string): Promise<void> {
  if (siteConfig().offline === false) {
    await forget();
    return;
  }
  const registry = await loadRegistry();
  // In development, files change but keep their names.
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

  /** Needed because fetching a file to store it creates another entry. */
  const seen = new Set<string>();
  async function keepFile({ name: address }: PerformanceEntry): Promise<void> {
    const { origin, pathname: path } = new URL(address);
    const file = origin + path;
    if (!origins.includes(origin) || !FILE.test(path) || seen.has(file)) return;
    seen.add(file);
    if (await cache.match(file)) return;
    // The browser's cache has it, unless an earlier update generated it.
    const made = await caches.match(file, { ignoreVary: true });
    await cache.put(file, made ?? (await fetch(file, { cache: 'force-cache' })));
  }

  // Starts before the first await, so that no file is missed between those loaded so far and those still to come.
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) keepFile(entry).catch(() => undefined);
  }).observe({ type: 'resource' });
  await Promise.all(performance.getEntriesByType('resource').map(keepFile));
  // A page that the worker answered with is already stored, and the browser's own cache may have an older one.
  const isKept = (path: string) => cache.match(path);
  const keepPages = async () => {
    const isNew = !(await isKept('/'));
    // This page as it was loaded, whatever has been released since.
    if (!(await isKept(pathname))) await keepPage(cache, pathname, 'force-cache');
    if (!(await isKept('/'))) await keepPage(cache, '/', 'no-cache');
    await forget(name);
    if (isNew) (await navigator.serviceWorker.ready).active?.postMessage('kept');
  };
  // A worker that has answered with this page may still be storing it.
  await ('locks' in navigator ? navigator.locks.request(LOCK, keepPages) : keepPages());
}

async function keepPage(cache: Cache, path: string, mode: RequestCache): Promise<void> {
  const response = await fetch(path, { cache: mode });
  if (response.ok) await cache.put(path, response);
}

/** @param kept the name of the cache to keep; without it, the worker is removed too. */
async function forget(kept?: string): Promise<void> {
  if (kept === undefined)
    await (await navigator.serviceWorker.getRegistration(WORKER))?.unregister();
  for (const name of await caches.keys())
    if (name.startsWith(`${CACHE} `) && name !== kept) await caches.delete(name);
}
