import { useEffect, useState, type RefObject } from 'react';

/** @param locationKey changes with every navigation, even to the current page. */
export function useDropdown(
  locationKey: string,
  bar: RefObject<HTMLElement | null>,
  toggle: RefObject<HTMLElement | null>,
) {
  const [isOpen, setIsOpen] = useState(false);
  const [shownAt, setShownAt] = useState(locationKey);
  if (shownAt !== locationKey) {
    setShownAt(locationKey);
    setIsOpen(false);
  }

  useEffect(() => {
    if (!isOpen) return undefined;

    function closeOutside({ target }: Event) {
      // A tap on the bar itself, not on its children, is a tap on the backdrop.
      const isOutside = target instanceof Node && !bar.current?.contains(target);
      if (isOutside || target === bar.current) setIsOpen(false);
    }
    function closeOnEscape({ key }: KeyboardEvent) {
      if (key !== 'Escape') return;
      setIsOpen(false);
      toggle.current?.focus();
    }
    // While a module is not hydrated, the browser itself follows links to sections.
    const closeOnArrival = () => setIsOpen(false);
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
