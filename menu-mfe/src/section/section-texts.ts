import { SECTIONS } from '@simmer/shared/navigation';

/** The id and the texts of each section. A business may have its own leads in its configuration (`texts`). */
export const SECTION_TEXTS = {
  classics: {
    id: SECTIONS.classics,
    title: 'Classics',
    lead: 'Here all year round.',
  },
  monthly: {
    id: SECTIONS.menu,
    title: 'Monthly Menu',
    lead: 'New dishes every month, while they last.',
  },
  soup: {
    id: SECTIONS.soup,
    title: 'Soup and Chili',
    lead: 'By the quart.',
  },
  desserts: {
    id: SECTIONS.desserts,
    title: 'Desserts',
    lead: 'Whole pies and pans.',
  },
} as const;
