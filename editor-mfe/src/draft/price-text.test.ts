import { setSiteConfig } from '@simmer/shared/config';
import { toCents } from '@simmer/shared/money';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { parsePriceText, priceTextOf } from './price-text';

beforeEach(() => {
  setSiteConfig(testSiteConfig);
});

describe('a price that a manager types', () => {
  it.each([
    ['12', 1200],
    ['0', 0],
    ['12.5', 1250],
    ['12.50', 1250],
    ['12,5', 1250],
    ['12,05', 1205],
    [' 12.50 ', 1250],
    ['007', 700],
    ['4.35', 435],
    ['1.15', 115],
    ['10000', 1_000_000],
    ['10000.00', 1_000_000],
    ['$32', 3200],
    ['$ 32.50', 3250],
    ['32$', 3200],
    ['32.00', 3200],
    [' $ 32.50 ', 3250],
    ['1,250', 125_000],
    ['$1,250', 125_000],
    ['1,250.5', 125_050],
    ['1.250,50', 125_050],
    ['1 250', 125_000],
    ['1’250.00', 125_000],
  ])('“%s” is read exact to the cent [189]', (text, cents) => {
    expect(parsePriceText(text)).toEqual({ status: 'price', cents });
  });

  it.each(['', ' ', '\t', '\u200b'])(
    'that is blank (“%s”) is no price, and not zero [189]',
    (text) => {
      expect(parsePriceText(text)).toEqual({ status: 'blank' });
    },
  );

  it.each([
    ['12abc', 'not-a-number'],
    ['abc', 'not-a-number'],
    ['1.2.3', 'not-a-number'],
    ['1,2,3', 'not-a-number'],
    ['1,00,000', 'not-a-number'],
    ['1,2500', 'too-many-decimals'],
    ['1,250.123', 'too-many-decimals'],
    ['1,250,50', 'not-a-number'],
    ['0,125', 'too-many-decimals'],
    ['1e3', 'not-a-number'],
    ['1e-3', 'not-a-number'],
    ['0x10', 'not-a-number'],
    ['Infinity', 'not-a-number'],
    ['NaN', 'not-a-number'],
    ['€12', 'not-a-number'],
    ['$', 'not-a-number'],
    ['$$12', 'not-a-number'],
    ['$-12', 'below-zero'],
    ['+12', 'not-a-number'],
    ['1 2', 'not-a-number'],
    ['12.', 'not-a-number'],
    ['.5', 'not-a-number'],
    ['.', 'not-a-number'],
    ['-', 'not-a-number'],
    ['١٢', 'not-a-number'],
    ['-1', 'below-zero'],
    ['-0.01', 'below-zero'],
    ['−1', 'below-zero'],
    ['12.3456', 'too-many-decimals'],
    ['0.125', 'too-many-decimals'],
    ['12.345', 'ambiguous'],
    ['1.250', 'ambiguous'],
    ['12,345', 'too-high'],
    ['1,250,000', 'too-high'],
    ['10000.01', 'too-high'],
    ['99999999999999999999', 'too-high'],
    ['9'.repeat(400), 'too-high'],
  ])('“%s” is refused as %s, never cut or rounded [189]', (text, problem) => {
    expect(parsePriceText(text)).toEqual({ status: 'wrong', problem });
  });

  it('survives storing unchanged, for every cent up to $200 [189]', () => {
    const lost: string[] = [];
    for (let cents = 0; cents <= 20_000; cents += 1) {
      const text = priceTextOf(cents);
      const parsed = parsePriceText(text);
      if (parsed.status !== 'price' || toCents(parsed.cents / 100) !== cents) lost.push(text);
    }
    expect(lost).toEqual([]);
  });

  it('may have the sign of the shop’s own currency, where the shop writes it', () => {
    const { business } = testSiteConfig;
    setSiteConfig({
      ...testSiteConfig,
      business: { ...business, locale: 'de-DE', currency: 'EUR' },
    });
    expect(parsePriceText('32,50 €')).toEqual({ status: 'price', cents: 3250 });
    expect(parsePriceText('1.250')).toEqual({ status: 'price', cents: 125_000 });
    expect(parsePriceText('1,250')).toEqual({ status: 'wrong', problem: 'ambiguous' });
    expect(parsePriceText('$32')).toEqual({ status: 'wrong', problem: 'not-a-number' });
  });

  it('starts blank if the stored price is not a valid number', () => {
    expect(priceTextOf(null)).toBe('');
    expect(priceTextOf(3200)).toBe('32.00');
  });
});
