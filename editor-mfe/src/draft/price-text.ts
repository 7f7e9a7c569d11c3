import { asciiDigits } from '@simmer/shared/ascii-digits';
import { isBlank } from '@simmer/shared/blank';
import { formatAmount, formatMoney, MAX_PRICE_CENTS, type Cents } from '@simmer/shared/money';

export type ParsedPrice =
  | { status: 'blank' }
  | { status: 'price'; cents: Cents }
  /** The message for the manager. */
  | { status: 'wrong'; problem: string };

const wrong = (problem: string) => ({ status: 'wrong', problem }) as const;
const DECIMALS = 'Use at most two decimal places, such as 12.50.';

/**
 * Parses a typed price: digits of any script, optionally grouped in thousands, then optionally a point or comma with one or two
 * digits, with or without the sign of the shop's currency. Stricter than `parseFloat`, which reads "12abc" as 12 and
 * "1e3" as 1000; nothing is rounded or cut off.
 */
export function parsePriceText(text: string): ParsedPrice {
  if (isBlank(text)) return { status: 'blank' };
  const typed = withoutCurrency(inAscii(text).trim());
  if (/^-\d/.test(typed)) return wrong('A price can’t be less than zero.');
  const parts = splitGroups(typed) ?? /^(\d+)(?:[.,](\d+))?$/.exec(typed);
  if (parts === 'ambiguous') return wrong(`${DECIMALS} If you mean thousands, write 1250.`);
  if (!parts) return wrong('Enter the price as a number, such as 12 or 12.50.');
  const [, whole = '', decimals = ''] = parts;
  if (decimals.length > 2) return wrong(DECIMALS);
  // The digits are joined and not multiplied, because 4.35 * 100 is 434.99999999999994.
  const cents = Number(whole + decimals.padEnd(2, '0'));
  return cents > MAX_PRICE_CENTS
    ? wrong(`A price can’t be more than ${formatMoney(MAX_PRICE_CENTS)}.`)
    : { status: 'price', cents };
}

const GROUPED = /^([1-9]\d{0,2})(([.,'’\s])\d{3}(?:\3\d{3})*)(?:(?!\3)[.,](\d+))?$/;

/**
 * "1,250" or "1,250.00". A single group counts as thousands only with the separator of the shop's own language; with
 * the other one, as in "1.250" in English, it might just as well be a price with decimal places.
 */
function splitGroups(typed: string): readonly [string, string, string] | 'ambiguous' | undefined {
  const [, first, groups, sign = '', decimals] = GROUPED.exec(typed) ?? [];
  if (first === undefined || groups === undefined) return undefined;
  const isOneGroup = groups.length === 4 && decimals === undefined;
  if (isOneGroup && /[.,]/.test(sign) && sign !== groupSign()) return 'ambiguous';
  return [typed, first + groups.replaceAll(/\D/g, ''), decimals ?? ''];
}

function groupSign(): string | undefined {
  return /\d(\D)\d{3}/.exec(inAscii(formatMoney(123_456_700)))?.[1];
}

const SIGNS = { '.': /[٫．]/g, ',': /[٬，]/g, '-': /[−－]/g, '%': /[٪％]/g } as const;

/**
 * A number with its digits and signs as on an English keyboard, however an Arabic or East Asian one writes them, and
 * without the marks of direction that stand in prices beside a script written from right to left.
 */
export function inAscii(text: string): string {
  return Object.entries(SIGNS).reduce(
    (before, [sign, typed]) => before.replace(typed, sign),
    asciiDigits(text).replaceAll(/\p{Cf}/gu, ''),
  );
}

/** "$32", "32 €" or "32 kr.", as the shop writes its prices; nobody needs the points of an abbreviation. */
function withoutCurrency(typed: string): string {
  const sign = inAscii(formatMoney(0))
    .replace(/\d[\d.,]*/, '')
    .trim();
  for (const one of [sign, sign.replaceAll('.', '')]) {
    if (typed.startsWith(one)) return typed.slice(one.length).trimStart();
    if (typed.endsWith(one)) return typed.slice(0, -one.length).trimEnd();
  }
  return typed;
}

/** The text of a stored price in the form; blank for a price that is not a number. */
export function priceTextOf(cents: Cents | null): string {
  return cents === null ? '' : formatAmount(cents);
}
