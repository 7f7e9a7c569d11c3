import * as v from 'valibot';
import { describeIssues } from '../parse/problems';
import { FIXED_DISHES } from './fixed-dishes';
import type { Dish } from './menu';

/** What the owner has set for a dish that is always on the menu. */
export type DishState = Pick<Dish, 'isSoldOut' | 'isHidden' | 'photoColor'>;

/** By the dish's name. Without a state, a dish is on the menu, with its drawing. */
export type DishStates = ReadonlyMap<string, DishState>;

/** The same numbers as in `firestore.rules`. */
export const DISH_STATE_LIMITS = { dishes: 100, names: 12_000 } as const;

const flag = v.literal(true);
const color = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/, 'is not a color like #a1b2c3'));
const byDish = <Value>(value: v.GenericSchema<Value>) =>
  v.optional(v.record(v.string(), value), {});

const DishesSchema = v.object({
  soldOut: byDish(flag),
  hidden: byDish(flag),
  photos: byDish(color),
});

/** The same, but whatever is invalid counts as not set, and leaves the other dishes as they are. */
const UsableSchema = v.fallback(
  v.object({
    soldOut: v.fallback(byDish(v.fallback(v.nullable(flag), null)), {}),
    hidden: v.fallback(byDish(v.fallback(v.nullable(flag), null)), {}),
    photos: v.fallback(byDish(v.fallback(color, '')), {}),
  }),
  { soldOut: {}, hidden: {}, photos: {} },
);

export interface ParsedDishStates {
  states: DishStates;
  /** One sentence for each invalid value. */
  problems: readonly string[];
}

/**
 * Never throws. Dishes that are no longer on the menu are left out.
 * @param data the content of the document `settings/dishes`; undefined if there is none.
 */
export function parseDishStates(data: unknown): ParsedDishStates {
  const checked = v.safeParse(DishesSchema, data ?? {});
  const { soldOut, hidden, photos } = v.parse(UsableSchema, data);
  const states = Object.values(FIXED_DISHES)
    .flat()
    .map((name) => {
      const isSoldOut = soldOut[name] === true;
      const isHidden = hidden[name] === true;
      return [name, { isSoldOut, isHidden, photoColor: photos[name] ?? '' }] as const;
    })
    .filter(([, state]) => Object.values(state).some(Boolean));
  return {
    states: new Map(states),
    problems: checked.success ? [] : describeIssues(checked.issues),
  };
}
