import { siteConfig, type FixedDish } from '@simmer/shared/config';
import type { FixedSectionName } from '@simmer/shared/fixed-dishes';
import type { Dish } from '@simmer/shared/menu';
import { toCents } from '@simmer/shared/money';

/** A dish on a card, from the database or from the fixed menu. */
export interface MenuDish extends Dish {
  flavors?: readonly string[];
  /** Unlike the rest of its section, it needs no cooking. */
  isReady?: boolean;
}

/** Without a kind, the dish has a drawing in `dish-pictures/` under its name, with hyphens. */
export function fixedDish({ name, sizes, plate, ...rest }: FixedDish): MenuDish {
  return {
    id: name,
    name,
    isSoldOut: false,
    isHidden: false,
    tags: [],
    photoColor: '',
    plate: plate ?? name.replaceAll(' ', '-'),
    sizes: sizes.map(({ label, price, feeds = '' }) => ({
      ...{ label, feeds },
      priceCents: toCents(price),
    })),
    ...rest,
  };
}

/** The dishes of a section, which the shop's configuration has. */
export function fixedDishes(
  section: FixedSectionName,
  { fixedMenu } = siteConfig(),
): readonly MenuDish[] {
  return fixedMenu[section].map(fixedDish);
}
