import type { applyUpdate as ApplyUpdate, Change, Update } from './apply-update';
import type { keepVisit as KeepVisit } from './keep-visit';
import type { patchedText as PatchedText } from './patched-text';
import type { RequestEvent, WorkerScope } from './worker-scope';

/** What the names of its caches start with. */
export const CACHE_PREFIX = 'offline ';

/** The functions that it uses, whose source texts are written too. */
export interface WorkerParts {
  keepVisit: typeof KeepVisit;
  applyUpdate: typeof ApplyUpdate;
  patchedText: typeof PatchedText;
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
export function runServiceWorker(
  worker: WorkerScope,
  prefix: string,
  { keepVisit, applyUpdate, patchedText }: WorkerParts,
): void {
  const { caches } = worker;
  const isFile = (address: string) => /\.[\da-f]{8,}\.\w+$/.test(address);
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

  const storedNames = async () => (await caches.keys()).filter((name) => name.startsWith(prefix));

  async function findKept(path: string): Promise<Kept | undefined> {
    // Latest first: an interrupted update leaves two caches.
    for (const name of (await storedNames()).reverse()) {
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

  /** @throws Error when the update was not meant for the stored response. */
  async function changed(kept: Response, { from, to, hash, patch }: Change, pageHeaders: Headers) {
    if (!patch) return kept;
    const text = patchedText(await kept.text(), patch);
    if ((await hashOf(text)) !== hash) throw new Error('The update leads to another text.');
    // A page keeps its address.
    const headers = new Headers(from === to ? pageHeaders : kept.headers);
    for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
    headers.set('content-type', kept.headers.get('content-type') ?? '');
    return new Response(text, { headers });
  }

  const field = (input: unknown, name: string): unknown =>
    typeof input === 'object' && input !== null ? Reflect.get(input, name) : undefined;

  function list(input: unknown, name: string): unknown[] {
    const value = field(input, name);
    return Array.isArray(value) ? value : [];
  }

  /** There is one cache for each composition. */
  const nameOf = (input: unknown) => prefix + list(input, 'versions').join(' ');

  function readChange(input: unknown): Change[] {
    const parts: unknown[] = Array.isArray(input) ? input : [];
    const [from, to, hash, patch] = parts;
    if (typeof from !== 'string' || typeof to !== 'string') return [];
    return [{ from, to, ...(Array.isArray(patch) && { hash: String(hash), patch }) }];
  }

  const readUpdate = (input: unknown): Update => ({
    name: nameOf(input),
    gone: list(input, 'gone').map(String),
    changes: list(input, 'changes').flatMap(readChange),
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
      const changeOf = (address: string) => found.changes.find(({ from }) => from === address);
      const [page, home] = [changeOf(path), changeOf('/')];
      if (!page || !home) return undefined;
      const make = (stored: Response, change: Change) => changed(stored, change, headers);
      const live = await make(kept.page, page);
      if (home.hash !== hash) {
        storing = applyUpdate(caches, kept, found, make, isFile).catch(() => undefined);
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
      // A page that was never opened on this device redirects to the menu, which gets its fragment: the browser passes it
      // on, unless a mail program encoded its #.
      const [fragment = ''] = /%(25)*23.*/.exec(request.url) ?? [];
      const location = `/${fragment.replace(/^%(25)*23/, '#')}`;
      if (await find('/')) return new Response(null, { status: 302, headers: { location } });
      throw error;
    }
  }

  /** @param visit a `Visit`, or what a page from before that type sends. */
  async function keep(visit: unknown): Promise<void> {
    const page = field(visit, 'page');
    if (typeof page !== 'string') return;
    // An old tab must not replace what a newer page has stored.
    if (field(visit, 'isLater') === true && !(await caches.has(nameOf(visit)))) return;
    const files = list(visit, 'files').map(String).filter(isFile);
    // Not those that an update creates meanwhile.
    const earlier = await storedNames();
    const isNew = await keepVisit(caches, nameOf(visit), page, files);
    for (const name of earlier) if (name !== nameOf(visit)) await caches.delete(name);
    if (isNew) await fetchUpdateAhead();
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
    else if (KINDS.includes(request.destination) && isFile(new URL(request.url).pathname))
      event.respondWith(answerFile(event));
  });
}
