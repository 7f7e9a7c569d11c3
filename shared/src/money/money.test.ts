import { setSiteConfig } from '@simmer/shared/config';
import { siteWith } from '../testing/site-config';
import { formatAmount, formatMoney, MAX_PRICE_CENTS, toCents } from './money';

const startBusiness = (locale: string, currency: string) =>
  setSiteConfig(siteWith({ business: { locale, currency } }));

// Mutation testing loads the configuration of the tested package a second time.
beforeEach(() => startBusiness('en-US', 'USD'));

describe('prices from the database', () => {
  it.each([
    [30, 3000],
    [13.5, 1350],
    [0, 0],
    // In floating point these are slightly below or above a whole cent.
    [4.35, 435],
    [1.1, 110],
    [19.99, 1999],
    [10_000, MAX_PRICE_CENTS],
  ])('reads $%d as exactly %d cents', (dollars, cents) => expect(toCents(dollars)).toBe(cents));

  it.each([
    ['text', '30'],
    ['nothing', undefined],
    ['not-a-number, as a blank price is stored', Number.NaN],
    ['more than any number', Number.POSITIVE_INFINITY],
    ['less than nothing', -0.01],
    ['dearer than the highest price', 10_000.01],
    ['a list', [30]],
  ])('refuses a price that is %s', (_what, dollars) => expect(toCents(dollars)).toBeNull());

  it('never shows "-$0.00"', () => expect(formatMoney(toCents(-0) ?? 1)).toBe('$0.00'));
});

describe('money on the page', () => {
  it.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [1350, '$13.50'],
    [3000, '$30.00'],
    [123_456_789, '$1,234,567.89'],
  ])('shows %d cents with a currency sign and two decimals: %s [86]', (cents, text) =>
    expect(formatMoney(cents)).toBe(text),
  );

  it("uses the business's currency and language, even after another one was used, and two decimals where the currency has none", () => {
    expect(formatMoney(1350)).toBe('$13.50');
    startBusiness('de-DE', 'EUR');
    expect(formatMoney(1350).replaceAll('\u00a0', ' ')).toBe('13,50 €');
    startBusiness('ja-JP', 'JPY');
    expect(formatMoney(1350)).toMatch(/13\.50$/);
  });

  it('creates a formatter, which is slow, only for the first price', () => {
    const format = jest.spyOn(Intl, 'NumberFormat');
    startBusiness('fr-FR', 'EUR');
    for (const cents of [1350, 3000]) formatMoney(cents);
    expect(format).toHaveBeenCalledTimes(1);
  });
});

it.each([
  [1350, '13.50'],
  [5, '0.05'],
  [0, '0.00'],
])('money in the order email writes %d cents as %s', (cents, text) => {
  expect(formatAmount(cents)).toBe(text);
});
