import { useSyncExternalStore } from 'react';

/**
 * This uses no IntersectionObserver, because the sections belong to a remote and appear later than the bar.
 * @param ids in page order.
 */
export function useSectionInView(ids: readonly string[]): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => ids.findLast(hasPassedTheMiddle),
    () => undefined,
  );
}

/**
 * It looks after the frame that was scrolled, not before it, because that would delay the paint of a page that was
 * just opened and scrolls to its top.
 */
function subscribe(onChange: () => void): () => void {
  let timer: number | undefined;
  function lookLater(): void {
    timer ??= window.setTimeout(() => {
      timer = undefined;
      onChange();
    });
  }
  window.addEventListener('scroll', lookLater, { passive: true });
  window.addEventListener('resize', lookLater);
  return () => {
    window.clearTimeout(timer);
    window.removeEventListener('scroll', lookLater);
    window.removeEventListener('resize', lookLater);
  };
}

function hasPassedTheMiddle(id: string): boolean {
  const top = document.getElementById(id)?.getBoundingClientRect().top;
  return top !== undefined && top <= window.innerHeight / 2;
}
