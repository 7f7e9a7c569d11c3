import type { Page } from '@playwright/test';
import { DEMO_GUEST } from '../fixtures/guest';
import { holdBack, isScript } from '../fixtures/hold-back';
import { expect, test } from '../fixtures/test';

// Playwright turns the browser's memory of left pages off; guests have it.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  },
});

test('a reload of the login that the checkout led to is taken over without a complaint, and says again why', async ({
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
  await guest.waitUntilLive();
  await expect(guest.page.getByRole('alert')).toHaveText('Please log in to submit your order.');
});

test('a reload of the confirmation is taken over without a complaint, and tells the order again', async ({
  guest,
}) => {
  await guest.open('/login');
  await guest.enter(DEMO_GUEST);
  await guest.add('Key lime pie', '9inch', '$25.00');
  await guest.openCart();
  await guest.fillDetails();
  await guest.submitButton.click();
  await expect(guest.heading('Order Summary')).toBeVisible();
  await guest.page.reload();
  await guest.waitUntilLive();
  await expect(guest.heading('Order Summary')).toBeVisible();
  await expect(guest.page.getByRole('main').getByText('Key lime pie')).toBeVisible();
});

/** Another site, in the same tab. */
async function goElsewhere(page: Page): Promise<void> {
  await page.route('http://elsewhere.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><link rel="icon" href="data:,"><title>Elsewhere</title>',
    }),
  );
  await page.goto('http://elsewhere.example/');
}

test('a guest who looks at another site and comes back finds the cart and the half-written note', async ({
  guest,
}) => {
  const { page } = guest;
  await guest.open();
  await guest.waitUntilLive();
  await guest.add('Key lime pie', '9inch', '$25.00');
  await guest.writeNote('Danish', 'warm');
  await goElsewhere(page);
  await page.goBack({ waitUntil: 'commit' });
  await expect(guest.cartLink).toHaveAccessibleName('Cart, 1 item, 1 portion');
  await expect(page.getByLabel('Note for Danish')).toHaveValue('warm');
  await guest.add('Key lime pie', '9inch', '$25.00');
  await expect(guest.cartLink).toHaveAccessibleName('Cart, 1 item, 2 portions');
});

test('taps that came before the code are there too after a look at another site', async ({
  guest,
}) => {
  const { page } = guest;
  const release = await holdBack(page, isScript);
  await guest.openEarly();
  await guest.add('Key lime pie', '9inch', '$25.00');
  await guest.add('Danish', '9 X 13', '$25.00');
  await goElsewhere(page);
  await page.goBack({ waitUntil: 'commit' });
  await expect(guest.badge).toHaveText('2');
  release();
  await guest.waitUntilLive();
  await expect(guest.cartLink).toHaveAccessibleName('Cart, 2 items, 2 portions');
});

for (const { menu, late } of [
  { menu: 'live', late: ['cart-mfe'] },
  { menu: 'still as it was sent', late: ['cart-mfe', 'menu-mfe'] },
] as const) {
  test(`a guest who opens the cart and goes back before its code is there is on the home page again, and in the cart on going forward; the menu was ${menu}`, async ({
    guest,
    urls,
  }) => {
    const { page } = guest;
    const release = await holdBack(
      page,
      (request) => isScript(request) && late.some((name) => request.url().startsWith(urls[name])),
    );
    await guest.openEarly();
    await expect(page.locator('#root[data-hydrated]')).toBeAttached();
    if (menu === 'live') await guest.waitUntilLive();
    await guest.add('Key lime pie', '9inch', '$25.00');
    await guest.openCart();
    await expect(page.getByText('Your order is on its way…')).toBeVisible();

    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(/\/$/);
    await expect(guest.heading('Get in Touch')).toBeVisible();
    release();
    await guest.waitUntilLive();
    await expect(guest.heading('Key lime pie')).toBeVisible();

    await page.goForward();
    await expect(guest.heading('Your Order')).toBeVisible();
    await expect(guest.cartLine('Key lime pie')).toBeVisible();
  });
}
