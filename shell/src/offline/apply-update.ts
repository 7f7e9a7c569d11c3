/** How a stored page or file becomes the live one (`platform/releases/updates`). */
export interface Change {
  from: string;
  to: string;
  /** Of the new text. Without it and the patch, the bytes are the same. */
  hash?: string;
  patch?: readonly unknown[];
}

/** From a stored composition to the live one. */
export interface Update {
  /** Of the cache of the live composition. */
  name: string;
  /** The addresses of releases that are no longer live. */
  gone: readonly string[];
  changes: readonly Change[];
}

/**
 * Stores the live composition, made from a stored one, in its place. The composer writes this function's source text into
 * the service worker, so it may use nothing from outside except its parameters.
 * @param changed makes the live response of a stored one.
 */
export async function applyUpdate(
  caches: CacheStorage,
  kept: { name: string; cache: Cache },
  { name, gone, changes }: Update,
  changed: (kept: Response, change: Change) => Promise<Response>,
  isFile: (address: string) => boolean,
): Promise<void> {
  /** The stored response is the same for every request. */
  const ANY = { ignoreVary: true };
  const cache = await caches.open(name);

  async function put(change: Change): Promise<void> {
    const response = await kept.cache.match(change.from, ANY);
    if (response) await cache.put(change.to, await changed(response, change));
  }

  async function copy({ url }: Request): Promise<void> {
    if (!isFile(url) || gone.some((base) => url.includes(base))) return;
    const response = await kept.cache.match(url, ANY);
    if (response) await cache.put(url, response);
  }

  const isHome = ({ from }: Change) => from === '/';
  const others = changes.filter((change) => !isHome(change));
  await Promise.allSettled([...others.map(put), ...(await kept.cache.keys()).map(copy)]);
  // Last, because the new cache takes effect from then on.
  await Promise.all(changes.filter(isHome).map(put));
  if (name !== kept.name) await caches.delete(kept.name);
}
