import type { Dish } from '@simmer/shared/menu';
import * as v from 'valibot';
import { menuItem } from './schema-item';

const DataSchema = v.looseObject({
  hasMenu: v.looseObject({ hasMenuSection: v.array(v.looseObject({ url: v.string() })) }),
});

/**
 * Brings the menu for search engines, which run the page's scripts, up to date.
 * @param shown the dishes that guests see, by the id of their section.
 */
export function updateStructuredData(
  shown: ReadonlyMap<string, readonly Dish[]>,
  currency: string,
): void {
  const script = document.querySelector('script[type="application/ld+json"]');
  if (!script) return;
  const data = v.safeParse(DataSchema, JSON.parse(script.textContent));
  if (!data.success) return;
  for (const section of data.output.hasMenu.hasMenuSection) {
    const dishes = shown.get(section.url.replace(/.*#/, '')) ?? [];
    section.hasMenuItem = dishes.map((dish) => menuItem(dish, currency));
  }
  script.textContent = JSON.stringify(data.output);
}
