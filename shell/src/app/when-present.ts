const GIVE_UP_MS = 10_000;
/** The guest scrolls on their own: from then on the page must not move by itself. */
const GUEST_MOVES = ['wheel', 'touchmove', 'keydown'] as const;

/**
 * Calls back once the element with this id is in the page: a section may come with a remote that is still
 * on its way. Gives up after ten seconds, or as soon as the guest scrolls.
 * @returns a function that stops waiting.
 */
export function whenPresent(id: string, callback: (element: HTMLElement) => void): () => void {
  const present = document.getElementById(id);
  if (present) {
    callback(present);
    return () => undefined;
  }

  const observer = new MutationObserver(() => {
    const element = document.getElementById(id);
    if (!element) return;
    stop();
    callback(element);
  });
  const timer = setTimeout(stop, GIVE_UP_MS);
  observer.observe(document.body, { childList: true, subtree: true });
  for (const event of GUEST_MOVES) window.addEventListener(event, stop, { passive: true });

  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of GUEST_MOVES) window.removeEventListener(event, stop);
  }
  return stop;
}
