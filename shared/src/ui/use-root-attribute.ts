import { useLayoutEffect } from 'react';

/**
 * Marks the document's root for styles that affect the whole page. `:root:has(...)` would need no code, but for it a
 * browser searches the whole page on each change: 60 ms per tap with 1,000 dishes on a fast computer.
 */
export function useRootAttribute(name: `data-${string}`, isOn = true): void {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute(name, isOn);
    return () => document.documentElement.removeAttribute(name);
  }, [name, isOn]);
}
