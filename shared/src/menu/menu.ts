import * as v from 'valibot';
import { toCents, type Cents } from '../money/money';
import { describeIssues } from '../parse/problems';
import { shortText } from '../parse/short-text';
import { MENU_ORDER, orderedIds } from './menu-order';
import { parsePlate } from './parse-plate';
import type { StoredDocument } from './stored-document';
import { parseTags } from './tags';

export { MENU_ORDER, orderedIds } from './menu-order';
export { ALLERGENS, DIETS, TAGS, tagText, type Tag } from './tags';

/** The same numbers as in `firestore.rules`. */
export const MENU_LIMITS = {
  name: 120,
  description: 1000,
  label: 40,
  feeds: 60,
  sizes: 10,
  dishes: 1000,
} as const;

export interface DishSize {
  label: string;
  /** The price; null when the stored one cannot be used: such a size is shown but cannot be added. */
  priceCents: Cents | null;
  /** E.g. "feeds 3-4" or "1 pound"; may be empty. */
  feeds: string;
}

export interface Dish {
  id: string;
  name: string;
  description: string;
  sizes: readonly DishSize[];
  isSoldOut: boolean;
  /** Whether it is hidden from guests. */
  isHidden: boolean;
  /** The entries of `TAGS` that apply. */
  tags: readonly string[];
  /** The average color of the dish's photo, `#a1b2c3`; empty without one. A new photo always has a different color. */
  photoColor: string;
  /** The id of its drawing: of a dish of the month, an entry of `PLATES`. */
  plate: string;
}

export interface InvalidDocument {
  id: string;
  problems: readonly string[];
}

export interface MenuOptions {
  /** Whether hidden dishes are included, for the editor; guests never see them. */
  keepsHidden?: boolean;
}

export interface ParsedMenu {
  dishes: readonly Dish[];
  invalid: readonly InvalidDocument[];
  /** One sentence per invalid document, with its id and fields. */
  problems: readonly string[];
}

const SizeSchema = v.object({
  label: v.pipe(shortText(MENU_LIMITS.label), v.nonEmpty('is blank')),
  price: v.optional(v.unknown()),
  feeds: v.nullish(shortText(MENU_LIMITS.feeds), ''),
});

const DishSchema = v.object({
  name: v.pipe(shortText(MENU_LIMITS.name), v.nonEmpty('is blank')),
  description: v.nullish(shortText(MENU_LIMITS.description), ''),
  sizes: v.pipe(
    v.array(SizeSchema),
    v.minLength(1, 'has no size'),
    v.maxLength(MENU_LIMITS.sizes, `has more than ${String(MENU_LIMITS.sizes)} sizes`),
  ),
  soldOut: v.nullish(v.boolean(), false),
  hidden: v.optional(v.unknown()),
  tags: v.optional(v.unknown()),
  picture: v.optional(v.unknown()),
  plate: v.optional(v.unknown()),
});

/**
 * The dishes in the owner's order, after those that it does not name. Invalid documents are left out and listed. Never
 * throws.
 */
export function parseMenu(
  documents: readonly StoredDocument[],
  { keepsHidden = false }: MenuOptions = {},
): ParsedMenu {
  const dishes: Dish[] = [];
  const invalid: InvalidDocument[] = [];
  const order = documents.find(({ id }) => id === MENU_ORDER);
  const stored = documents.filter((document) => document !== order);
  for (const { id, data } of stored.slice(0, MENU_LIMITS.dishes)) {
    const parsed = v.safeParse(DishSchema, data);
    if (!parsed.success) {
      invalid.push({ id, problems: describeIssues(parsed.issues) });
      continue;
    }
    const { name, description, sizes, soldOut, hidden, tags, picture, plate } = parsed.output;
    const isHidden = hidden === true;
    if (isHidden && !keepsHidden) continue;
    dishes.push({
      id,
      name,
      description,
      isSoldOut: soldOut,
      isHidden,
      tags: parseTags(tags),
      photoColor: typeof picture === 'string' && /^#[\da-f]{6}$/.test(picture) ? picture : '',
      plate: parsePlate(plate),
      sizes: sizes.map(({ label, price, feeds }) => ({ label, priceCents: toCents(price), feeds })),
    });
  }
  const places = new Map(orderedIds(order?.data).map((id, place) => [id, place]));
  const placeOf = ({ id }: Dish) => places.get(id) ?? -1;
  dishes.sort((one, other) => placeOf(one) - placeOf(other));
  const problems = invalid.map(
    (document) => `menu/${document.id} was left out: ${document.problems.join('; ')}`,
  );
  if (stored.length > MENU_LIMITS.dishes) {
    problems.push(`only the first ${String(MENU_LIMITS.dishes)} dishes are shown`);
  }
  return { dishes, invalid, problems };
}
