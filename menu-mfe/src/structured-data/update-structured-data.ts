import type { DishState, DishStates } from '@simmer/shared/dish-states';
import * as v from 'valibot';

const ItemsSchema = v.array(
  v.looseObject({ name: v.string(), offers: v.array(v.looseObject({})) }),
);

/** https://schema.org/RestrictedDiet has no name for the allergens. */
const DIET_NAMES: Readonly<Partial<Record<string, string>>> = {
  Vegetarian: 'VegetarianDiet',
  Vegan: 'VeganDiet',
  'Gluten-free': 'GlutenFreeDiet',
};

/** As the document was composed. */
let composed: string | undefined;

/**
 * Brings the menu for search engines, which run the page's scripts, up to date: a hidden dish is not in it, and
 * the others say whether they are sold out, and which diets they suit.
 */
export function updateStructuredData(states: DishStates): void {
  const script = document.querySelector('script[type="application/ld+json"]');
  if (!script) return;
  composed ??= script.textContent;
  const now: unknown = JSON.parse(composed, (key, value: unknown) =>
    key === 'hasMenuItem' && v.is(ItemsSchema, value)
      ? value
          .filter(({ name }) => !states.get(name)?.isHidden)
          .map((item) => withState(item, states.get(item.name)))
      : value,
  );
  script.textContent = JSON.stringify(now);
}

function withState<Item extends { offers: object[] }>(item: Item, state: DishState | undefined) {
  const diets = state?.tags.flatMap((tag) => DIET_NAMES[tag] ?? []) ?? [];
  const soldOut = state?.isSoldOut && { availability: 'https://schema.org/SoldOut' };
  return {
    ...item,
    ...(diets.length > 0 && {
      suitableForDiet: diets.map((diet) => `https://schema.org/${diet}`),
    }),
    offers: item.offers.map((offer) => ({ ...offer, ...soldOut })),
  };
}
