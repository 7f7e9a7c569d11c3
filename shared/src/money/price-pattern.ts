import * as v from 'valibot';

const PricePatternSchema = v.object({ before: v.string(), decimal: v.string(), after: v.string() });

/** The text around the digits of an amount below 1,000, where no locale groups them. */
export type PricePattern = v.InferOutput<typeof PricePatternSchema>;

/** The id of the document's JSON block. */
export const PRICE_PATTERN_ID = 'price-pattern';

export function writePrice(cents: number, { before, decimal, after }: PricePattern): string {
  return before + (cents / 100).toFixed(2).replace('.', decimal) + after;
}

export function priceFormat(locale: string, currency: string): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
}

/** The document's pattern; null in development and while prerendering. */
export function pagePricePattern(): PricePattern | null {
  if (typeof document === 'undefined') return null;
  const block = document.getElementById(PRICE_PATTERN_ID)?.textContent;
  if (!block) return null;
  const parsed = v.safeParse(PricePatternSchema, JSON.parse(block));
  return parsed.success ? parsed.output : null;
}

const WHOLE = 123;

/**
 * Reads the pattern from `Intl` when the document is composed: in the page, the first `Intl.NumberFormat` costs a
 * phone 15 ms or more. This also makes the page's prices match the HTML, whatever data the browser has.
 * @returns null for a locale that writes other digits.
 */
export function pricePatternOf(business: {
  locale: string;
  currency: string;
}): PricePattern | null {
  const parts = priceFormat(business.locale, business.currency).formatToParts(WHOLE + 0.45);
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
