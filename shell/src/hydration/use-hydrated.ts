import { useEffect } from 'react';

/**
 * Marks a part of the page as live once React has hydrated it, and does now what the guest asked of it before:
 * buttons that were pressed, a form that was sent.
 * @param find the part's element, the one with `data-module`.
 */
export function useHydrated(find: () => HTMLElement | null): void {
  useEffect(() => {
    const part = find();
    if (!part || 'hydrated' in part.dataset) return;
    part.dataset.hydrated = '';
    for (const element of part.querySelectorAll<HTMLElement>('[data-replay]')) {
      if (element.closest('[data-module]') !== part) continue;
      delete element.dataset.replay;
      if (element instanceof HTMLFormElement) element.requestSubmit();
      else element.click();
    }
  }, [find]);
}
