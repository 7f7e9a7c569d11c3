import { useEffect, useRef, type RefObject } from 'react';

/** When an item that had the focus disappears, moves the focus to "Delete" of the next item. */
export function useFocusAfterRemoval(
  list: RefObject<HTMLElement | null>,
  documents: readonly { id: string }[],
): void {
  const shown = useRef<readonly string[]>([]);

  useEffect(() => {
    const ids = documents.map(({ id }) => id);
    const gone = shown.current.findIndex((id) => !ids.includes(id));
    shown.current = ids;
    if (gone === -1 || document.activeElement !== document.body) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-delete]') ?? [];
    buttons[Math.min(gone, buttons.length - 1)]?.focus();
  }, [list, documents]);
}
