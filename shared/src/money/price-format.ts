import * as v from 'valibot';

const PricePatternSchema = v.object({ before: v.string(), decimal: v.string(), after: v.string() });

/** The text around the digits of an amount below 1,000, where no locale groups them. */
export type PricePattern = v.InferOutput<typeof PricePatternSchema>;

/** The id of the document's JSON block. */
export const PRICE_PATTERN_ID = 'price-pattern';

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
