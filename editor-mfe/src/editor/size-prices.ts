import type { DishStates } from '@simmer/shared/dish-states';
import {
  configuredSizes,
  FIXED_SECTIONS,
  fixedDishesOf,
  fixedDishNames,
} from '@simmer/shared/fixed-dishes';
import type { DishSize } from '@simmer/shared/menu';
import type { Cents } from '@simmer/shared/money';

/** A price of a dish that is always on the menu. */
export interface SizePrice {
  name: string;
  label: string;
  priceCents: Cents;
}

/** The sizes of a dish, with the prices that guests see. */
export function sizesOf(states: DishStates, name: string): readonly DishSize[] {
  const dish = FIXED_SECTIONS.flatMap(fixedDishesOf).find((one) => one.name === name);
  return states.get(name)?.sizes ?? (dish ? configuredSizes(dish) : []);
}

/** The prices of all dishes that are always on the menu. */
export function allPrices(states: DishStates): readonly SizePrice[] {
  return FIXED_SECTIONS.flatMap(fixedDishNames).flatMap((name) =>
    sizesOf(states, name).flatMap(({ label, priceCents }) =>
      priceCents === null ? [] : { name, label, priceCents },
    ),
  );
}

/** A slip of the finger, such as $450.00 for $45.00, at least doubles or halves a price, or makes it the highest of all. */
export function isUnlikely(now: Cents, before: Cents, highest: Cents): boolean {
  return now >= 2 * before || 2 * now <= before || (now > before && now > highest);
}

/**
 * A price, changed by some percent and rounded up to a multiple of `step`.
 * @param percent negative to lower it.
 */
export function raised(before: Cents, percent: number, step: Cents): Cents {
  // 110 % of $3.00 is $3.3000000000000003.
  const exact = Math.round(before * (100 + percent)) / 100;
  return Math.ceil(exact / step) * step;
}
