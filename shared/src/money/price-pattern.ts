import { priceFormat, type PricePattern } from './price-format';

export { PRICE_PATTERN_ID, type PricePattern } from './price-format';

const WHOLE = 123;

/**
 * Reads the pattern from `Intl` when the document is composed: in the page, the first `Intl.NumberFormat` costs a
 * phone 15 ms or more. This also makes the page's prices match the HTML, whatever data the browser has.
 * @returns null for a locale that writes other digits.
 */
export function pricePatternOf({
  locale,
  currency,
}: {
  locale: string;
  currency: string;
}): PricePattern | null {
  const parts = priceFormat(locale, currency).formatToParts(WHOLE + 0.45);
  const texts = { before: '', decimal: '', after: '' };
  let side: 'before' | 'after' = 'before';
  for (const { type, value } of parts) {
    if (type === 'integer') {
      if (value !== String(WHOLE)) return null;
      side = 'after';
    } else if (type === 'decimal') texts.decimal = value;
    else if (type === 'fraction') {
      if (value !== '45') return null;
    } else texts[side] += value;
  }
  return texts;
}
