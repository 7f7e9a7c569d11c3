/** How long a tab must be hidden before its menu counts as stale, in milliseconds. */
export const HIDDEN_MS = 5000;

/**
 * Calls back when the guest returns to this tab after `HIDDEN_MS` or more.
 * @returns a function that stops it.
 */
export function onTabReturn(callback: () => void, now: () => number = Date.now): () => void {
  let hiddenSince: number | undefined;

  const check = () => {
    if (document.visibilityState === 'hidden') {
      hiddenSince ??= now();
      return;
    }
    const hiddenMs = hiddenSince === undefined ? 0 : now() - hiddenSince;
    hiddenSince = undefined;
    if (hiddenMs >= HIDDEN_MS) callback();
  };

  check();
  document.addEventListener('visibilitychange', check);
  return () => {
    document.removeEventListener('visibilitychange', check);
  };
}
