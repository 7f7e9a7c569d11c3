const GIVE_UP_MS = 10_000;
/**
 * After one of these events the guest is in control, and nothing else may move the page. VoiceOver and Voice Control
 * press a button without the events of a pointer.
 */
const GUEST_MOVES = [
  'wheel',
  'touchstart',
  'touchmove',
  'pointerdown',
  'keydown',
  'click',
] as const;
/**
 * The listener is a capturing one, so that the click on the link to the section, which is under way, does not count.
 */
const LISTEN = { capture: true, passive: true };

/**
 * Calls `arriveAt` with the section of this id, and again whenever the page changes: a remote that is still loading may
 * add the section or push it down. Stops after ten seconds, or as soon as the guest moves the page.
 * @param arriveAt `isThere` means that the guest has already arrived and only has to be kept there.
 * @returns a function that stops it.
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
  function handleScrollEnd(): void {
    isThere = isOnTheWay;
  }
  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
    window.removeEventListener('scrollend', handleScrollEnd);
    for (const event of GUEST_MOVES) window.removeEventListener(event, stop, LISTEN);
  }

  const observer = new MutationObserver(arrive);
  const timer = setTimeout(stop, GIVE_UP_MS);
  observer.observe(document.body, { childList: true, subtree: true });
  window.addEventListener('scrollend', handleScrollEnd);
  for (const event of GUEST_MOVES) window.addEventListener(event, stop, LISTEN);
  arrive();
  return stop;
}
