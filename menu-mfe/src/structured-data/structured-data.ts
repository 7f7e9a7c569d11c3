import { pageLanguage, type SiteConfig } from '@simmer/shared/config';
import { COMPOSED_MENU_FILE } from '@simmer/shared/composed-menu';
import { FIXED_SECTIONS, fixedDishes } from '@simmer/shared/menu';
import { ROUTES } from '@simmer/shared/navigation';
import { drawingOf } from '../dish-pictures/dish-picture';
import { SECTION_TEXTS } from '../section/section-texts';
import { menuItem, priceRange } from './schema-item';

/**
 * The menu for search engines: https://schema.org/Menu. The composer reads it; it is never sent to a browser as code.
 * The Monthly Menu is left out, because a search engine would keep showing last month's prices.
 * @returns properties that the document merges into the shell's description of the business.
 */
export function structuredData(site: SiteConfig): Record<string, unknown> {
  const { business, texts: own } = site;
  const home = new URL(ROUTES.home, business.url).href;
  const dishes = FIXED_SECTIONS.flatMap((section) => fixedDishes(section, site.fixedMenu));
  return {
    priceRange: priceRange(dishes, business),
    hasMenu: {
      '@type': 'Menu',
      url: home,
      inLanguage: pageLanguage(site),
      hasMenuSection: FIXED_SECTIONS.map((section) => ({
        '@type': 'MenuSection',
        name: SECTION_TEXTS[section].title,
        description: own?.[section] ?? SECTION_TEXTS[section].lead,
        url: `${home}#${SECTION_TEXTS[section].id}`,
        hasMenuItem: fixedDishes(section, site.fixedMenu).map((dish) =>
          menuItem(dish, business.currency),
        ),
      })),
    },
  };
}

/** The files beside the pages, by name: what a cart is compared with. */
export function dataFiles({ fixedMenu }: SiteConfig): Record<string, unknown> {
  const menu = FIXED_SECTIONS.map((section) => {
    const plates = fixedDishes(section, fixedMenu).map(({ plate }) => plate);
    const dishes = fixedMenu[section].map((dish, place) => ({
      ...dish,
      drawing: drawingOf(section, plates[place] ?? ''),
    }));
    return [section, dishes] as const;
  });
  return { [COMPOSED_MENU_FILE]: Object.fromEntries(menu) };
}
