/** @param what a sentence, never with a guest's data. */
export function reportError(where: string, what: string, cause?: unknown): void {
  console.error(...line(where, what, cause));
}

/** For what the page could handle: an invalid dish left out, an unknown event dropped. */
export function reportProblem(where: string, what: string, cause?: unknown): void {
  console.warn(...line(where, what, cause));
}

function line(where: string, what: string, cause: unknown): unknown[] {
  const text = `[simmer/${where}] ${what}`;
  return cause === undefined ? [text] : [text, cause];
}
