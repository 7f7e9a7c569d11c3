import { siteWith } from '../testing/site-config';
import { PRICE_PATTERN_ID, priceFormat, pricePatternOf } from './price-pattern';

/** A fresh copy, which has not read the pattern yet. */
async function formatOnPage(cents: number, business: { locale: string; currency: string }) {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = PRICE_PATTERN_ID;
  block.textContent = JSON.stringify(pricePatternOf(business));
  document.head.append(block);
  jest.resetModules();
  const config = await import('@simmer/shared/config');
  config.setSiteConfig(siteWith({ business }));
  const { formatMoney } = await import('./money');
  return formatMoney(cents);
}

afterEach(() => document.getElementById(PRICE_PATTERN_ID)?.remove());

const BUSINESSES = [
  { locale: 'en-US', currency: 'USD' },
  { locale: 'de-DE', currency: 'EUR' },
  { locale: 'de-CH', currency: 'CHF' },
  { locale: 'en-IN', currency: 'INR' },
  { locale: 'ja-JP', currency: 'JPY' },
  { locale: 'ar-EG', currency: 'EGP' },
  { locale: 'fa-IR', currency: 'IRR' },
  { locale: 'he-IL', currency: 'ILS' },
] as const;

describe('a price on a prerendered page', () => {
  it.each(BUSINESSES)('looks the same in $locale and $currency as with Intl', async (business) => {
    const { locale, currency } = business;
    for (const cents of [-1350, 0, 5, 1350, 99_999, 100_000, 123_456_789]) {
      expect(await formatOnPage(cents, business)).toBe(
        priceFormat(locale, currency).format(cents / 100),
      );
      document.getElementById(PRICE_PATTERN_ID)?.remove();
    }
  });

  it.each([0, 99_999])('of %d cents does not load the browser’s locale data', async (cents) => {
    const format = jest.spyOn(Intl, 'NumberFormat');
    await formatOnPage(cents, { locale: 'en-US', currency: 'USD' });
    // Only the composer's pattern calls this function.
    expect(format).toHaveBeenCalledTimes(1);
  });
});
