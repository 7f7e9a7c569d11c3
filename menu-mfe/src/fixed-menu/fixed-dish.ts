import type { Dish } from '@simmer/shared/menu';

/** A dish on a card, from the database or from the fixed menu. */
export interface MenuDish extends Dish {
  flavors?: readonly string[];
  /** Unlike the rest of its section, it needs no cooking. */
  isReady?: boolean;
}

/** A fixed dish without its name. */
interface DishDetails {
  /** What eating it is like, in one line. */
  description: string;
  sizes: readonly (readonly [label: string, priceCents: number, feeds?: string])[];
  flavors?: readonly string[];
  isReady?: boolean;
}

/** @param name also its id, and, with hyphens, its drawing's in `dish-pictures/`. */
export function fixedDish({ name, sizes, ...rest }: DishDetails & { name: string }): MenuDish {
  return {
    id: name,
    name,
    isSoldOut: false,
    isHidden: false,
    tags: [],
    photoColor: '',
    plate: name.replaceAll(' ', '-'),
    sizes: sizes.map(([label, priceCents, feeds = '']) => ({ label, priceCents, feeds })),
    ...rest,
  };
}

/** A section's dishes. A dish's position in this list is part of its id in the cart. */
export function fixedDishes<Name extends string>(
  names: readonly Name[],
  details: Readonly<Record<Name, DishDetails>>,
): readonly MenuDish[] {
  return names.map((name) => fixedDish({ name, ...details[name] }));
}
