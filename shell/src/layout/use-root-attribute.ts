import { useLayoutEffect } from 'react';

/**
 * Marks the document's root for styles that concern the whole page. `:root:has(...)` would do without code, but a browser
 * searches the whole page for it at each change: 60 ms a tap with 1,000 dishes on a fast computer.
 */
export function useRootAttribute(name: `data-${string}`, isOn = true): void {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute(name, isOn);
    return () => {
      document.documentElement.removeAttribute(name);
    };
  }, [name, isOn]);
}
