/** @param what a sentence without any guest data. */
export function reportError(where: string, what: string, cause?: unknown): void {
  console.error(...line(where, what, cause));
}

/** Reports a problem that the page could handle, such as an invalid dish or an unknown event that was dropped. */
export function reportProblem(where: string, what: string, cause?: unknown): void {
  console.warn(...line(where, what, cause));
}

function line(where: string, what: string, cause: unknown): unknown[] {
  const text = `[simmer/${where}] ${what}`;
  return cause === undefined ? [text] : [text, cause];
}
