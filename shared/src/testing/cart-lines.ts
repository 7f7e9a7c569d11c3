import type { NewCartItem } from '../cart/cart-item';

/** A dish of the menu as a guest adds it, with a note field and without flavors: a small Meatloaf for $30. */
export function aLine(line: Partial<NewCartItem> = {}): NewCartItem {
  const { name = 'Meatloaf', size = 'Small' } = line;
  const id = `classic_${name}_${size}`;
  return { id, name, size, priceCents: 3000, modification: '', flavor: null, ...line };
}
