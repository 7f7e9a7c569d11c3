import { useEffect, useRef, type RefObject } from 'react';

/**
 * When an item that had the focus disappears, moves the focus to "Delete" of the next item, or to the heading if it was
 * the last.
 * @param items in the order in which they are shown.
 */
export function useFocusAfterRemoval(
  list: RefObject<HTMLElement | null>,
  items: readonly { id: string }[],
  heading: RefObject<HTMLElement | null>,
): void {
  const shown = useRef<readonly string[]>([]);

  useEffect(() => {
    const ids = items.map(({ id }) => id);
    const gone = shown.current.findIndex((id) => !ids.includes(id));
    shown.current = ids;
    if (gone === -1 || document.activeElement !== document.body) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-delete]') ?? [];
    const next = buttons[Math.min(gone, buttons.length - 1)] ?? heading.current;
    next?.focus();
  }, [list, items, heading]);
}
