/** How long a page has to be in view without a break until the guest has seen it, in milliseconds. */
export const SEEN_AFTER_MS = 1000;

/**
 * Calls back, once, when the tab was in view for `SEEN_AFTER_MS`: a page that was opened in the background, or left at
 * once, has told its guest nothing.
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
