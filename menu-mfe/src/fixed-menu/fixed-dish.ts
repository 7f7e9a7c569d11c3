import type { Dish } from '@simmer/shared/menu';

/** A dish as a card shows it: from the database or from the fixed menu. */
export interface MenuDish extends Dish {
  /** What a guest may choose from; only few dishes come in flavors. */
  flavors?: readonly string[];
}

interface FixedDish {
  name: string;
  sizes: readonly (readonly [label: string, priceCents: number, feeds?: string])[];
  flavors?: readonly string[];
}

/** A dish that is always on the menu: never sold out, and its name says enough. */
export function fixedDish({ name, sizes, ...rest }: FixedDish): MenuDish {
  return {
    id: name,
    name,
    description: '',
    isSoldOut: false,
    sizes: sizes.map(([label, priceCents, feeds = '']) => ({ label, priceCents, feeds })),
    ...rest,
  };
}
