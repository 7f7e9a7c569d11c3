import type { Page } from '@playwright/test';
import { holdBack, isScript } from '../fixtures/hold-back';
import {
  layoutShifts,
  MONTHLY_MENU,
  NOTHING_CHANGES,
  otherNodes,
  seenFallbacks,
  watchHtml,
} from '../fixtures/page-notes';
import { expect, test } from '../fixtures/test';

/** What Chromium and the federation runtime say when a module's address refuses, and the shell in plain words. */
const LATE = [/Failed to load resource/, /\[simmer\/remotes\]/, /Federation Runtime/, /preloaded/];

/** Nobody answers at a module's address. @returns a function that brings the module up. */
async function takeDown(page: Page, origin: string): Promise<() => Promise<void>> {
  const pattern = `${origin}/**`;
  await page.route(pattern, (route) => route.abort('connectionrefused'));
  return async () => {
    await page.unroute(pattern);
    // The page tries again by itself; a phone that gets its network back makes it try at once.
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
  };
}

test('while menu-mfe is slow its HTML stays and sells, the rest of the page works, and its code takes the same nodes over', async ({
  guest,
  urls,
}) => {
  const { page } = guest;
  await watchHtml(page, MONTHLY_MENU);
  const release = await holdBack(
    page,
    (request) => isScript(request) && request.url().startsWith(urls['menu-mfe']),
  );
  await guest.openEarly();
  await expect(page.locator('#root[data-hydrated]')).toBeAttached();
  await guest.writeNote('Meatloaf with veggies', 'no onions');
  await guest.add('Meatloaf with veggies', 'Small', '$30.00');
  await guest.add('Key lime pie', '9inch', '$25.00');
  // The shell runs: the cart itself has the lines, and says so.
  await expect(guest.cartLink).toHaveAccessibleName('Cart, 2 items, 2 portions');
  await expect(page.locator('[data-module="menu-mfe"]:not([data-hydrated])')).toBeAttached();

  release();
  await guest.waitUntilLive();
  await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
  expect(await seenFallbacks(page)).toEqual([]);
  // The taps drew the notice of the cart; nothing that was sent is gone.
  expect(await otherNodes(page, MONTHLY_MENU)).not.toContainEqual(expect.stringMatching(/^gone/));
  await guest.add('Key lime pie', '9inch', '$25.00');
  await expect(guest.cartLink).toHaveAccessibleName('Cart, 2 items, 3 portions');
});

test('menu-mfe that is down when the page opens keeps its HTML, takes orders, and comes to life in the same nodes when it is back', async ({
  guest,
  urls,
  expectedConsole,
}) => {
  expectedConsole.push(...LATE);
  const { page } = guest;
  await watchHtml(page, MONTHLY_MENU);
  const bringUp = await takeDown(page, urls['menu-mfe']);
  const failed = page.waitForEvent('console', {
    predicate: (message) => /menu-mfe|it stays as it was sent/.test(message.text()),
  });
  await guest.open();
  await failed;
  await expect(page.locator('#root[data-hydrated]')).toBeAttached();
  await guest.writeNote('Danish', 'warm');
  await page.getByLabel('Flavor for Danish').selectOption('Cherry');
  await guest.add('Danish', '9 X 13', '$25.00');
  await expect(guest.cartLink).toHaveAccessibleName('Cart, 1 item, 1 portion');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await otherNodes(page, MONTHLY_MENU)).not.toContainEqual(expect.stringMatching(/^gone/));

  await bringUp();
  await guest.waitUntilLive();
  await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
  expect(await otherNodes(page, MONTHLY_MENU)).not.toContainEqual(expect.stringMatching(/^gone/));
  expect(await seenFallbacks(page)).toEqual([]);
  await guest.openCart();
  await expect(guest.cartLine('Danish')).toContainText('Cherry');
  await expect(guest.cartLine('Danish')).toContainText('warm');
});

