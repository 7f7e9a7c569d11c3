const GIVE_UP_MS = 10_000;
/** The guest moves on their own: from then on the page must not move by itself. */
const GUEST_MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Calls back with the section of this id when it is in the page, and again whenever the page changes: a
 * remote that is still on its way may bring the section, or push it down. Ends after ten seconds, or as soon
 * as the guest moves.
 * @param arriveAt told whether the guest is there already, and only has to be kept there.
 * @returns a function that ends it.
 */
export function followSection(
  id: string,
  arriveAt: (section: HTMLElement, isThere: boolean) => void,
): () => void {
  let isOnTheWay = false;
  let isThere = false;
  function arrive(): void {
    const section = document.getElementById(id);
    if (!section) return;
    isOnTheWay = true;
    arriveAt(section, isThere);
  }
  function rest(): void {
    isThere = isOnTheWay;
  }
  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
    window.removeEventListener('scrollend', rest);
    for (const event of GUEST_MOVES) window.removeEventListener(event, stop);
  }

  const observer = new MutationObserver(arrive);
  const timer = setTimeout(stop, GIVE_UP_MS);
  observer.observe(document.body, { childList: true, subtree: true });
  window.addEventListener('scrollend', rest);
  for (const event of GUEST_MOVES) window.addEventListener(event, stop, { passive: true });
  arrive();
  return stop;
}
