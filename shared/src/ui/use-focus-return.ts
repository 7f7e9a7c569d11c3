import { PAGE_IDS } from '@simmer/shared/navigation';
import { useCallback, useRef, type RefObject } from 'react';

/**
 * Serves controls that disappear when they are used. Call the function before that: the focus moves to the element of
 * `target`, where the browser would start again at the top of the page.
 */
export function useFocusReturn<Target extends HTMLElement>(): readonly [
  target: RefObject<Target | null>,
  returnFocus: () => void,
] {
  const target = useRef<Target>(null);
  const returnFocus = useCallback(() => target.current?.focus({ preventScroll: true }), []);
  return [target, returnFocus];
}

/** Does the same for a control whose part of the page has no other target: the focus moves to the page's content. */
export function focusPage(): void {
  document.getElementById(PAGE_IDS.main)?.focus({ preventScroll: true });
}