test('with menu-mfe dead for good a guest reads the whole menu and reaches the checkout with what they chose', async ({
  guest,
  urls,
  expectedConsole,
}) => {
  expectedConsole.push(...LATE);
  const { page } = guest;
  await watchHtml(page, MONTHLY_MENU);
  await takeDown(page, urls['menu-mfe']);
  await guest.open();
  await expect(page.locator('#root[data-hydrated]')).toBeAttached();
  for (const section of ['Classics', 'Soup and Chili', 'Desserts'])
    await expect(guest.heading(section)).toBeVisible();
  await guest.add('Key lime pie', '9inch', '$25.00');
  await guest.openNavigation();
  await guest.navigation.getByRole('link', { name: 'Desserts', exact: true }).click();
  await expect(guest.heading('Desserts')).toBeInViewport();
  await expect(guest.navigation.getByRole('button', { name: 'Menu' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  expect(await seenFallbacks(page)).toEqual([]);
  await guest.openCart();
  await expect(guest.heading('Your Order')).toBeVisible();
  await expect(guest.cartLine('Key lime pie')).toBeVisible();
});

for (const { path, heading } of [
  { path: '/cart', heading: 'Your cart is empty.' },
  { path: '/order-confirmation', heading: 'Thank you for your order!' },
]) {
  test(`cart-mfe that is slow or down when ${path} opens keeps its HTML and comes to life in the same nodes`, async ({
    guest,
    urls,
    expectedConsole,
  }) => {
    expectedConsole.push(...LATE);
    const { page } = guest;
    await watchHtml(page);
    const bringUp = await takeDown(page, urls['cart-mfe']);
    await guest.open(path);
    await expect(page.locator('#root[data-hydrated]')).toBeAttached();
    await expect(page.locator('[data-module="cart-mfe"]:not([data-hydrated])')).toBeAttached();
    await expect(guest.heading(heading)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);

    const release = await holdBack(page, isScript);
    await bringUp();
    await expect(guest.heading(heading)).toBeVisible();
    release();
    await guest.waitUntilLive();
    expect(await otherNodes(page, NOTHING_CHANGES)).toEqual([]);
    expect(await layoutShifts(page)).toEqual([]);
    expect(await seenFallbacks(page)).toEqual([]);
  });
}

test('with cart-mfe down nobody is told that a cart with lines is empty: "Try again" shows them', async ({
  guest,
  urls,
  expectedConsole,
}) => {
  expectedConsole.push(...LATE, /\[simmer\/hydration\]/);
  const { page } = guest;
  const release = await holdBack(page, isScript);
  const bringUp = await takeDown(page, urls['cart-mfe']);
  await guest.openEarly();
  await guest.add('Key lime pie', '9inch', '$25.00');
  await guest.openCart();
  await expect(page).toHaveURL(/\/cart$/);
  release();
  await expect(page.getByRole('alert')).toHaveText('The checkout can’t be shown right now.');
  await expect(guest.cartLink).toHaveAccessibleName('Cart, 1 item, 1 portion');
  await bringUp();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(guest.cartLine('Key lime pie')).toBeVisible();
});

test('with the shell’s own code late the page is read, scrolled and tapped meanwhile, and taken over as it is', async ({
  guest,
  urls,
}) => {
  const { page } = guest;
  await watchHtml(page, MONTHLY_MENU);
  const release = await holdBack(
    page,
    (request) => isScript(request) && request.url().startsWith(urls.shell),
  );
  await guest.openEarly();
  await guest.add('Key lime pie', '9inch', '$25.00');
  await expect(guest.badge).toHaveText('1');
  release();
  await guest.waitUntilLive();
  // To tap it, the guest scrolled there.
  await expect(guest.heading('Key lime pie')).toBeInViewport();
  await expect(guest.cartLink).toHaveAccessibleName('Cart, 1 item, 1 portion');
  expect(await otherNodes(page, MONTHLY_MENU)).not.toContainEqual(expect.stringMatching(/^gone/));
  expect(await seenFallbacks(page)).toEqual([]);
});
