import type { CartItem } from '@simmer/shared/cart';
import { formatMoney } from '@simmer/shared/money';
import type { MenuChange } from '../send-order/menu-changes';
import { dishText } from './dish-text';

/** A sentence that names the dish; empty if the line is no longer in the cart. */
export function menuChangeText(change: MenuChange, items: readonly CartItem[]): string {
  const item = items.find(({ id }) => id === change.itemId);
  if (!item) return '';
  const dish = dishText(item);
  switch (change.kind) {
    case 'gone':
      return `${dish} is no longer on the menu.`;
    case 'sold-out':
      return `${dish} is sold out.`;
    case 'changed': {
      const name = change.name === item.name ? '' : `${change.name}, `;
      return `${dish} is now ${name}${formatMoney(change.priceCents)} instead of ${formatMoney(item.priceCents)}.`;
    }
  }
}
