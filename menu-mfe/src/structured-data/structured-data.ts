import { pageLanguage, type SiteConfig } from '@simmer/shared/config';
import { COMPOSED_MENU_FILE } from '@simmer/shared/composed-menu';
import { FIXED_SECTIONS } from '@simmer/shared/fixed-dishes';
import type { DishSize } from '@simmer/shared/menu';
import { formatAmount, formatMoney } from '@simmer/shared/money';
import { ROUTES } from '@simmer/shared/navigation';
import { drawingOf } from '../dish-pictures/dish-picture';
import { fixedDish, fixedDishes, type MenuDish } from '../fixed-menu/fixed-dish';
import { SECTION_TEXTS } from '../section/section-texts';

/**
 * The menu for search engines: https://schema.org/Menu. The composer reads it; it is never sent to a browser as code.
 * The Monthly Menu is left out, because a search engine would keep showing last month's prices.
 * @returns properties that the document merges into the shell's description of the business.
 */
export function structuredData(site: SiteConfig): Record<string, unknown> {
  const { business, texts: own } = site;
  const home = new URL(ROUTES.home, business.url).href;
  const prices = FIXED_SECTIONS.flatMap((section) =>
    fixedDishes(section, site).flatMap(({ sizes }) =>
      sizes.flatMap(({ priceCents }) => priceCents ?? []),
    ),
  );
  return {
    priceRange: [Math.min(...prices), Math.max(...prices)].map(formatMoney).join(' to '),
    hasMenu: {
      '@type': 'Menu',
      url: home,
      inLanguage: pageLanguage(site),
      hasMenuSection: FIXED_SECTIONS.map((section) => ({
        '@type': 'MenuSection',
        name: SECTION_TEXTS[section].title,
        description: own?.[section] ?? SECTION_TEXTS[section].lead,
        url: `${home}#${SECTION_TEXTS[section].id}`,
        hasMenuItem: fixedDishes(section, site).map((dish) => menuItem(dish, business.currency)),
      })),
    },
  };
}

/** The files beside the pages, by name: what a cart is compared with. */
export function dataFiles({ fixedMenu }: SiteConfig): Record<string, unknown> {
  const menu = FIXED_SECTIONS.map((section) => {
    const dishes = fixedMenu[section];
    return [
      section,
      dishes.map((dish) => ({ ...dish, drawing: drawingOf(section, fixedDish(dish).plate) })),
    ] as const;
  });
  return { [COMPOSED_MENU_FILE]: Object.fromEntries(menu) };
}

export function menuItem({ name, description, sizes }: MenuDish, currency: string) {
  return {
    '@type': 'MenuItem',
    name,
    ...(description && { description }),
    offers: sizes.flatMap((size) => offer(size, currency)),
  };
}

/** Every dish is in stock until `updateStructuredData` knows better. */
function offer({ label, feeds, priceCents }: DishSize, currency: string) {
  if (priceCents === null) return [];
  return {
    '@type': 'Offer',
    name: label,
    ...(feeds && { description: feeds }),
    price: formatAmount(priceCents),
    priceCurrency: currency,
    availability: 'https://schema.org/InStock',
  };
}
