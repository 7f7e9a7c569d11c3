type Pattern = readonly [pattern: string, by: string];

/** What the gate must know of a shop to read its pages. */
interface RecordedShop {
  /** Patterns of random texts in its journeys, and what replaces each. */
  randomTexts: readonly Pattern[];
  /** The label of the region whose messages come and go: they are noted when they come. */
  messages: string;
}

const ids: Pattern = [
  // Of documents and accounts, and their tokens.
  '\\b(?=[A-Za-z]*\\d)(?=\\d*[A-Za-z])[A-Za-z0-9]{20,}\\b',
  'id',
];
export const recorded: RecordedShop = { randomTexts: [ids], messages: '' };

export function describeShop({ randomTexts, messages }: RecordedShop): void {
  recorded.randomTexts = [...randomTexts, ids];
  recorded.messages = messages;
}

/** The same text in every run. */
export function masked(text: string): string {
  return recorded.randomTexts.reduce(
    (result, [pattern, by]) => result.replace(new RegExp(pattern, 'g'), by),
    text,
  );
}
