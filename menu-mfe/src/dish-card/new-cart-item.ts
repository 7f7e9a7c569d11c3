import { cartItemId, type NewCartItem } from '@simmer/shared/cart';
import type { Cents } from '@simmer/shared/money';

export type SectionName = 'classics' | 'monthly' | 'soup' | 'desserts';

/** How a section's dishes enter the cart: the beginning of their id, and what stands for "no note". */
const CART_RULES = {
  classics: { prefix: 'classic', noNote: '' },
  monthly: { prefix: 'classic', noNote: '' },
  soup: { prefix: 'soup', noNote: '' },
  desserts: { prefix: 'classic', noNote: null },
} as const;

interface Choice {
  section: SectionName;
  /** The dish's place in its section's list, from 0. */
  index: number;
  name: string;
  sizeLabel: string;
  priceCents: Cents;
}

/** The cart line that one tap on "Add" asks for, as long as the guest has no wishes. */
export function newCartItem(choice: Choice): NewCartItem {
  const { prefix, noNote } = CART_RULES[choice.section];
  return {
    id: cartItemId(prefix, choice.index, choice.sizeLabel),
    name: choice.name,
    size: choice.sizeLabel,
    priceCents: choice.priceCents,
    modification: noNote,
    flavor: null,
  };
}

/** @param note '' for none. */
export function withWishes(item: NewCartItem, note: string, flavor: string | null): NewCartItem {
  return { ...item, modification: note || item.modification, flavor };
}
