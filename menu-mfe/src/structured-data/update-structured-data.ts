import type { SiteConfig } from '@simmer/shared/config';
import type { Dish } from '@simmer/shared/menu';
import * as v from 'valibot';
import { menuItem, priceRange } from './schema-item';

const DataSchema = v.looseObject({
  hasMenu: v.looseObject({ hasMenuSection: v.array(v.looseObject({ url: v.string() })) }),
});

/**
 * Brings the menu for search engines, which run the page's scripts, up to date.
 * @param shown the dishes that guests see, by the id of their section.
 */
export function updateStructuredData(
  shown: ReadonlyMap<string, readonly Dish[]>,
  business: SiteConfig['business'],
): void {
  const script = document.querySelector('script[type="application/ld+json"]');
  if (!script) return;
  const data = v.safeParse(DataSchema, JSON.parse(script.textContent));
  if (!data.success) return;
  const sections = data.output.hasMenu.hasMenuSection.map((section) => {
    const dishes = shown.get(section.url.replace(/.*#/, '')) ?? [];
    section.hasMenuItem = dishes.map((dish) => menuItem(dish, business.currency));
    return dishes;
  });
  data.output.priceRange = priceRange(sections.flat(), business);
  script.textContent = JSON.stringify(data.output);
}
