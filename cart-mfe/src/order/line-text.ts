import type { CartItem } from '@simmer/shared/cart';
import { isolated } from '@simmer/shared/isolated';

/** What guests read as the name of a line. */
export function dishText({ name, size }: Pick<CartItem, 'name' | 'size'>): string {
  return `${isolated(name)}, ${isolated(size)}`;
}

type Line = Pick<CartItem, 'quantity' | 'name' | 'size' | 'flavor' | 'modification'>;

/** A line of an order that is not in the cart, without the price. */
export function lineText({ quantity, flavor, modification, ...dish }: Line): string {
  return [`${String(quantity)} × ${dishText(dish)}`, flavor, modification]
    .map((text) => isolated(text ?? ''))
    .filter(Boolean)
    .join(' · ');
}
