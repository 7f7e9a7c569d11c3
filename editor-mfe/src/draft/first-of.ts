const MOST_NAMED = 3;

/** The first of some texts; the dots stand for the others. */
export const firstOf = (texts: readonly string[]): readonly string[] =>
  texts.length > MOST_NAMED ? [...texts.slice(0, MOST_NAMED), '…'] : texts;
