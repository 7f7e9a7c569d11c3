import { siteConfig, type FixedDish, type SiteConfig } from '@simmer/shared/config';
import { toCents } from '../money/money';
import type { DishSize } from './menu';

export type FixedSectionName = keyof SiteConfig['fixedMenu'];

/** The sections, in the order of the page. */
export const FIXED_SECTIONS = ['classics', 'soup', 'desserts'] as const;

/** The headings of the sections, for the owner's pages. */
export const FIXED_SECTION_TITLES: Readonly<Record<FixedSectionName, string>> = {
  classics: 'Classics',
  soup: 'Soup and Chili',
  desserts: 'Desserts',
};

/** The dishes of a section, as the configuration has them. */
export function fixedDishesOf(section: FixedSectionName) {
  return siteConfig().fixedMenu[section];
}

/** The sizes of such a dish, as guests see them for as long as the owner has set no price. */
export function configuredSizes({ sizes }: FixedDish): DishSize[] {
  return sizes.map(({ label, price, feeds = '' }) => ({
    label,
    feeds,
    priceCents: toCents(price),
  }));
}

/** The names of a section's dishes, in the order in which guests see them. A name is the dish's id in the database, too. */
export function fixedDishNames(section: FixedSectionName): readonly string[] {
  return fixedDishesOf(section).map(({ name }) => name);
}
