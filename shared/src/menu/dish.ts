import * as v from 'valibot';
import { toCents, type Cents } from '../money/money';
import { describeIssues } from '../parse/problems';
import { shortText } from '../parse/short-text';
import { parsePlate } from './parse-plate';
import {
  FIXED_SECTIONS,
  type FixedMenu,
  type FixedSectionName,
  type SectionName,
} from './sections';
import { parseTags } from './tags';

/** The same numbers as in `firestore.rules`. */
export const MENU_LIMITS = {
  name: 120,
  description: 1000,
  label: 40,
  feeds: 60,
  sizes: 10,
  flavors: 20,
  dishes: 1000,
} as const;

export interface DishSize {
  label: string;
  /** The price; null when the stored one cannot be used: such a size is shown but cannot be added. */
  priceCents: Cents | null;
  /** E.g. "feeds 3-4" or "1 pound"; may be empty. */
  feeds: string;
}

/** The days on which guests see a dish, by the shop's clock: all of them if nothing is set. */
export interface Plan {
  /** The first day, like `2026-12-24`; empty for any. */
  from: string;
  /** The last day; empty for any. */
  until: string;
  /** From 0 for Sunday; empty for any. */
  weekdays: readonly number[];
}

export interface Dish extends Plan {
  /** The id of its document; that of a fixed dish is its name. */
  id: string;
  name: string;
  description: string;
  section: SectionName;
  sizes: readonly DishSize[];
  /** The guest chooses one of them, if there are any. */
  flavors: readonly string[];
  isSoldOut: boolean;
  /** Whether it is hidden from guests. */
  isHidden: boolean;
  /** The entries of `TAGS` that apply. */
  tags: readonly string[];
  /** The average color of the dish's photo, `#a1b2c3`; empty without one. A new photo always has a different color. */
  photoColor: string;
  /** The id of its drawing: an entry of `PLATES`, or a drawing of its own in menu-mfe. */
  plate: string;
  /** Whether it needs no cooking, unlike the rest of its section. */
  isReady?: boolean;
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
  flavors: v.nullish(v.array(v.string()), []),
  soldOut: v.nullish(v.boolean(), false),
  hidden: v.optional(v.unknown()),
  section: v.optional(v.unknown()),
  tags: v.optional(v.unknown()),
  picture: v.optional(v.unknown()),
  plate: v.optional(v.unknown()),
  isReady: v.optional(v.unknown()),
  from: v.fallback(v.string(), ''),
  until: v.fallback(v.string(), ''),
  weekdays: v.fallback(v.array(v.number()), []),
});

/**
 * A dish from its document. Never throws.
 * @returns one sentence per wrong field if it is no dish.
 */
export function parseDish(id: string, data: unknown): Dish | { problems: readonly string[] } {
  const parsed = v.safeParse(DishSchema, data);
  if (!parsed.success) return { problems: describeIssues(parsed.issues) };
  const { soldOut, hidden, section, tags, picture, plate, isReady, sizes, ...texts } =
    parsed.output;
  return {
    id,
    ...texts,
    section: FIXED_SECTIONS.find((one) => one === section) ?? 'monthly',
    isSoldOut: soldOut,
    isHidden: hidden === true,
    tags: parseTags(tags),
    photoColor: typeof picture === 'string' && /^#[\da-f]{6}$/.test(picture) ? picture : '',
    plate: parsePlate(plate),
    sizes: sizes.map(({ label, price, feeds }) => ({ label, priceCents: toCents(price), feeds })),
    ...(isReady === true && { isReady }),
  };
}

/** @param day like `2026-12-24`. */
export function isPlannedFor(day: string, { from, until, weekdays }: Plan): boolean {
  // A day without a time is one of UTC.
  const isItsWeekday = weekdays.length === 0 || weekdays.includes(new Date(day).getUTCDay());
  return from <= day && day <= (until || day) && isItsWeekday;
}

/**
 * A dish of the configuration. The owner's document has its name as the id, and only what she has changed.
 * @param changes the content of that document, if there is one.
 */
export function parseFixedDish(
  section: FixedSectionName,
  dish: FixedMenu[FixedSectionName][number],
  changes?: unknown,
) {
  const { name, plate } = dish;
  const parsed = parseDish(name, { ...dish, ...Object(changes), name, section });
  // Without a kind, it has a drawing of its own.
  return 'problems' in parsed || plate || Reflect.get(Object(changes), 'plate')
    ? parsed
    : { ...parsed, plate: name.replaceAll(' ', '-') };
}
