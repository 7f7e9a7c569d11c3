import { siteConfig } from '@simmer/shared/config';
import { pagePricePattern, priceFormat, type PricePattern } from './price-pattern';

/** An amount in whole cents. Sums of dollars in floating point go wrong (0.1 + 0.2). */
export type Cents = number;

/** The dearest price a dish may have: $10,000.00. */
export const MAX_PRICE_CENTS: Cents = 1_000_000;

/**
 * @param dollars a price as the database keeps it, of unknown type.
 * @returns the price in cents, or null when it is not a finite number from 0 to the highest price.
 */
export function toCents(dollars: unknown): Cents | null {
  if (typeof dollars !== 'number' || !Number.isFinite(dollars) || dollars < 0) return null;
  // A stored -0 would be shown as "-$0.00".
  const cents = Math.abs(Math.round(dollars * 100));
  return cents <= MAX_PRICE_CENTS ? cents : null;
}

/** @returns the amount with two decimals and no currency sign, as the order email has it: `60.00`. */
export function formatAmount(cents: Cents): string {
  return (cents / 100).toFixed(2);
}

/** From a thousand on locales group digits, each in its own way. */
const PATTERN_BELOW_CENTS: Cents = 100_000;

let pattern: PricePattern | null | undefined;
let formatter: { key: string; format: Intl.NumberFormat } | undefined;

/** @returns the amount as a guest reads it, in the business's currency and language: `$60.00`. */
export function formatMoney(cents: Cents): string {
  if (pattern === undefined) pattern = pagePricePattern();
  if (pattern && cents >= 0 && cents < PATTERN_BELOW_CENTS)
    return pattern.before + formatAmount(cents).replace('.', pattern.decimal) + pattern.after;

  const { locale, currency } = siteConfig().business;
  const key = `${locale} ${currency}`;
  if (formatter?.key !== key) formatter = { key, format: priceFormat(locale, currency) };
  return formatter.format.format(cents / 100);
}
