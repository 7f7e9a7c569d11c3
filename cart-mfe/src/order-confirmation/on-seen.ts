/** How long a page has to stay visible before it counts as seen, in milliseconds. */
export const SEEN_AFTER_MS = 1000;

/**
 * Calls back once, when the tab has been visible for `SEEN_AFTER_MS`. A page that was opened in the background, or left
 * right away, has told the guest nothing.
 * @returns a function that stops it.
 */
export function onSeen(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', check);
  };
  const check = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') return;
    timer = setTimeout(() => {
      stop();
      callback();
    }, SEEN_AFTER_MS);
  };

  check();
  document.addEventListener('visibilitychange', check);
  return stop;
}
