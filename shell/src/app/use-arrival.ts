import { useLocation } from '@simmer/shared/navigation';
import { useEffect, useRef } from 'react';
import { whenPresent } from './when-present';

/**
 * Takes a guest to where a link led: the section that the address names, else the top of the new page.
 * Focus goes along, so that a keyboard or a screen reader goes on from there.
 */
export function useArrival(): void {
  const { pathname, hash, key } = useLocation();
  const isFirst = useRef(true);

  useEffect(() => {
    const isPageLoad = isFirst.current;
    isFirst.current = false;
    if (hash) return whenPresent(decodeURIComponent(hash.slice(1)), arriveAt);
    // A plain load keeps what the browser restored.
    if (isPageLoad) return undefined;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
    return undefined;
  }, [pathname, hash, key]);
}

function arriveAt(section: HTMLElement): void {
  section.scrollIntoView();
  if (!section.hasAttribute('tabindex')) section.tabIndex = -1;
  section.focus({ preventScroll: true });
}
