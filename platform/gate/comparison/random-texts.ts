/** An order's reference: cart-mfe/src/order/reference.ts has the letters. */
const REFERENCE = '\\b[34679ACDEFGHJKMNPQRTWXY]{3}-[34679ACDEFGHJKMNPQRTWXY]{3}\\b';

/** What is random, and what it is compared as. */
export const RANDOM_TEXTS = { pattern: REFERENCE, by: 'ABC-DEF' };

export const withoutRandomTexts = (text: string) =>
  text.replace(new RegExp(RANDOM_TEXTS.pattern, 'g'), RANDOM_TEXTS.by);
