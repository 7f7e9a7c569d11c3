import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus into a row that was added at the end.
 * @param field the selector of the row's first field.
 * @returns `group`, the element of all rows, and `expectRow`, to be called before the row is added.
 */
export function useFocusNewRow(
  field: string,
  rowCount: number,
): { group: RefObject<HTMLDivElement | null>; expectRow: () => void } {
  const group = useRef<HTMLDivElement>(null);
  const isExpected = useRef(false);

  useEffect(() => {
    if (!isExpected.current) return;
    isExpected.current = false;
    const fields = group.current?.querySelectorAll<HTMLElement>(field) ?? [];
    [...fields].at(-1)?.focus();
  }, [field, rowCount]);

  return {
    group,
    expectRow: () => {
      isExpected.current = true;
    },
  };
}
