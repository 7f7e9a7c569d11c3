/**
 * The one way a module tells a developer or the owner that something went wrong.
 * @param where the place in the code's own words, e.g. `menu` or `bus`.
 * @param what a sentence; never a guest's data.
 * @param cause the error itself, when there is one.
 */
export function reportError(where: string, what: string, cause?: unknown): void {
  console.error(...line(where, what, cause));
}

/** Like `reportError`, for what was mended on the spot: a bad dish left out, an unknown event dropped. */
export function reportProblem(where: string, what: string, cause?: unknown): void {
  console.warn(...line(where, what, cause));
}

function line(where: string, what: string, cause: unknown): unknown[] {
  const text = `[simmer/${where}] ${what}`;
  return cause === undefined ? [text] : [text, cause];
}
