/** How long a tab must be hidden before the whole menu is read again, in milliseconds. */
export const MENU_HIDDEN_MS = 5000;

/**
 * Calls back when someone returns to this tab, or opens one that was loaded in the background, after `hiddenMs`
 * milliseconds or more.
 * @returns a function that stops it.
 */
export function onTabReturn(callback: () => void, hiddenMs = 0): () => void {
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
  return () => {
    document.removeEventListener('visibilitychange', check);
  };
}
