import { useEffect } from 'react';

/**
 * Marks a module as hydrated and replays what `captureEvents` marked.
 * @param find returns the element with `data-module`.
 */
export function useHydrated(find: () => HTMLElement | null): void {
  useEffect(() => {
    const module = find();
    if (!module || 'hydrated' in module.dataset) return;
    module.dataset.hydrated = '';
    for (const element of module.querySelectorAll<HTMLElement>('[data-replay]')) {
      if (element.closest('[data-module]') !== module) continue;
      delete element.dataset.replay;
      if (element instanceof HTMLFormElement) element.requestSubmit();
      else element.click();
    }
  }, [find]);
}
