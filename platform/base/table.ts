/** Each row has as many cells as the head. */
export interface Table {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The table for a terminal: columns two spaces apart, columns of numbers aligned right. */
export function textTable({ head, rows }: Table): string {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((cells) => cells[column]?.length ?? 0)),
  );
  const isNumeric = head.map((_, column) =>
    rows.every((cells) => /^([\d–]|$)/.test(cells[column] ?? '')),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column > 0 && isNumeric[column]
          ? cell.padStart(widths[column] ?? 0)
          : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return [head, ...rows].map(line).join('\n');
}
