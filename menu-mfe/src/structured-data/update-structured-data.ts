import type { DishStates } from '@simmer/shared/dish-states';
import * as v from 'valibot';

const ItemsSchema = v.array(
  v.looseObject({ name: v.string(), offers: v.array(v.looseObject({})) }),
);

/** The data as the document was composed with it. */
let composed: string | undefined;

/**
 * Brings the menu for search engines, which run the page's scripts, up to date: a hidden dish is not in it, and one that
 * is sold out says so.
 */
export function updateStructuredData(states: DishStates): void {
  const script = document.querySelector('script[type="application/ld+json"]');
  if (!script) return;
  composed ??= script.textContent;
  const now: unknown = JSON.parse(composed, (key, value: unknown) =>
    key === 'hasMenuItem' && v.is(ItemsSchema, value)
      ? value
          .filter(({ name }) => !states.get(name)?.isHidden)
          .map((item) => (states.get(item.name)?.isSoldOut ? asSoldOut(item) : item))
      : value,
  );
  script.textContent = JSON.stringify(now);
}

function asSoldOut<Item extends { offers: object[] }>(item: Item) {
  const availability = 'https://schema.org/SoldOut';
  return { ...item, offers: item.offers.map((offer) => ({ ...offer, availability })) };
}
