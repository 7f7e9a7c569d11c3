import type { Page } from '@playwright/test';
import { launchOptions } from '../../platform/browser';
import { isScriptFrom } from '../fixtures/network';
import { expect, test } from '../fixtures/test';

// Guests have a back/forward cache. Playwright disables it, and headless Chromium has none.
test.use({
  launchOptions: {
    ...launchOptions(process.env.WHOLE_CHROMIUM_PATH),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});
// The browser is started once for both.
test.describe.configure({ mode: 'default' });

async function visitAnotherSite(page: Page): Promise<void> {
  await page.route('http://elsewhere.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><link rel="icon" href="data:,"><title>Elsewhere</title>',
    }),
  );
  await page.goto('http://elsewhere.example/');
  await page.goBack({ waitUntil: 'commit' });
}

test('a guest who visits another site and comes back finds the cart and the unfinished note, before hydration and after it', async ({
  guest,
}) => {
  const { page } = guest;
  const release = await guest.openHeld();
  await guest.add('Key lime pie', '9inch', '$25.00');
  await guest.add('Danish', '9 X 13', '$25.00');
  await visitAnotherSite(page);
  await expect(guest.badge).toHaveText('2');
  release();
  await guest.waitUntilHydrated();
  await guest.writeNote('Danish', 'warm');
  await visitAnotherSite(page);
  await expect(guest.cartLink).toHaveAccessibleName('Cart, 2 items, 2 dishes');
  await expect(page.getByLabel('Note for Danish')).toHaveValue('warm');
  await guest.add('Key lime pie', '9inch', '$25.00');
  await expect(guest.cartLink).toHaveAccessibleName('Cart, 2 items, 3 dishes');

  await test.step('the login page that the checkout led to still gives its reason after a reload', async () => {
    await guest.openCart();
    await expect(page.getByText('Please log in to submit your order.')).toBeVisible();
    await page.evaluate(() => {
      document.querySelector('form')?.requestSubmit();
    });
    await expect(page).toHaveURL(/\/login$/);
    await page.reload();
    await guest.waitUntilHydrated();
    await expect(page.getByRole('alert')).toHaveText('Please log in to submit your order.');
  });
});

test('a guest who opens the cart and goes back before any module has loaded gets the home page, and the cart again with Forward', async ({
  guest,
  urls,
}) => {
  const { page } = guest;
  const release = await guest.openHeld('/', (request) =>
    [urls['cart-mfe']!, urls['menu-mfe']!].some((origin) => isScriptFrom(origin)(request)),
  );
  await guest.waitUntilShellHydrated();
  await guest.add('Key lime pie', '9inch', '$25.00');
  await guest.openCart();
  await expect(page.getByText('Loading your order…')).toBeVisible();

  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/$/);
  await expect(guest.heading('Get in Touch')).toBeVisible();
  release();
  await guest.waitUntilHydrated();
  await expect(guest.heading('Key lime pie')).toBeVisible();

  await page.goForward();
  await expect(guest.heading('Your Order')).toBeVisible();
  await expect(guest.cartLine('Key lime pie')).toBeVisible();
});
