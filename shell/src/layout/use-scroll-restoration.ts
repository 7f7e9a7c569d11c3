import { useLocation } from '@simmer/shared/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { followSection } from './follow-section';

/** How far down the guest was at each entry of the history, in CSS pixels. */
const places = new Map<string, number>();

/**
 * Takes a guest to where a step through the site led: to the section that the address names, with Back to
 * where they were, else to the top of the new page. Focus goes along, so that a keyboard or a screen reader
 * goes on from there.
 */
export function useScrollRestoration(): void {
  const { pathname, hash, key } = useLocation();
  const isTraversal = useNavigationType() === NavigationType.Pop;
  const entry = key + pathname + hash;
  const shown = useRef({ entry, pathname, top: 0 });

  useEffect(() => {
    function remember() {
      shown.current.top = window.scrollY;
    }
    // Asked here for the first time: before the first paint the question alone would lay the whole page out.
    remember();
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      window.removeEventListener('scroll', remember);
    };
  }, []);

  // Before the effects of the page itself: a message on it may want the focus for itself.
  useLayoutEffect(() => {
    const left = shown.current;
    if (left.entry !== entry) places.set(left.entry, left.top);
    // Where the guest is until a scroll says otherwise, which follows each of the steps below.
    shown.current = { entry, pathname, top: left.top };

    const place = isTraversal ? places.get(entry) : undefined;
    if (place !== undefined) {
      enterPage(place);
      return undefined;
    }
    // A plain load keeps what the browser restored; a section still on its way keeps a guest who is on its page.
    if (left.pathname !== pathname || (!isTraversal && !hash)) enterPage(0);
    // Not decoded: our sections need no escapes, and a broken one would throw.
    const id = hash.slice(1);
    // The browser led there as soon as it had the HTML, and the guest may have gone on since.
    const isLedThere = left.entry === entry;
    if (!id || (isLedThere && isOutOfView(id))) return undefined;
    return followSection(id, (section, isThere) => {
      // What pushes the section away must not be seen: a smooth way back would be. A smooth way there stays one,
      // because Chromium adds what is left of it to an instant step.
      arriveAt(section, isLedThere || isThere ? 'instant' : 'auto');
    });
  }, [entry, pathname, hash, isTraversal]);
}

function enterPage(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
  document.getElementById('main')?.focus({ preventScroll: true });
}

function isOutOfView(id: string): boolean {
  const top = document.getElementById(id)?.getBoundingClientRect().top ?? 0;
  return top < -window.innerHeight / 2 || top > window.innerHeight;
}

function arriveAt(section: HTMLElement, behavior: ScrollBehavior): void {
  section.scrollIntoView({ behavior });
  if (!section.hasAttribute('tabindex')) section.tabIndex = -1;
  section.focus({ preventScroll: true });
}
