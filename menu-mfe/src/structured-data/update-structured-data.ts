import type { DishState, DishStates } from '@simmer/shared/dish-states';
import * as v from 'valibot';

const ItemsSchema = v.array(
  v.looseObject({ name: v.string(), offers: v.array(v.looseObject({})) }),
);

/** The data as the document was composed with it. */
let composed: string | undefined;

/**
 * Brings the menu for search engines, which run the page's scripts, up to date: a hidden dish is not in it, and one that
 * is sold out says so, and each has the owner's prices.
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

function withState<Item extends { offers: { name?: unknown }[] }>(item: Item, state?: DishState) {
  const offers = item.offers.map((offer) => {
    const cents = state?.sizes?.find(({ label }) => label === offer.name)?.priceCents;
    return {
      ...offer,
      ...(state?.isSoldOut && { availability: 'https://schema.org/SoldOut' }),
      ...(cents != null && { price: (cents / 100).toFixed(2) }),
    };
  });
  return { ...item, offers };
}
