interface LifecycleEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface ReceivedEvent extends LifecycleEvent {
  readonly data: unknown;
}

interface RequestEvent extends LifecycleEvent {
  readonly request: Request;
  /** The answer to the request that the browser sent while the worker started. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}

/** The parts used here that TypeScript's DOM types lack: https://w3c.github.io/ServiceWorker/ */
export interface WorkerScope {
  addEventListener: ((
    type: 'install' | 'activate',
    listener: (event: LifecycleEvent) => void,
  ) => void) &
    ((type: 'message', listener: (event: ReceivedEvent) => void) => void) &
    ((type: 'fetch', listener: (event: RequestEvent) => void) => void);
  skipWaiting: () => Promise<void>;
  readonly caches: CacheStorage;
  readonly registration: {
    readonly navigationPreload?: { enable: () => Promise<void> };
    unregister: () => Promise<boolean>;
  };
}

/** The name of its cache. */
export const CACHE_NAME = 'offline';

/** What a page tells the service worker, to have it stored. */
export interface Visit {
  /** The path of the page. A page that only reports more files leaves it out. */
  page?: string;
  /** The addresses of files that it has loaded. */
  files: readonly string[];
}

/**
 * Stores what the pages tell it to (`storeForOffline`). A page comes from the network, and from the device if the
 * network or the host fails. A file of a release comes from the device if it is there, since its content never changes.
 * The composer writes this function's source text into `/service-worker.js`, so it may use nothing from outside except
 * its parameters.
 */
export function runServiceWorker(worker: WorkerScope, cacheName: string): void {
  const LIMIT_MS = 5000;
  const KINDS = ['script', 'style', 'font', 'image'];
  /** The stored response is the same for every request, and `?retry=1` asks for the same file. */
  const ANY = { cacheName, ignoreSearch: true, ignoreVary: true };
  const { caches } = worker;
  /** The visits are stored one after another: one must not delete the files of the next. */
  let storing: Promise<unknown> = Promise.resolve();

  /** The content hash of `/main.4567cdef.js`, on any host. */
  const hashOf = (address: string) =>
    /^\/[^/]+\.([\da-f]{8,})\.\w+$/.exec(new URL(address).pathname)?.[1];
  const isFile = (address: string) => hashOf(address) !== undefined;
  const find = (address: string) => caches.match(address, ANY).catch(() => undefined);

  /** A network that wants a login answers every request with a page. */
  function isRight(response: Response, isPage: boolean): boolean {
    return response.ok && /html/.test(response.headers.get('content-type') ?? '') === isPage;
  }

  async function askNetwork({ request, preloadResponse }: RequestEvent): Promise<Response> {
    const preloaded = await preloadResponse;
    // Firefox answers with a status of 0 for a failure, and Safari follows redirects, but then refuses the answer.
    return preloaded?.status && !preloaded.redirected ? preloaded : fetch(request);
  }

  async function answerPage(event: RequestEvent): Promise<Response> {
    const network = askNetwork(event);
    const live = network.catch(() => undefined);
    event.waitUntil(live);
    const limit = new Promise<undefined>((resolve) => setTimeout(resolve, LIMIT_MS));
    let stored = await find(event.request.url);
    if (!stored && (await find('/'))) {
      // A page that was never opened on this device begins as the menu, which returns to its address. The browser passes
      // its fragment on.
      const { pathname } = new URL(event.request.url);
      const location = `/?page=${encodeURIComponent(pathname)}`;
      stored = new Response(null, { status: 302, headers: { location } });
    }
    if (!stored) return network;
    const answer = await Promise.race([live, limit]);
    const isRefused = !answer || answer.status >= 500 || [402, 429].includes(answer.status);
    return isRefused ? stored : answer;
  }

  async function answerFile(event: RequestEvent): Promise<Response> {
    const { request } = event;
    const stored = await find(request.url);
    const [address = '', query] = request.url.split('?');
    if (stored && !query) return stored;
    try {
      // The request's integrity makes other bytes an error.
      const answer = await fetch(request);
      // The browser has refused what was stored, or what its own cache has.
      if (query && isRight(answer, false)) {
        const copy = answer.clone();
        event.waitUntil(caches.open(cacheName).then((cache) => cache.put(address, copy)));
      }
      return answer;
    } catch (error) {
      if (stored) return stored;
      throw error;
    }
  }

  const field = (input: unknown, name: string): unknown =>
    typeof input === 'object' && input !== null ? Reflect.get(input, name) : undefined;

  async function fetchRight(address: string, isPage: boolean, options: RequestInit) {
    const response = await fetch(address, options);
    if (!isRight(response, isPage)) throw new Error(`${address} is something else.`);
    return response;
  }

  async function storeFiles(cache: Cache, files: readonly string[]): Promise<void> {
    const registry: unknown = await (await fetch('/registry.json')).json();
    const digests = field(registry, 'scripts');
    function digestOf(file: string): string {
      const digest = field(digests, file) ?? field(digests, new URL(file).pathname);
      return typeof digest === 'string' ? digest : '';
    }
    async function store(file: string): Promise<void> {
      // Now the browser's own cache has the file.
      const options: RequestInit = { cache: 'force-cache', integrity: digestOf(file) };
      await cache.put(file, await fetchRight(file, false, options));
    }
    if (files.some((file) => file.endsWith('.js') && !digestOf(file)))
      throw new Error('These files are of another release than the live one.');
    await Promise.allSettled(files.map(store));
  }

  async function storePage(cache: Cache, path: string, mode: RequestCache): Promise<void> {
    const page = await fetchRight(path, true, { cache: mode });
    const headers = new Headers(page.headers);
    // The length is left out, because the text below is not compressed.
    for (const name of ['content-encoding', 'content-length']) headers.delete(name);
    const mark = `<html data-stored="${String(Date.now())}"`;
    const text = (await page.text()).replace('<html', mark);
    await cache.put(path, new Response(text, { headers }));
  }

  async function deleteUnused(cache: Cache): Promise<void> {
    const addresses = (await cache.keys()).map(({ url }) => url);
    const files = addresses.filter(isFile);
    // A page names its scripts, and these name what they load by its hash.
    const used = new Set(addresses.filter((address) => !isFile(address)));
    for (const address of used) {
      if (/\.\w+$/.test(address) && !/\.(js|css)$/.test(address)) continue;
      const text = (await (await find(address))?.text()) ?? '';
      for (const file of files) if (text.includes(hashOf(file) ?? file)) used.add(file);
    }
    for (const file of files) if (!used.has(file)) await cache.delete(file, ANY);
  }

  async function store(visit: unknown): Promise<void> {
    const [page, files] = [field(visit, 'page'), field(visit, 'files')];
    const cache = await caches.open(cacheName);
    const missing: string[] = [];
    for (const file of Array.isArray(files) ? files.map(String).filter(isFile) : [])
      if (!(await find(file))) missing.push(file);
    if (missing.length > 0) await storeFiles(cache, missing);
    if (typeof page !== 'string') return;
    await storePage(cache, page, 'force-cache');
    if (!(await find('/'))) await storePage(cache, '/', 'no-cache');
    await deleteUnused(cache);
  }

  worker.addEventListener('install', () => {
    void worker.skipWaiting();
  });
  worker.addEventListener('activate', (event) =>
    event.waitUntil(worker.registration.navigationPreload?.enable() ?? Promise.resolve()),
  );
  worker.addEventListener('message', (event) => {
    storing = storing.then(() => store(event.data)).catch(() => undefined);
    event.waitUntil(storing);
  });
  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.method !== 'GET') return;
    if (request.mode === 'navigate') event.respondWith(answerPage(event));
    else if (KINDS.includes(request.destination) && isFile(request.url))
      event.respondWith(answerFile(event));
  });
}

/**
 * Replaces `runServiceWorker` in browsers that have it, deletes what it has stored, and unregisters. Also written as
 * source text.
 */
export function unregisterServiceWorker(worker: WorkerScope, cacheName: string): void {
  worker.addEventListener('install', () => {
    void worker.skipWaiting();
  });
  worker.addEventListener('activate', (event) =>
    event.waitUntil(worker.caches.delete(cacheName).then(() => worker.registration.unregister())),
  );
}
