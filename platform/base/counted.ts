/** "1 order", "2 orders"; with `many`, "2 dishes". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${String(count)} ${count === 1 ? one : many}`;
}
