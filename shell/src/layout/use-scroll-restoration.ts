import { ROUTES, useLocation } from '@simmer/shared/navigation';
import { focusPage } from '@simmer/shared/ui/use-focus-return';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { followSection } from './follow-section';

const positions = new Map<string, number>();
/** Where the guest last left the menu. */
let menuTop = 0;

/**
 * Scrolls after each navigation: to the section that the address names; on Back and Forward, and on any way back to the
 * menu, to where the guest was; otherwise to the top of the new page. The focus moves too, so that keyboard and screen
 * reader users continue from there.
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
    // Before the first paint, reading the position would force a layout of the whole page.
    remember();
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  // This runs before the page's own effects, because one of its messages may take the focus.
  useLayoutEffect(() => {
    const left = shown.current;
    if (left.entry !== entry) {
      positions.set(left.entry, left.top);
      if (left.pathname === ROUTES.home) menuTop = left.top;
      // The position is forgotten, because the next order begins at the top.
      if (pathname === ROUTES.orderConfirmation) menuTop = 0;
    }
    // Every branch below scrolls, which corrects `top`.
    shown.current = { entry, pathname, top: left.top };

    const position = isTraversal ? positions.get(entry) : undefined;
    if (position !== undefined) {
      enterPage(position);
      return undefined;
    }
    // A page load keeps the position that the browser restored. A guest who is already on the section's page stays
    // where they are until the section is there.
    if (left.pathname !== pathname || (!isTraversal && !hash)) {
      const isBackAtMenu = left.pathname !== pathname && pathname === ROUTES.home && !hash;
      enterPage(isBackAtMenu ? menuTop : 0);
    }
    // Section ids need no escaping, and decoding a malformed one would throw.
    const id = hash.slice(1);
    // On a page load the browser has already scrolled there, and the guest may have moved on since.
    const isLoad = left.entry === entry;
    if (!id || (isLoad && isOutOfView(id))) return undefined;
    return followSection(id, (section, isThere) => {
      // Returns instantly to a section that was pushed away, so that nobody sees it move. A smooth scroll on the way
      // there is not interrupted: Chromium would add the rest of it to an instant one.
      arriveAt(section, isLoad || isThere || isMotionReduced() ? 'instant' : 'smooth');
    });
  }, [entry, pathname, hash, isTraversal]);
}

export function enterPage(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
  focusPage();
}

function isOutOfView(id: string): boolean {
  const top = document.getElementById(id)?.getBoundingClientRect().top ?? 0;
  return top < -window.innerHeight / 2 || top > window.innerHeight;
}

// With `scroll-behavior` in the styles, the page would also follow the focus smoothly, and a guest who tabs faster than
// it scrolls would end up at a field that is out of view.
function isMotionReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function arriveAt(section: HTMLElement, behavior: ScrollBehavior): void {
  section.scrollIntoView({ behavior });
  if (!section.hasAttribute('tabindex')) section.tabIndex = -1;
  section.focus({ preventScroll: true });
}
