import type { SiteConfig } from '@simmer/shared/config';
import { ROUTES } from '@simmer/shared/navigation';

interface TextPage {
  /** The text of the link to it. */
  link: string;
  isIn: 'bar' | 'footer';
  /** The name of its component. */
  page: 'InstructionsPage' | 'PrivacyPage';
  /** The description for search engines, which list only a page that has it. */
  describe?: (site: SiteConfig) => string;
}

/**
 * The pages that are only read, by path. Besides its component, such a page needs one entry here and an export among the
 * deferred pages.
 */
export const TEXT_PAGES: Readonly<Record<string, TextPage>> = {
  [ROUTES.instructions]: {
    link: 'Instructions',
    isIn: 'bar',
    page: 'InstructionsPage',
    describe: ({ business }) =>
      `How to cook a meal from ${business.name}: put it in the crockpot, open the bag and cook for 8 hours on LOW, or half the time on HIGH.`,
  },
  '/privacy': {
    link: 'Privacy',
    isIn: 'footer',
    page: 'PrivacyPage',
  },
};

/** The links to them in one part of the frame. */
export function textLinks(place: TextPage['isIn']): readonly { label: string; to: string }[] {
  return Object.entries(TEXT_PAGES)
    .filter(([, { isIn }]) => isIn === place)
    .map(([to, { link }]) => ({ label: link, to }));
}
