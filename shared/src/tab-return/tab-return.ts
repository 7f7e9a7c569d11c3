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

/** A phone says that it is online before its network works, so a read that fails then must not be the last one. */
const AFTER_FAILURE_MS = 15_000;

/**
 * Reads when the component appears, whenever someone returns to the tab, when the browser is online again, and some
 * time after each failure.
 * @param read resolves to false if it failed.
 */
export function useReading(read: () => unknown): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isShown = true;
    const readNow = async () => {
      const isRead = await read();
      clearTimeout(timer);
      if (isShown && isRead === false) timer = setTimeout(start, AFTER_FAILURE_MS);
    };
    const start = () => void readNow();
    start();
    addEventListener('online', start);
    const stop = onTabReturn(start);
    return () => {
      isShown = false;
      clearTimeout(timer);
      removeEventListener('online', start);
      stop();
    };
  }, [read]);
}
