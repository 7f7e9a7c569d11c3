import type { FixedDish } from '@simmer/shared/config';

export type FixedSectionName = (typeof FIXED_SECTIONS)[number];

/** The dishes of the configuration: those of this page, or those that are live now. */
export type FixedMenu = Readonly<
  Record<FixedSectionName, readonly (Omit<FixedDish, 'plate'> & { plate?: string })[]>
>;

/** The sections with the dishes of the configuration, in the order of the page. */
export const FIXED_SECTIONS = ['classics', 'soup', 'desserts'] as const;

export type SectionName = FixedSectionName | 'monthly';

/** The headings of the sections, in the order of the page. */
export const SECTION_TITLES: Readonly<Record<SectionName, string>> = {
  classics: 'Classics',
  monthly: 'Monthly Menu',
  soup: 'Soup and Chili',
  desserts: 'Desserts',
};
