import { dishText } from '@simmer/shared/dish-text';
import { isolated } from '@simmer/shared/isolated';
import { formatMoney } from '@simmer/shared/money';
import { hasFirstFlavors, isFlavorGone, type MenuChange } from './menu-changes';

/** A sentence that names the dish. */
export function menuChangeText(change: MenuChange): string {
  const dish = dishText(change.item);
  switch (change.kind) {
    case 'gone':
      return `${dish} is no longer on the menu.`;
    case 'sold-out':
      return `${dish} is sold out.`;
    case 'changed':
      return [offerText(dish, change), tagsText(dish, change), flavorText(dish, change)]
        .filter(Boolean)
        .join(' ');
  }
}

type Changed = MenuChange & { kind: 'changed' };

function offerText(dish: string, { item, name, priceCents }: Changed): string {
  const price = formatMoney(priceCents);
  const priceText =
    priceCents === item.priceCents ? price : `${price} instead of ${formatMoney(item.priceCents)}`;
  if (name !== item.name) return `${dish} is now ${isolated(name)}, ${priceText}.`;
  return priceCents === item.priceCents ? '' : `${dish} is now ${priceText}.`;
}

function tagsText(dish: string, { item: { tags: before = '' }, tags }: Changed): string {
  if (tags === before) return '';
  return tags
    ? `The menu now says about ${dish}: ${tags}.`
    : `The menu no longer says about ${dish}: ${before}.`;
}

function flavorText(dish: string, { item, flavors }: Changed): string {
  if (isFlavorGone(item, flavors)) {
    const choose = flavors.length > 0 ? ' Please choose another flavor.' : '';
    return `${dish} no longer comes in ${isolated(item.flavor ?? '')}.${choose}`;
  }
  return hasFirstFlavors(item, flavors) ? `You can now choose a flavor of ${dish}.` : '';
}
