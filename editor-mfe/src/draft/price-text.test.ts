import { setSiteConfig } from '@simmer/shared/config';
import { formatMoney, toCents } from '@simmer/shared/money';
import { siteWith } from '@simmer/shared/testing/site-config';
import { parsePriceText, priceTextOf } from './price-text';

/** A row for each text, from a table of what the texts mean. */
const rowsOf = <Meaning>(table: readonly (readonly [Meaning, readonly string[]])[]) =>
  table.flatMap(([meaning, texts]) => texts.map((text) => [text, meaning] as const));

describe('a price that a manager types', () => {
  it.each(
    rowsOf([
      [0, ['0']],
      [115, ['1.15']],
      [435, ['4.35']],
      [700, ['007']],
      [1200, ['12', '١٢', '१२', '１２']],
      [1205, ['12,05']],
      [1250, ['12.5', '12.50', '12,5', ' 12.50 ', '١٢٫٥', '１２．５０']],
      [3200, ['$32', '32$', '32.00']],
      [3250, ['$ 32.50', ' $ 32.50 ']],
      [125_000, ['1,250', '$1,250', '1 250', '1’250.00', '١٬٢٥٠']],
      [125_050, ['1,250.5', '1.250,50']],
      [1_000_000, ['10000', '10000.00']],
    ]),
  )('“%s” is read exactly to the cent [189]', (text, cents) =>
    expect(parsePriceText(text)).toEqual({ status: 'price', cents }),
  );

  it.each(['', ' ', '\t', '\u200b'])(
    'that is blank (“%s”) counts as no price, not as zero [189]',
    (text) => expect(parsePriceText(text)).toEqual({ status: 'blank' }),
  );

  it.each(
    rowsOf([
      [/a number/, ['12abc', 'abc', '1.2.3', '1,2,3', '1,00,000', '1,250,50', '1e3', '1e-3']],
      [/a number/, ['0x10', 'Infinity', 'NaN', '€12', '$', '$$12', '+12', '1 2', '12.', '.5']],
      [/a number/, ['.', '-', '½']],
      [/less than zero/, ['$-12', '-1', '-0.01', '−1', '－１']],
      [/12\.50\.$/, ['1,2500', '1,250.123', '0,125', '12.3456', '0.125']],
      [/thousands/, ['12.345', '1.250']],
      [/more than \$10,000/, ['12,345', '1,250,000', '10000.01', '9'.repeat(20), '9'.repeat(400)]],
    ]),
  )('“%s” is refused as %s, never cut or rounded [189]', (text, problem) => {
    expect(parsePriceText(text)).toEqual({
      status: 'wrong',
      problem: expect.stringMatching(problem) as string,
    });
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

  it('may carry the sign of the shop’s own currency, where the shop writes it', () => {
    setSiteConfig(siteWith({ business: { locale: 'de-DE', currency: 'EUR' } }));
    expect(parsePriceText('32,50 €')).toEqual({ status: 'price', cents: 3250 });
    expect(parsePriceText('1.250')).toEqual({ status: 'price', cents: 125_000 });
    expect(parsePriceText('1,250')).toMatchObject({ status: 'wrong' });
    expect(parsePriceText('$32')).toMatchObject({ status: 'wrong' });
  });

  it.each([
    ['he-IL', 'ILS', '32.50 ₪'],
    ['ar-EG', 'EGP', '٣٢٫٥٠ ج.م.'],
    ['ar-AE', 'AED', '32.50 د.إ.'],
    ['fa-IR', 'IRR', '۳۲٫۵۰ ریال'],
    ['da-DK', 'DKK', '32,50 kr'],
    ['bg-BG', 'BGN', '32,50 лв.'],
    ['de-CH', 'CHF', 'CHF 32.50'],
  ])(
    'in a shop of %s with %s is read as the shop writes it and as “%s”',
    (locale, currency, typed) => {
      setSiteConfig(siteWith({ business: { locale, currency } }));
      const texts = [typed, formatMoney(3250), `\u200e${typed}\u200e`];
      expect(texts.map(parsePriceText)).toEqual(Array(3).fill({ status: 'price', cents: 3250 }));
      expect(parsePriceText(formatMoney(125_000))).toEqual({ status: 'price', cents: 125_000 });
    },
  );

  it('starts blank if the stored price is not a valid number', () =>
    expect(priceTextOf(null)).toBe(''));
});
