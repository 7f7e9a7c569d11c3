/** JSON for a script element of a document. A literal "<" could close the element. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/**
 * A call of a function by its source text, for a script element. Functions among its arguments are passed as text, too;
 * none of them may use anything from outside.
 */
export function inlineCall<T extends readonly unknown[]>(
  run: (...parameters: T) => void,
  ...parameters: T
): string {
  const texts = parameters.map((value) =>
    typeof value === 'function' ? String(value) : inlineJson(value),
  );
  return `(${run.toString()})(${texts.join()})`;
}
