import type { WorkerScope } from './worker-scope';

/**
 * Replaces `runServiceWorker` in browsers that have it, deletes what it has stored, and unregisters. Also written as
 * source text.
 */
export function unregisterServiceWorker(worker: WorkerScope, prefix: string): void {
  async function forget(): Promise<void> {
    for (const name of await worker.caches.keys())
      if (name.startsWith(prefix)) await worker.caches.delete(name);
  }
  worker.addEventListener('install', () => {
    void worker.skipWaiting();
  });
  worker.addEventListener('activate', (event) => {
    event.waitUntil(forget().then(() => worker.registration.unregister()));
  });
}
