import type { CartItem } from '@simmer/shared/cart';

/** What guests read as the name of a line. */
export function dishText({ name, size }: Pick<CartItem, 'name' | 'size'>): string {
  return `${name}, ${size}`;
}
