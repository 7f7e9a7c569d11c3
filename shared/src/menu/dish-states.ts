import * as v from 'valibot';
import { describeIssues } from '../parse/problems';
import { configuredSizes, FIXED_SECTIONS, fixedDishesOf } from './fixed-dishes';
import type { Dish } from './menu';
import { TAGS } from './tags';

/** What the owner has set for a dish that is always on the menu. */
export interface DishState extends Pick<Dish, 'isSoldOut' | 'isHidden' | 'photoColor' | 'tags'> {
  /** All its sizes, if a price of one is the owner's and not that of the configuration. */
  sizes?: Dish['sizes'];
}

/** The states, by the dish's name. Without a state, a dish is on the menu, with its drawing. */
export type DishStates = ReadonlyMap<string, DishState>;

/** The same numbers as in `firestore.rules`. */
export const DISH_STATE_LIMITS = { dishes: 100, names: 12_000 } as const;

/** Under which the price of a size is stored. */
export const priceKey = (name: string, label: string): string => `${name}\n${label}`;

const flag = v.literal(true);
const color = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/, 'is not a color like #a1b2c3'));
/** In cents up to `MAX_PRICE_CENTS`, as text: rules can check a list of texts, but not one of numbers. */
const price = v.pipe(v.string(), v.regex(/^(\d{1,6}|1000000)$/, 'is not a price in cents'));
const byDish = <Value>(value: v.GenericSchema<Value>) =>
  v.optional(v.record(v.string(), value), {});

/** Each mark says of which dishes it is true. */
const MARKS = ['soldOut', 'hidden', ...TAGS];

const DishesSchema = v.object({
  ...v.entriesFromList(MARKS, byDish(flag)),
  photos: byDish(color),
  prices: byDish(price),
});

/** The same schema, but an invalid value counts as not set and does not affect the other dishes. */
const UsableSchema = v.fallback(
  v.record(v.string(), v.fallback(v.record(v.string(), v.unknown()), {})),
  {},
);
const UsableColor = v.fallback(color, '');
const UsablePrice = v.fallback(price, '');

export interface ParsedDishStates {
  states: DishStates;
  /** One sentence for each invalid value. */
  problems: readonly string[];
}

/**
 * It never throws. Dishes that are no longer on the menu are left out.
 * @param data the content of the document `settings/dishes`; undefined if there is none.
 */
export function parseDishStates(data: unknown): ParsedDishStates {
  const checked = v.safeParse(DishesSchema, data ?? {});
  const stored = v.parse(UsableSchema, data);
  const states = FIXED_SECTIONS.flatMap(fixedDishesOf)
    .map((dish) => {
      const { name } = dish;
      const is = (mark: string) => stored[mark]?.[name] === true;
      const state = { isSoldOut: is('soldOut'), isHidden: is('hidden'), tags: TAGS.filter(is) };
      const priceOf = (label: string) =>
        v.parse(UsablePrice, stored.prices?.[priceKey(name, label)]);
      const isPriced = dish.sizes.some(({ label }) => priceOf(label));
      const priced = configuredSizes(dish).map((size) => {
        const cents = priceOf(size.label);
        return cents ? { ...size, priceCents: Number(cents) } : size;
      });
      const photoColor = v.parse(UsableColor, stored.photos?.[name]);
      return [name, { ...state, photoColor, ...(isPriced && { sizes: priced }) }] as const;
    })
    .filter(([, { tags, ...state }]) => tags.length > 0 || Object.values(state).some(Boolean));
  return {
    states: new Map(states),
    problems: checked.success ? [] : describeIssues(checked.issues),
  };
}
