import { SECTION_TITLES } from '@simmer/shared/menu';
import { SECTIONS } from '@simmer/shared/navigation';

const BREAK = 'Taking a break. Please check back soon.';

/**
 * The id and the texts of each section. `empty` is shown in place of
 * dishes. A business may have its own leads in its configuration (`texts`).
 */
export const SECTION_TEXTS = {
  classics: {
    id: SECTIONS.classics,
    title: SECTION_TITLES.classics,
    lead: 'Here all year round.',
    empty: BREAK,
  },
  monthly: {
    id: SECTIONS.menu,
    title: SECTION_TITLES.monthly,
    lead: 'New dishes every month, while they last.',
    empty: 'New dishes are being planned. Please check back soon.',
  },
  soup: {
    id: SECTIONS.soup,
    title: SECTION_TITLES.soup,
    lead: 'By the quart.',
    empty: BREAK,
  },
  desserts: {
    id: SECTIONS.desserts,
    title: SECTION_TITLES.desserts,
    lead: 'Whole pies and pans.',
    empty: BREAK,
  },
} as const;
