/** What a page tells the service worker, to have it stored. */
export interface Visit {
  /** Of the shell and the remotes. */
  versions: readonly string[];
  /** The path of the page. */
  page: string;
  /** The addresses of files that it has loaded. */
  files: readonly string[];
  /** The page has reported before: if another composition has been stored since, that one is newer. */
  isLater: boolean;
}

/**
 * Stores the page of a visit, the home page and files. The composer writes this function's source text into the service
 * worker, so it may use nothing from outside except its parameters.
 * @param name of the composition's cache.
 * @param page its path.
 * @param files their addresses.
 * @returns whether the composition was not stored before.
 * @throws the browser's error when the storage is full or blocked, or the network is gone.
 */
export async function keepVisit(
  caches: CacheStorage,
  name: string,
  page: string,
  files: readonly string[],
): Promise<boolean> {
  /** The stored response is the same for every request. */
  const ANY = { ignoreVary: true };
  const cache = await caches.open(name);

  async function fetchInto(address: string, mode: RequestCache): Promise<void> {
    const response = await fetch(address, { cache: mode });
    if (response.ok) await cache.put(address, response);
  }

  async function keepFile(file: string): Promise<void> {
    if (await cache.match(file, ANY)) return;
    // The browser's cache has it, unless an earlier update generated it.
    const made = await caches.match(file, ANY);
    await (made ? cache.put(file, made) : fetchInto(file, 'force-cache'));
  }
  await Promise.allSettled(files.map(keepFile));

  const isKept = async (path: string) => Boolean(await cache.match(path, ANY));
  const isNew = !(await isKept('/'));
  // The page as it was loaded, whatever has been released since.
  if (!(await isKept(page))) await fetchInto(page, 'force-cache');
  if (!(await isKept('/'))) await fetchInto('/', 'no-cache');
  return isNew;
}
