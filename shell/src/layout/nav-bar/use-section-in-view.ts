import { useSyncExternalStore } from 'react';

/**
 * No IntersectionObserver, because the sections belong to a remote and appear later than the bar. @param ids in page
 * order.
 */
export function useSectionInView(ids: readonly string[]): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => ids.findLast(hasPassedTheMiddle),
    () => undefined,
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  window.addEventListener('resize', onChange);
  return () => {
    window.removeEventListener('scroll', onChange);
    window.removeEventListener('resize', onChange);
  };
}

function hasPassedTheMiddle(id: string): boolean {
  const top = document.getElementById(id)?.getBoundingClientRect().top;
  return top !== undefined && top <= window.innerHeight / 2;
}
