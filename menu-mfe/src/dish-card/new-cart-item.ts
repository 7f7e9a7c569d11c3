import { cartItemId, type NewCartItem } from '@simmer/shared/cart';
import type { Cents } from '@simmer/shared/money';

export type SectionName = 'classics' | 'monthly' | 'soup' | 'desserts';

const CART_RULES = {
  classics: { prefix: 'classic', noNote: '' },
  monthly: { prefix: 'classic', noNote: '' },
  soup: { prefix: 'soup', noNote: '' },
  desserts: { prefix: 'classic', noNote: null },
} as const;

interface Choice {
  section: SectionName;
  /** Position in the section's list, from 0. */
  index: number;
  name: string;
  sizeLabel: string;
  priceCents: Cents;
  flavors?: readonly string[] | undefined;
  /** The dish's document; only for dishes of the Monthly Menu. */
  documentId?: string | undefined;
  /** Diet and allergens in the words that guests read; empty for none. */
  tags: string;
}

/** The line that a tap on "Add" puts into the cart, before a note or flavor is added to it. */
export function newCartItem(choice: Choice): NewCartItem {
  const { prefix, noNote } = CART_RULES[choice.section];
  return {
    id: cartItemId(prefix, choice.index, choice.sizeLabel),
    name: choice.name,
    size: choice.sizeLabel,
    priceCents: choice.priceCents,
    modification: noNote,
    flavor: null,
    ...(choice.flavors && { flavors: choice.flavors }),
    ...(choice.documentId && { documentId: choice.documentId }),
    ...(choice.tags && { tags: choice.tags }),
  };
}

/** @param note '' for none. */
export function withOptions(item: NewCartItem, note: string, flavor: string | null): NewCartItem {
  return { ...item, modification: note || item.modification, flavor };
}
