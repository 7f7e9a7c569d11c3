export const LOWEST_PRICE_ID = 'from';

/** A private-use character, which has no meaning. Where the document is written, the price takes its place. */
export const LOWEST_PRICE_MARK = '\uE000';

/**
 * The price that the document contains, even after the guest has been on another page; nothing if the first page was
 * another.
 */
export const LOWEST_PRICE =
  typeof document === 'undefined'
    ? LOWEST_PRICE_MARK
    : document.getElementById(LOWEST_PRICE_ID)?.textContent;
