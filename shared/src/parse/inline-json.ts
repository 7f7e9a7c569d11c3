/** JSON for a script element of a document. A literal "<" could close the element. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** A call of a function by its source text, for a script element. The function may use nothing from outside. */
export function inlineCall<T extends readonly unknown[]>(
  run: (...parameters: T) => void,
  ...parameters: T
): string {
  return `(${run.toString()})(${parameters.map(inlineJson).join()})`;
}
