/** An order's reference: cart-mfe/src/send-order/reference.ts has the letters. */
const REFERENCE = '\\b[34679ACDEFGHJKMNPQRTWXY]{3}-[34679ACDEFGHJKMNPQRTWXY]{3}\\b';

/** What is drawn anew each time, and what it is compared as. */
export const DRAWN = { pattern: REFERENCE, by: 'ABC-DEF' };

export const withoutDrawn = (text: string) =>
  text.replace(new RegExp(DRAWN.pattern, 'g'), DRAWN.by);
