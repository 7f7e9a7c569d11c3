import type { Page } from '@playwright/test';
import { placesIn } from '@simmer/shared/places';
import type { Registry } from '@simmer/shared/registry';
import { MODULES, type ModuleName } from '../modules';
import { logIn } from './log-in';

/** A page that shows a module, and how to open it. */
export interface Visit {
  module: ModuleName;
  pathname: string;
  open: (page: Page, shop: string) => Promise<void>;
}

const direct = (module: ModuleName, pathname: string): Visit => ({
  module,
  pathname,
  open: async (page, shop) => {
    await page.goto(shop + pathname);
  },
});

async function openFullCart(page: Page, shop: string): Promise<void> {
  await page.goto(shop);
  await page.getByRole('button', { name: /^Add / }).first().click();
  await page.getByRole('link', { name: /^Cart/ }).click();
  await page.getByLabel('Delivery Address').waitFor();
}

const asManager = (pathname: string) => async (page: Page, shop: string) => {
  await page.goto(`${shop}/login`);
  await logIn(page, 'manager');
  await page.goto(shop + pathname);
};

const VISITS: readonly Visit[] = [
  direct('menu-mfe', '/'),
  direct('cart-mfe', '/cart'),
  { module: 'cart-mfe', pathname: '/cart, with a dish in it', open: openFullCart },
  direct('cart-mfe', '/order-confirmation'),
  { module: 'editor-mfe', pathname: '/menu-editor', open: asManager('/menu-editor') },
  ...['/', '/instructions', '/login', '/cart', '/menu-editor', '/privacy'].map((pathname) =>
    direct('shell', pathname),
  ),
];

/** @param registry says which remotes have a place that the shell was not built for. */
export function visitsOf(modules: readonly ModuleName[], registry: Registry): Visit[] {
  return MODULES.filter((name) => modules.includes(name)).flatMap((name) => [
    ...VISITS.filter(({ module }) => module === name),
    ...placesIn(registry)
      .filter(({ module }) => module === name)
      .map(({ path, role }) =>
        role === undefined
          ? direct(name, path)
          : { module: name, pathname: path, open: asManager(path) },
      ),
  ]);
}
