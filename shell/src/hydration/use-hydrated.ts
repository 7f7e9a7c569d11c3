import { useEffect } from 'react';
import { carryOver } from './composed-fields';

/**
 * Marks a module as hydrated and replays what `captureEvents` marked, also if React had to render it anew.
 * @param find returns the element with `data-module`.
 */
export function useHydrated(find: () => HTMLElement | null): void {
  useEffect(() => {
    const module = find();
    if (!module || 'hydrated' in module.dataset) return;
    module.dataset.hydrated = '';
    carryOver(module);
    for (const element of module.querySelectorAll<HTMLElement>('[data-replay]')) {
      if (element.closest('[data-module]') !== module) continue;
      delete element.dataset.replay;
      if (element instanceof HTMLFormElement) element.requestSubmit();
      else element.click();
    }
  }, [find]);
}
