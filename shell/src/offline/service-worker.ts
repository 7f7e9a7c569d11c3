import type { keepVisit as KeepVisit } from './keep-visit';

interface LifecycleEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface ReceivedEvent extends LifecycleEvent {
  readonly data: unknown;
}

interface RequestEvent extends LifecycleEvent {
  readonly request: Request;
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
  readonly navigator: { readonly onLine: boolean };
  readonly registration: {
    readonly navigationPreload?: { disable: () => Promise<void> };
    unregister: () => Promise<boolean>;
  };
}

/** A stored page and the home page from one composition. */
interface Kept {
  name: string;
  cache: Cache;
  home: Response;
  page: Response;
}

/**
 * Stores what the pages tell it to (`keepForOffline`), and answers with it. First it asks the host whether a page is
 * still live: the host confirms that, or sends the changes that turn the page and its files into the live ones
 * (`platform/releases/updates`). Without a network, the answer is the stored page. The composer writes this function's
 * source text into `/service-worker.js`, so it may use nothing from outside except its parameters.
 */
export function runServiceWorker(worker: WorkerScope, keepVisit: typeof KeepVisit): void {
  const { caches } = worker;
  const FILE = /\.[\da-f]{8,}\.\w+$/;
  const KINDS = ['script', 'style', 'font', 'image'];
  /** The stored response is the same for every request. */
  const ANY = { ignoreVary: true };
  /** The update whose files are being stored. */
  let storing: Promise<unknown> | undefined;
  /** The visits that are being stored, one by one. */
  let keeping: Promise<unknown> | undefined;

  const find = (address: string) =>
    // A different query means another try after a failure.
    caches.match(address, { ...ANY, ignoreSearch: !worker.navigator.onLine });

  async function findKept(path: string): Promise<Kept | undefined> {
    // Latest first: an interrupted update leaves two caches.
    for (const name of (await caches.keys()).reverse()) {
      if (!name.startsWith('offline ')) continue;
      const cache = await caches.open(name);
      const [home, page] = await Promise.all([cache.match('/', ANY), cache.match(path, ANY)]);
      if (home && page) return { name, cache, home, page };
    }
    return undefined;
  }

  async function hashOf(text: string): Promise<string> {
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    const digits = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0'));
    return digits.join('').slice(0, 16);
  }

  /** @throws Error when the update was not meant for the stored page. */
  async function change(kept: Response, [, , hash, patch]: unknown[], headers: Headers) {
    if (!Array.isArray(patch)) return kept;
    const before = await kept.text();
    let text = '';
    for (let at = 0; at < patch.length; at += 1) {
      const part: unknown = patch[at];
      text += typeof part === 'string' ? part : before.slice(Number(part), Number(patch[++at]));
    }
    if ((await hashOf(text)) !== hash) throw new Error('The update leads to another text.');
    const all = new Headers(headers);
    for (const name of ['content-encoding', 'content-length', 'etag']) all.delete(name);
    all.set('content-type', kept.headers.get('content-type') ?? '');
    return new Response(text, { headers: all });
  }

  async function store({ name, cache: old }: Kept, update: Update, headers: Headers) {
    const cache = await caches.open(update.name);
    async function put(one: unknown[]) {
      const [from, to] = one.map(String);
      const kept = from === undefined ? undefined : await old.match(from, ANY);
      if (!kept || to === undefined) return;
      await cache.put(to, await change(kept, one, from === to ? headers : kept.headers));
    }
    async function copy({ url }: Request) {
      const kept = await old.match(url, ANY);
      if (kept && FILE.test(url) && !update.gone.some((base) => url.includes(base)))
        await cache.put(url, kept);
    }
    const isHome = ([from]: unknown[]) => from === '/';
    const others = update.changes.filter((one) => !isHome(one));
    await Promise.allSettled([...others.map(put), ...(await old.keys()).map(copy)]);
    // Last, because the new cache takes effect from then on.
    await Promise.all(update.changes.filter(isHome).map(put));
    if (update.name !== name) await caches.delete(name);
  }

  interface Update {
    name: string;
    gone: string[];
    changes: unknown[][];
  }

  const field = (input: unknown, name: string): unknown =>
    typeof input === 'object' && input !== null ? Reflect.get(input, name) : undefined;

  function list(input: unknown, name: string): unknown[] {
    const value = field(input, name);
    return Array.isArray(value) ? value : [];
  }

  /** There is one cache for each composition. */
  const nameOf = (input: unknown) => ['offline', ...list(input, 'versions')].join(' ');

  const readUpdate = (input: unknown): Update => ({
    name: nameOf(input),
    gone: list(input, 'gone').map(String),
    changes: list(input, 'changes').filter((one) => Array.isArray(one)),
  });

  const fetchUpdate = (hash: string, cache: RequestCache) =>
    fetch(`/updates/${hash}.json`, { cache });

  /** The browser then has the answer that nothing has changed, and the next visit only has it confirmed. */
  async function fetchUpdateAhead(): Promise<void> {
    try {
      const kept = await findKept('/');
      if (kept) await fetchUpdate(await hashOf(await kept.home.text()), 'force-cache');
    } catch {
      // Then the next visit fetches it.
    }
  }

  /** The live page; undefined if it cannot be made from the stored one. */
  async function update(kept: Kept, path: string, event: RequestEvent) {
    const hash = await hashOf(await kept.home.text());
    const response = await fetchUpdate(hash, 'no-cache');
    if (!response.ok) return undefined;
    const { headers } = response;
    try {
      const found = readUpdate(await response.json());
      const changeOf = (address: string) => found.changes.find(([from]) => from === address);
      const [page, home] = [changeOf(path), changeOf('/')];
      if (!page || !home) return undefined;
      const live = await change(kept.page, page, headers);
      if (home[2] !== hash) {
        storing = store(kept, found, headers).catch(() => undefined);
        event.waitUntil(storing.then(fetchUpdateAhead));
      }
      return live;
    } catch {
      return undefined;
    }
  }

  async function answerPage(event: RequestEvent): Promise<Response> {
    const { request } = event;
    try {
      const path = new URL(request.url).pathname;
      const kept = await findKept(path).catch(() => undefined);
      if (!kept) return await fetch(request);
      const updated = await update(kept, path, event);
      if (updated) return updated;
      const live = await fetch(request);
      if (live.ok) event.waitUntil(caches.delete(kept.name));
      return live;
    } catch (error) {
      const page = await find(request.url);
      if (page) return page;
      // A page that was never opened on this device redirects to the menu.
      if (await find('/')) return new Response(null, { status: 302, headers: { location: '/' } });
      throw error;
    }
  }

  /** @param visit a `Visit`, or what a page from before that type sends. */
  async function keep(visit: unknown): Promise<void> {
    const page = field(visit, 'page');
    if (typeof page !== 'string') return;
    // An old tab must not replace what a newer page has stored.
    if (field(visit, 'isLater') === true && !(await caches.has(nameOf(visit)))) return;
    const files = list(visit, 'files').map(String);
    const kept = files.filter((file) => FILE.test(file));
    if (await keepVisit(caches, nameOf(visit), page, kept)) await fetchUpdateAhead();
  }

  /** Replaces the stored copy of a file that was tried again: the browser may have refused its bytes. */
  async function replaceKept(address: string, answer: Response): Promise<void> {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      if (await cache.match(address, ANY)) await cache.put(address, answer.clone());
    }
  }

  async function answerFile(event: RequestEvent): Promise<Response> {
    const { request } = event;
    await storing;
    const kept = await find(request.url).catch(() => undefined);
    if (kept) return kept;
    const answer = await fetch(request);
    const [address = '', retry] = request.url.split('?');
    if (retry && answer.ok)
      event.waitUntil(replaceKept(address, answer.clone()).catch(() => undefined));
    return answer;
  }

  worker.addEventListener('install', () => {
    void worker.skipWaiting();
  });
  worker.addEventListener('activate', (event) => {
    // Left over from an earlier worker without updates; with it, the browser would fetch each page in full.
    event.waitUntil(worker.registration.navigationPreload?.disable() ?? Promise.resolve());
  });
  worker.addEventListener('message', (event) => {
    // An update of this visit's page may have stored it already.
    const earlier = Promise.all([keeping, storing]);
    keeping = earlier.then(() => keep(event.data)).catch(() => undefined);
    event.waitUntil(keeping);
  });
  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.method !== 'GET') return;
    if (request.mode === 'navigate') event.respondWith(answerPage(event));
    else if (KINDS.includes(request.destination) && FILE.test(new URL(request.url).pathname))
      event.respondWith(answerFile(event));
  });
}
