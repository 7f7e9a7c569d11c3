import type { DishStates } from '@simmer/shared/dish-states';

/** As the document was composed. */
let composed: string | undefined;

/**
 * Brings the menu for search engines, which run the page's scripts, up to date: a hidden dish is not in it, and one that
 * is sold out says so.
 */
export function updateStructuredData(states: DishStates): void {
  const script = document.querySelector('script[type="application/ld+json"]');
  if (!script) return;
  composed ??= script.textContent;
  const now: unknown = JSON.parse(composed, (key, value: unknown) => {
    if (key === 'hasMenuItem') return withoutHidden(value, states);
    if (isObject(value) && states.get(nameOf(value))?.isSoldOut)
      return { ...value, offers: asSoldOut(Reflect.get(value, 'offers')) };
    return value;
  });
  script.textContent = JSON.stringify(now);
}

function withoutHidden(items: unknown, states: DishStates): unknown {
  if (!Array.isArray(items)) return items;
  return items.flatMap((item: unknown) => (states.get(nameOf(item))?.isHidden ? [] : [item]));
}

function asSoldOut(offers: unknown): unknown {
  if (!Array.isArray(offers)) return offers;
  const availability = 'https://schema.org/SoldOut';
  return offers.map((offer: unknown) => (isObject(offer) ? { ...offer, availability } : offer));
}

function nameOf(item: unknown): string {
  const name: unknown = isObject(item) ? Reflect.get(item, 'name') : undefined;
  return typeof name === 'string' ? name : '';
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
