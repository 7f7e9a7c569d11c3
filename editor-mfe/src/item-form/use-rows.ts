import { useFocusReturn } from '@simmer/shared/ui/use-focus-return';
import { useEffect, useRef } from 'react';

/** Rows that can be added and removed. The key identifies a row while it is edited, and is never stored. */
interface Rows<Row extends { key: number }> {
  rows: readonly Row[];
  blank: Row;
  /** The selector of a row's first field. */
  field: string;
  onChange: (rows: readonly Row[]) => void;
}

/** A new row takes the focus; after a row was removed, the heading does. */
export function useRows<Row extends { key: number }>({ rows, blank, field, onChange }: Rows<Row>) {
  const [heading, focusHeading] = useFocusReturn<HTMLParagraphElement>();
  const group = useRef<HTMLDivElement>(null);
  const isAdded = useRef(false);

  useEffect(() => {
    if (!isAdded.current) return;
    isAdded.current = false;
    const fields = group.current?.querySelectorAll<HTMLElement>(field) ?? [];
    [...fields].at(-1)?.focus();
  }, [field, rows.length]);

  return {
    group,
    heading,
    focusHeading,
    add: (row = blank) => {
      isAdded.current = true;
      const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
      onChange([...rows, { ...row, key }]);
    },
    change: (changed: Row) =>
      onChange(rows.map((row) => (row.key === changed.key ? changed : row))),
    remove: (key: number) => {
      focusHeading();
      onChange(rows.filter((row) => row.key !== key));
    },
  };
}
