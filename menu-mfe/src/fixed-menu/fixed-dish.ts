import type { Dish } from '@simmer/shared/menu';

/** A dish on a card, from the database or from the fixed menu. */
export interface MenuDish extends Dish {
  flavors?: readonly string[];
}

interface FixedDish {
  /** Also the name of its drawing in `dish-pictures/`. */
  name: string;
  /** What eating it is like, in one line. */
  description: string;
  sizes: readonly (readonly [label: string, priceCents: number, feeds?: string])[];
  /** The entries of `TAGS` that apply. */
  tags?: readonly string[];
  flavors?: readonly string[];
}

export function fixedDish({ name, sizes, ...rest }: FixedDish): MenuDish {
  return {
    id: name,
    name,
    isSoldOut: false,
    isHidden: false,
    tags: [],
    position: 0,
    picture: '',
    sizes: sizes.map(([label, priceCents, feeds = '']) => ({ label, priceCents, feeds })),
    ...rest,
  };
}
