import { isolated } from '../parse/isolated';
import type { CartItem } from './cart-item';

/** @returns what guests read as the name of a line's dish. */
export function dishText({ name, size }: Pick<CartItem, 'name' | 'size'>): string {
  return `${isolated(name)}, ${isolated(size)}`;
}

/** @returns what tells a line from the others of its dish. */
export function portionsText({ flavor, quantity, ...dish }: CartItem): string {
  const portion = flavor ? `${dishText(dish)}, ${isolated(flavor)}` : dishText(dish);
  return quantity > 1 ? `${String(quantity)} × ${portion}` : portion;
}
