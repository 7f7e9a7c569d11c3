import type { Dish } from '@simmer/shared/menu';

/** A dish on a card, from the database or from the fixed menu. */
export interface MenuDish extends Dish {
  flavors?: readonly string[];
}

interface FixedDish {
  name: string;
  sizes: readonly (readonly [label: string, priceCents: number, feeds?: string])[];
  flavors?: readonly string[];
}

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
