import { checkIdlePage } from '../idle-page';
import type { Walk } from './walk';

const PAGES = {
  '/instructions': 'the instructions',
  '/login': 'the log-in',
  '/cart': 'the empty cart',
  '/order-confirmation': 'the confirmation without an order',
  '/privacy': 'the privacy page',
  '/nowhere': 'an unknown page',
} as const;

const WIDTH = 1280;

export const HOME_WALK: Walk = {
  title: 'the home page left alone, print, keyboard',
  width: WIDTH,
  take: async (visitor) => {
    visitor.step('looks at the home page');
    await checkIdlePage(visitor, 'home');
    await visitor.look('home');
    await visitor.photograph('home', true);
    await visitor.page.emulateMedia({ media: 'print' });
    await visitor.look('home, printed');
    await visitor.page.emulateMedia({ media: null });
    await visitor.tabThrough('home');
  },
};

export const PAGE_WALKS: readonly Walk[] = Object.entries(PAGES).map(([path, where]) => ({
  title: where,
  width: WIDTH,
  take: async (visitor) => {
    visitor.step(`looks at ${where}`);
    await visitor.open(path);
    await visitor.look(where);
    await visitor.photograph(where);
    await visitor.tabThrough(where);
  },
}));
