/** How long a tab has to be away before what it shows counts as old, in milliseconds. */
export const AWAY_MS = 5000;

/**
 * Calls back when the guest comes back to this tab after a while.
 * @returns a function that stops it.
 */
export function onTabReturn(callback: () => void, now: () => number = Date.now): () => void {
  let hiddenSince: number | undefined;

  const look = () => {
    if (document.visibilityState === 'hidden') {
      hiddenSince ??= now();
      return;
    }
    const wasAwayMs = hiddenSince === undefined ? 0 : now() - hiddenSince;
    hiddenSince = undefined;
    if (wasAwayMs >= AWAY_MS) callback();
  };

  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
  };
}
