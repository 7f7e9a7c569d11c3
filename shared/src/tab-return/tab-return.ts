import { useCallback, useEffect, useRef } from 'react';

/** A shorter look at another tab costs the owner no read of the cloud. */
const HIDDEN_MS = 5000;

/**
 * Calls back when someone returns to this tab, or opens one that was loaded in the background, after `hiddenMs`
 * milliseconds or more.
 * @returns a function that stops it.
 */
export function onTabReturn(callback: () => void, hiddenMs = HIDDEN_MS): () => void {
  const isHidden = () => document.visibilityState === 'hidden';
  let hiddenSince = isHidden() ? Date.now() : undefined;

  const check = () => {
    const now = Date.now();
    hiddenSince ??= now;
    if (isHidden()) return;
    const wasHiddenMs = now - hiddenSince;
    hiddenSince = undefined;
    if (wasHiddenMs >= hiddenMs) callback();
  };

  document.addEventListener('visibilitychange', check);
  return () => document.removeEventListener('visibilitychange', check);
}

/**
 * Reads when the component appears, whenever someone returns to the tab, and once the browser is online again after a
 * read that failed.
 * @param read tells whether it could read.
 * @returns a function that reads once more.
 */
export function useReading(read: () => Promise<boolean>): () => void {
  const latest = useRef<Promise<boolean>>(null);
  const readNow = useCallback(() => {
    latest.current = read();
  }, [read]);

  useEffect(() => {
    const readIfFailed = () => {
      // It may be failing just now.
      const before = latest.current;
      void before?.then((isRead) => {
        if (!isRead && latest.current === before) readNow();
      });
    };
    readNow();
    addEventListener('online', readIfFailed);
    const stop = onTabReturn(readNow);
    return () => {
      removeEventListener('online', readIfFailed);
      stop();
    };
  }, [readNow]);
  return readNow;
}
