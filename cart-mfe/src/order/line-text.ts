import type { CartItem } from '@simmer/shared/cart';
import { dishText } from '@simmer/shared/dish-text';
import { isolated } from '@simmer/shared/isolated';

type Line = Pick<CartItem, 'quantity' | 'name' | 'size' | 'flavor' | 'modification'>;

/** A line of an order that is not in the cart, without the price. */
export function lineText({ quantity, flavor, modification, ...dish }: Line): string {
  return [`${String(quantity)} × ${dishText(dish)}`, flavor, modification]
    .map((text) => isolated(text ?? ''))
    .filter(Boolean)
    .join(' · ');
}
