import { useEffect, type RefObject } from 'react';

/**
 * Marks a module as hydrated and replays what `captureEvents` marked.
 * @param part an element of the module, or the one with `data-module` itself.
 */
export function useHydrated(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const module = part.current?.closest<HTMLElement>('[data-module]');
    if (!module || 'hydrated' in module.dataset) return;
    module.dataset.hydrated = '';
    for (const element of module.querySelectorAll<HTMLElement>('[data-replay]')) {
      if (element.closest('[data-module]') !== module) continue;
      delete element.dataset.replay;
      if (element instanceof HTMLFormElement) element.requestSubmit();
      else element.click();
    }
  }, [part]);
}
