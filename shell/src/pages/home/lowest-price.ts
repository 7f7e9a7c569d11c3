export const LOWEST_PRICE_ID = 'from';

/** Where the document is written (`lowestPriceIn`), the price takes its place. */
export const LOWEST_PRICE_MARK = '<!--from-->';

/** What the document says, also after the guest has been on another page; nothing if the first page was another. */
export const lowestPrice =
  globalThis.document?.getElementById(LOWEST_PRICE_ID)?.innerHTML ?? LOWEST_PRICE_MARK;
