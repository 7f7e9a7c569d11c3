import { siteConfig } from '@simmer/shared/config';
import { pagePricePattern, priceFormat, writePrice, type PricePattern } from './price-pattern';

/** Whole cents: floating-point dollars do not add up (0.1 + 0.2). */
export type Cents = number;

/** $10,000.00 */
export const MAX_PRICE_CENTS: Cents = 1_000_000;

/** @returns null for anything but a number of dollars from 0 to the maximum. */
export function toCents(dollars: unknown): Cents | null {
  if (typeof dollars !== 'number' || dollars < 0) return null;
  // -0 would show as "-$0.00".
  const cents = Math.abs(Math.round(dollars * 100));
  // The comparison is also false for NaN.
  return cents <= MAX_PRICE_CENTS ? cents : null;
}

/** `60.00`, as in the order email. */
export function formatAmount(cents: Cents): string {
  return (cents / 100).toFixed(2);
}

/** From 1,000 on, locales group digits. */
export const PATTERN_BELOW_CENTS: Cents = 100_000;

let pattern: PricePattern | null | undefined;
let formatter: { key: string; format: Intl.NumberFormat } | undefined;

/** `$60.00`, in the business's currency and language. */
export function formatMoney(cents: Cents): string {
  if (pattern === undefined) pattern = pagePricePattern();
  if (pattern && cents >= 0 && cents < PATTERN_BELOW_CENTS) return writePrice(cents, pattern);

  const { locale, currency } = siteConfig().business;
  const key = `${locale} ${currency}`;
  if (formatter?.key !== key) formatter = { key, format: priceFormat(locale, currency) };
  return formatter.format.format(cents / 100);
}
