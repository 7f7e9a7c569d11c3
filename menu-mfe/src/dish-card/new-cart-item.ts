import { cartItemId, type NewCartItem } from '@simmer/shared/cart';
import { cookingOf, tagText, type Dish, type SectionName } from '@simmer/shared/menu';
import type { Cents } from '@simmer/shared/money';

const CART_RULES = {
  classics: { prefix: 'classic', noNote: '' },
  monthly: { prefix: 'classic', noNote: '' },
  soup: { prefix: 'soup', noNote: '' },
  desserts: { prefix: 'classic', noNote: null },
} as const;

/**
 * The line that a tap on "Add" puts into the cart, before a note or flavor is added to it.
 * @param index the dish's position in the section's list, from 0.
 */
export function newCartItem(
  section: SectionName,
  index: number,
  dish: Dish,
  size: string,
  priceCents: Cents,
): NewCartItem {
  const { prefix, noNote } = CART_RULES[section];
  const tags = tagText(dish.tags);
  const cooking = cookingOf(dish);
  return {
    id: cartItemId(prefix, index, size),
    name: dish.name,
    size,
    priceCents,
    modification: noNote,
    flavor: null,
    ...(dish.flavors.length > 0 && { flavors: dish.flavors }),
    ...(dish.id !== dish.name && { documentId: dish.id }),
    ...(tags && { tags }),
    ...(cooking && { cooking }),
  };
}
