interface LifecycleEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface ReceivedEvent extends LifecycleEvent {
  readonly data: unknown;
}

export interface RequestEvent extends LifecycleEvent {
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
