import { useSyncExternalStore } from 'react';

/** No IntersectionObserver: the sections come with a remote, later than the bar. @param ids in the order of the page. */
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
