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

test('the login that the checkout led to survives a reload with its reason, and hydrates without an error', async ({
  guest,
}) => {
  await guest.open();
  await guest.add('Key lime pie', '9inch', '$25.00');
  await guest.openCart();
  await expect(guest.page.getByText('Please log in to submit your order.')).toBeVisible();
  await guest.page.evaluate(() => {
    document.querySelector('form')?.requestSubmit();
  });
  await expect(guest.page).toHaveURL(/\/login$/);
  await expect(guest.page.getByRole('alert')).toHaveText('Please log in to submit your order.');
  await guest.page.reload();
  await guest.waitUntilHydrated();
  await expect(guest.page.getByRole('alert')).toHaveText('Please log in to submit your order.');
});

test.describe('the confirmation', () => {
  test.use({ account: 'guest' });

  test('survives a reload with the order, and hydrates without an error', async ({ guest }) => {
    await guest.open();
    await guest.add('Key lime pie', '9inch', '$25.00');
    await guest.openCart();
    await guest.fillDetails();
    await guest.submitButton.click();
    await expect(guest.heading('Order Summary')).toBeVisible();
    await guest.page.reload();
    await guest.waitUntilHydrated();
    await expect(guest.heading('Order Summary')).toBeVisible();
    await expect(guest.page.getByRole('main').getByText('Key lime pie')).toBeVisible();
  });
});

async function openAnotherSite(page: Page): Promise<void> {
  await page.route('http://elsewhere.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><link rel="icon" href="data:,"><title>Elsewhere</title>',
    }),
  );
  await page.goto('http://elsewhere.example/');
}

test('a guest who visits another site and comes back finds the cart and the unfinished note', async ({
  guest,
}) => {
  const { page } = guest;
  await guest.open();
  await guest.waitUntilHydrated();
  await guest.add('Key lime pie', '9inch', '$25.00');
  await guest.writeNote('Danish', 'warm');
  await openAnotherSite(page);
  await page.goBack({ waitUntil: 'commit' });
  await expect(guest.cartLink).toHaveAccessibleName('Cart, 1 item, 1 portion');
  await expect(page.getByLabel('Note for Danish')).toHaveValue('warm');
  await guest.add('Key lime pie', '9inch', '$25.00');
  await expect(guest.cartLink).toHaveAccessibleName('Cart, 1 item, 2 portions');
});

test('taps before hydration are still there after a visit to another site', async ({ guest }) => {
  const { page } = guest;
  const release = await guest.openHeld();
  await guest.add('Key lime pie', '9inch', '$25.00');
  await guest.add('Danish', '9 X 13', '$25.00');
  await openAnotherSite(page);
  await page.goBack({ waitUntil: 'commit' });
  await expect(guest.badge).toHaveText('2');
  release();
  await guest.waitUntilHydrated();
  await expect(guest.cartLink).toHaveAccessibleName('Cart, 2 items, 2 portions');
});

for (const { menu, late } of [
  { menu: 'hydrated', late: ['cart-mfe'] },
  { menu: 'not hydrated', late: ['cart-mfe', 'menu-mfe'] },
] as const) {
  test(`with the menu ${menu}, a guest who opens the cart and goes back before its code has loaded gets the home page, and the cart on going forward`, async ({
    guest,
    urls,
  }) => {
    const { page } = guest;
    const release = await guest.openHeld('/', (request) =>
      late.some((name) => isScriptFrom(urls[name])(request)),
    );
    await guest.waitUntilShellHydrated();
    if (menu === 'hydrated') await guest.waitUntilHydrated();
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
}
