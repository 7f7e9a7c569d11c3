import { SECTION_TITLES } from '@simmer/shared/menu';
import { SECTIONS } from '@simmer/shared/navigation';

/** The id and the texts of each section. A business may have its own leads in its configuration (`texts`). */
export const SECTION_TEXTS = {
  classics: {
    id: SECTIONS.classics,
    title: SECTION_TITLES.classics,
    lead: 'Here all year round.',
  },
  monthly: {
    id: SECTIONS.menu,
    title: SECTION_TITLES.monthly,
    lead: 'New dishes every month, while they last.',
  },
  soup: {
    id: SECTIONS.soup,
    title: SECTION_TITLES.soup,
    lead: 'By the quart.',
  },
  desserts: {
    id: SECTIONS.desserts,
    title: SECTION_TITLES.desserts,
    lead: 'Whole pies and pans.',
  },
} as const;
