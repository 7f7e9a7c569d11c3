/** At the shell's root, because a worker answers for its own folder and those in it. */
export const SERVICE_WORKER_FILE = 'service-worker.js';

interface LifecycleEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface RequestEvent extends Event {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}

/** The part used here of what TypeScript's DOM types lack: https://w3c.github.io/ServiceWorker/ */
export interface WorkerScope {
  addEventListener: ((
    type: 'install' | 'activate',
    listener: (event: LifecycleEvent) => void,
  ) => void) &
    ((type: 'fetch', listener: (event: RequestEvent) => void) => void);
  skipWaiting: () => Promise<void>;
  readonly caches: CacheStorage;
  readonly navigator: { readonly onLine: boolean };
  readonly registration: {
    readonly navigationPreload?: { enable: () => Promise<void> };
    unregister: () => Promise<boolean>;
  };
}

/**
 * Answers from what `keepForOffline` has stored when the network does not. The network is always asked first, so a
 * release is seen by the next load. The composer writes this function's source text into `/service-worker.js`, so it may
 * use nothing from outside but its parameters.
 */
export function answerOffline(worker: WorkerScope): void {
  const KEPT = ['script', 'style', 'font'];
  const find = (address: string) =>
    worker.caches.match(address, { ignoreSearch: true, ignoreVary: true });

  async function answerPage({ request, preloadResponse }: RequestEvent): Promise<Response> {
    try {
      return (await preloadResponse) ?? (await fetch(request));
    } catch (error) {
      const page = await find(request.url);
      if (page) return page;
      // What was never opened here leads to the menu.
      if (await find('/')) return new Response(null, { status: 302, headers: { location: '/' } });
      throw error;
    }
  }

  const answerFile = async (request: Request) => (await find(request.url)) ?? fetch(request);

  worker.addEventListener('install', () => {
    void worker.skipWaiting();
  });
  worker.addEventListener('activate', (event) => {
    // The browser then asks for a page while this worker starts.
    event.waitUntil(worker.registration.navigationPreload?.enable() ?? Promise.resolve());
  });
  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.method !== 'GET') return;
    if (request.mode === 'navigate') event.respondWith(answerPage(event));
    // While there is a network, files do not take the way through this worker. Calls to services never do.
    else if (!worker.navigator.onLine && KEPT.includes(request.destination))
      event.respondWith(answerFile(request));
  });
}

/** Replaces `answerOffline` in browsers that have it, and ends. Also written as source text. */
export function endWorker(worker: WorkerScope): void {
  worker.addEventListener('install', () => {
    void worker.skipWaiting();
  });
  worker.addEventListener('activate', (event) => {
    event.waitUntil(worker.registration.unregister());
  });
}
