import type { CartItem } from '@simmer/shared/cart';
import { formatMoney } from '@simmer/shared/money';
import { dishText } from '../order/line-text';
import type { MenuChange } from './menu-changes';

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
    case 'changed':
      return [offerText(dish, item, change), tagsText(dish, item, change)]
        .filter(Boolean)
        .join(' ');
  }
}

type Changed = MenuChange & { kind: 'changed' };

function offerText(dish: string, item: CartItem, { name, priceCents }: Changed): string {
  const price = formatMoney(priceCents);
  const priceText =
    priceCents === item.priceCents ? price : `${price} instead of ${formatMoney(item.priceCents)}`;
  if (name !== item.name) return `${dish} is now ${name}, ${priceText}.`;
  return priceCents === item.priceCents ? '' : `${dish} is now ${priceText}.`;
}

function tagsText(dish: string, { tags: before = '' }: CartItem, { tags }: Changed): string {
  if (tags === before) return '';
  return tags
    ? `The menu now says of ${dish}: ${tags}.`
    : `The menu no longer says of ${dish}: ${before}.`;
}
