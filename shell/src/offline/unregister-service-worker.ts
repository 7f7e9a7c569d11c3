import type { WorkerScope } from './worker-scope';

/**
 * Replaces `runServiceWorker` in browsers that have it, deletes what it has stored, and unregisters. Also written as
 * source text.
 */
export function unregisterServiceWorker(worker: WorkerScope, cacheName: string): void {
  worker.addEventListener('install', () => {
    void worker.skipWaiting();
  });
  worker.addEventListener('activate', (event) => {
    event.waitUntil(worker.caches.delete(cacheName).then(() => worker.registration.unregister()));
  });
}
