type Pattern = readonly [pattern: string, by: string];

const patterns: Pattern[] = [
  // Ids and tokens of documents and accounts.
  ['\\b(?=[A-Za-z]*\\d)(?=\\d*[A-Za-z])[A-Za-z0-9]{20,}\\b', 'id'],
];
/** Patterns of random texts in journeys, and what replaces each. */
export const RANDOM_TEXTS: readonly Pattern[] = patterns;

/** What is random in the journeys of a shop. */
export function addRandomTexts(texts: readonly Pattern[]): void {
  patterns.unshift(...texts);
}

/** The same text in every run. */
export function masked(text: string): string {
  return RANDOM_TEXTS.reduce(
    (result, [pattern, by]) => result.replace(new RegExp(pattern, 'g'), by),
    text,
  );
}
