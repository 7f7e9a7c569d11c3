import type { CartItem } from '@simmer/shared/cart';

type Line = Pick<CartItem, 'quantity' | 'name' | 'size' | 'flavor' | 'modification'>;

/** A line of an order that is not in the cart, without its price. */
export function lineText({ quantity, name, size, flavor, modification }: Line): string {
  return [`${String(quantity)} × ${name}, ${size}`, flavor, modification]
    .filter(Boolean)
    .join(' · ');
}
