import type { SiteConfig } from '@simmer/shared/config';
import { ROUTES } from '@simmer/shared/navigation';
import type { ComponentType } from 'react';

interface TextPage {
  /** The text of the link to it. */
  link: string;
  isIn: 'bar' | 'footer';
  /** Fetches the chunk of all pages that a guest on the way to an order does not open. */
  fetch: () => Promise<ComponentType>;
  /** The description for search engines, which list only a page that has it. */
  describe?: (site: SiteConfig) => string;
}

/** The pages that are only read, by path. Besides its component, such a page needs one entry here. */
export const TEXT_PAGES: Readonly<Record<string, TextPage>> = {
  [ROUTES.instructions]: {
    link: 'Instructions',
    isIn: 'bar',
    fetch: () =>
      import(
        /* webpackChunkName: "deferred-pages" */ './pages/instructions/instructions-page'
      ).then(({ InstructionsPage }) => InstructionsPage),
    describe: ({ business }) =>
      `How to cook a meal from ${business.name}: put it in the crockpot, open the bag and cook for 8 hours on LOW, or half the time on HIGH.`,
  },
  '/privacy': {
    link: 'Privacy',
    isIn: 'footer',
    fetch: () =>
      import(/* webpackChunkName: "deferred-pages" */ './pages/privacy/privacy-page').then(
        ({ PrivacyPage }) => PrivacyPage,
      ),
  },
};

/** The links to them in one part of the frame. */
export function textLinks(place: TextPage['isIn']): readonly { label: string; to: string }[] {
  return Object.entries(TEXT_PAGES)
    .filter(([, { isIn }]) => isIn === place)
    .map(([to, { link }]) => ({ label: link, to }));
}
