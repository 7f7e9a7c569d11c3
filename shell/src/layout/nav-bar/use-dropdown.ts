import { useEffect, useState, type RefObject } from 'react';

/**
 * The dropdown of a small screen, open or closed. It closes when the guest goes elsewhere: to another place
 * of the site, with Escape, or with a tap or the Tab key out of the bar, whose page it would cover.
 * @param place changes with every step through the site, also with a step to where the guest already is.
 */
export function useDropdown(
  place: string,
  bar: RefObject<HTMLElement | null>,
  toggle: RefObject<HTMLElement | null>,
) {
  const [isOpen, setIsOpen] = useState(false);
  const [shownAt, setShownAt] = useState(place);
  if (shownAt !== place) {
    setShownAt(place);
    setIsOpen(false);
  }

  useEffect(() => {
    if (!isOpen) return undefined;

    function closeOutside({ target }: Event) {
      // The bar itself, but nothing in it, is the shade that it lays over the page.
      const isOutside = target instanceof Node && !bar.current?.contains(target);
      if (isOutside || target === bar.current) setIsOpen(false);
    }
    function closeOnEscape({ key }: KeyboardEvent) {
      if (key !== 'Escape') return;
      setIsOpen(false);
      // The link that had the focus is hidden now.
      toggle.current?.focus();
    }
    // To a section by the browser itself, as long as a part of the page is still on its way.
    const closeOnArrival = () => {
      setIsOpen(false);
    };
    window.addEventListener('hashchange', closeOnArrival);
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      window.removeEventListener('hashchange', closeOnArrival);
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen, bar, toggle]);

  return { isOpen, setIsOpen };
}
