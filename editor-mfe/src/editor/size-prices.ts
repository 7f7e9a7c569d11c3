import type { FormerFields, MenuFields } from '@simmer/shared/firebase';
import type { Dish } from '@simmer/shared/menu';
import { isolated } from '@simmer/shared/isolated';
import { formatMoney, MAX_PRICE_CENTS, toCents, type Cents } from '@simmer/shared/money';
import { fieldsOf } from '../draft/check-draft';

type Sizes = MenuFields['sizes'];

/** The sizes of a dish before and after its prices change. */
export interface PriceChange {
  id: string;
  name: string;
  before: Sizes;
  now: Sizes;
}

/**
 * The dishes that some percent more would change. Those that the database would refuse are left out.
 * @param step as in `raised`.
 */
export function priceChanges(
  dishes: readonly Dish[],
  percent: number,
  step: Cents,
): readonly PriceChange[] {
  return dishes.flatMap((dish) => {
    const before = fieldsOf(dish)?.sizes ?? [];
    const now = before.map((size) => {
      return { ...size, price: raised(toCents(size.price) ?? 0, percent, step) / 100 };
    });
    const isChanged = now.some(({ price }, place) => price !== before[place]?.price);
    return isChanged ? { id: dish.id, name: dish.name, before, now } : [];
  });
}

/**
 * A price, changed by some percent and rounded up to a multiple of `step`.
 * @param percent negative to lower it.
 */
export function raised(before: Cents, percent: number, step: Cents): Cents {
  // 110 % of $3.00 is $3.3000000000000003.
  const exact = Math.round(before * (100 + percent)) / 100;
  return Math.min(Math.ceil(exact / step) * step, MAX_PRICE_CENTS);
}

/**
 * A slip of the finger, such as $450.00 for $45.00, at least doubles or halves a price, or makes it the highest of all.
 * @param before undefined for a new price.
 * @param highest of the other dishes, if there are any.
 */
export function isUnlikely(
  now: Cents,
  before: Cents | undefined,
  highest: Cents | undefined,
): boolean {
  const isHighest = highest !== undefined && now > highest;
  if (before === undefined) return isHighest;
  return now !== before && (now >= 2 * before || 2 * now <= before || (now > before && isHighest));
}

/**
 * What to ask before prices are stored; empty if none of them is unlikely.
 * @param before the dish as it is stored; undefined for a new one.
 */
export function priceQuestion(
  sizes: Sizes,
  before: Dish | undefined,
  others: readonly Dish[],
): string {
  const prices = others.flatMap((dish) => dish.sizes.flatMap(({ priceCents }) => priceCents ?? []));
  const highest = prices.length > 0 ? Math.max(...prices) : undefined;
  const questions = sizes.flatMap(({ label, price }) => {
    const now = toCents(price) ?? 0;
    const stored = before?.sizes.find((size) => size.label === label)?.priceCents ?? undefined;
    if (!isUnlikely(now, stored, highest)) return [];
    const why =
      stored === undefined ? 'No other dish costs as much.' : `It was ${formatMoney(stored)}.`;
    return `Is ${formatMoney(now)} right for ${isolated(label)}? ${why}`;
  });
  return questions.join(' ');
}

/** A stored price, such as `$30.00`. */
export function storedMoney(price: number): string {
  return formatMoney(toCents(price) ?? 0);
}

/** What is kept of a dish whose sizes change. */
export function formerSizes({ id, name }: Pick<Dish, 'id' | 'name'>, sizes: Sizes): FormerFields {
  return { dish: id, name, fields: { fixed: true, sizes } };
}
