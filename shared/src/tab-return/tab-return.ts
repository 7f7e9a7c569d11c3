import { useEffect } from 'react';

/** A shorter look at another tab causes no read, because the owner pays for them. */
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

/** Reads when the component appears, whenever someone returns to the tab, and when the browser is online again. */
export function useReading(read: () => unknown): void {
  useEffect(() => {
    const readNow = () => void read();
    readNow();
    addEventListener('online', readNow);
    const stop = onTabReturn(readNow);
    return () => {
      removeEventListener('online', readNow);
      stop();
    };
  }, [read]);
}
