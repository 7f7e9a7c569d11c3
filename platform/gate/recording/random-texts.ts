/** Patterns of random texts in journeys, and what replaces each. */
export const RANDOM_TEXTS: readonly (readonly [string, string])[] = [
  // An order's reference: cart-mfe/src/order/reference.ts has the letters.
  ['\\b[34679ACDEFGHJKMNPQRTWXY]{3}-[34679ACDEFGHJKMNPQRTWXY]{3}\\b', 'ABC-DEF'],
  // What a journey makes unique: e2e/fixtures/unique.ts.
  ['\\b\\d{1,7}-\\d{13}-\\d+\\b', '1'],
  ['\\bown-[0-9a-f-]+\\b', 'own'],
  // Ids and tokens of documents and accounts.
  ['\\b(?=[A-Za-z]*\\d)(?=\\d*[A-Za-z])[A-Za-z0-9]{20,}\\b', 'id'],
];

/** The same text in every run. */
export function masked(text: string): string {
  return RANDOM_TEXTS.reduce(
    (result, [pattern, by]) => result.replace(new RegExp(pattern, 'g'), by),
    text,
  );
}
