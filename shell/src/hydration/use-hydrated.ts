import { SLOT_ATTRIBUTES } from '@simmer/shared/navigation';
import { useEffect, type RefObject } from 'react';

const SLOT = `[${SLOT_ATTRIBUTES.module}]`;

/**
 * Marks a module as hydrated and replays what `captureEvents` marked.
 * @param part an element of the module, or the module's own.
 */
export function useHydrated(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const module = part.current?.closest(SLOT);
    if (!module || module.hasAttribute(SLOT_ATTRIBUTES.hydrated)) return;
    module.setAttribute(SLOT_ATTRIBUTES.hydrated, '');
    for (const element of module.querySelectorAll<HTMLElement>('[data-replay]')) {
      if (element.closest(SLOT) !== module) continue;
      delete element.dataset.replay;
      if (element instanceof HTMLFormElement) element.requestSubmit();
      else element.click();
    }
  }, [part]);
}
