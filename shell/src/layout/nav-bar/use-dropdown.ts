import { useEffect, useState, type RefObject } from 'react';

/** The dropdown closes with every navigation, even to the current page. */
export function useDropdown(
  bar: RefObject<HTMLElement | null>,
  toggle: RefObject<HTMLElement | null>,
) {
  const [isOpen, setIsOpen] = useState(false);

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
    function closeAtLink({ target }: Event) {
      if (target instanceof Element && target.closest('a')) setIsOpen(false);
    }
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('click', closeAtLink, { signal });
    window.addEventListener('popstate', () => setIsOpen(false), { signal });
    // While a module is not hydrated, the browser itself follows links to sections.
    window.addEventListener('hashchange', () => setIsOpen(false), { signal });
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('keydown', closeOnEscape, { signal });
    return () => listening.abort();
  }, [isOpen, bar, toggle]);

  return { isOpen, setIsOpen };
}
