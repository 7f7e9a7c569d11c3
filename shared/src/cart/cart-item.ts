import * as v from 'valibot';
import { MAX_PRICE_CENTS, type Cents } from '../money/money';
import { isBlank } from '../parse/blank';

const price = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MAX_PRICE_CENTS));

/** In UTF-16 code units, as `maxlength` of a field counts. The tickets of shared/src/order-ticket must allow as much. */
export const MAX_NOTE_LENGTH = 200;

const title = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
const label = v.pipe(v.string(), v.maxLength(80));

export const CartItemSchema = v.object({
  /** `prefix_index_sizeLabel`, followed by `~2`, `~3`, … if another line already has that id. */
  id: title,
  name: title,
  size: label,
  /** The price of one portion. */
  priceCents: price,
  quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** The guest's note. Without one, an empty string, or null for desserts. */
  modification: v.nullable(
    v.pipe(
      v.string(),
      v.maxLength(MAX_NOTE_LENGTH),
      v.transform((note) => (isBlank(note) ? '' : note)),
    ),
  ),
  /** Null except for a dish with flavors. */
  flavor: v.nullable(label),
  /** The flavors to choose from; absent for a dish without flavors. */
  flavors: v.exactOptional(v.array(label)),
  /** The id of the dish's document in the Monthly Menu; absent for a dish of the fixed menu. */
  documentId: v.exactOptional(v.pipe(v.string(), v.maxLength(1500))),
  /** Diet and allergens in the words that the guest read; absent for a dish without any. */
  tags: v.exactOptional(title),
  /** How to cook it, in the words that the guest read; absent for a dish that is ready to eat. */
  cooking: v.exactOptional(title),
  /** The address of the dish's drawing. */
  drawing: v.exactOptional(v.pipe(v.string(), v.maxLength(500))),
  /** The color of the dish's photo, as in `Dish`; absent for a dish without one. */
  photoColor: v.exactOptional(v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/))),
});

export const NewCartItemSchema = v.omit(CartItemSchema, ['quantity']);

type Frozen<Item> = { readonly [Key in keyof Item]: Readonly<Item[Key]> };

export type CartItem = Frozen<v.InferOutput<typeof CartItemSchema>>;
export type NewCartItem = Frozen<v.InferOutput<typeof NewCartItemSchema>>;

export function lineCents(item: CartItem): Cents {
  return item.priceCents * item.quantity;
}

export function totalCents(items: readonly CartItem[]): Cents {
  return items.reduce((sum, item) => sum + lineCents(item), 0);
}

export function portionCount(items: readonly CartItem[]): number {
  return items.reduce((sum, item) => sum + item.quantity, 0);
}

/** @param index the dish's position in its section, from 0. */
export function cartItemId(prefix: 'classic' | 'soup', index: number, sizeLabel: string): string {
  return `${prefix}_${String(index)}_${sizeLabel}`;
}

/** The same dish at the same price with the same options; ids are ignored. */
export function isSameDish(a: NewCartItem, b: NewCartItem): boolean {
  return (
    a.name === b.name &&
    a.size === b.size &&
    a.priceCents === b.priceCents &&
    (a.modification ?? '') === (b.modification ?? '') &&
    a.flavor === b.flavor &&
    a.documentId === b.documentId &&
    // A monthly dish may have the id, name and price of the Danish.
    !a.flavors === !b.flavors
  );
}
