import { comeOnline, holdBack, isScript, isScriptFrom, refuse } from '../fixtures/network';
import {
  changedNodes,
  expectNoNodeRemoved,
  layoutShifts,
  logPage,
  MONTHLY_MENU,
  seenFallbacks,
} from '../fixtures/page-log';
import { expect, test } from '../fixtures/test';

/** What Chromium, the federation runtime and the shell log when a module's server refuses connections. */
const LATE = [/Failed to load resource/, /\[simmer\/remotes\]/, /Federation Runtime/, /preloaded/];

test('while menu-mfe is slow, its HTML takes orders, the rest of the page works, and the same nodes hydrate later (case 5)', async ({
  guest,
  urls,
  expectedConsole,
}) => {
  // On a busy machine, the menu is held back for longer than its time limit.
  expectedConsole.push(...LATE);
  const { page } = guest;
  await page.setViewportSize({ width: 1440, height: 900 });
  await logPage(page, MONTHLY_MENU);
  const release = await guest.openHeld('/', isScriptFrom(urls['menu-mfe']!));
  await guest.waitUntilShellHydrated();
  await guest.writeNote('Meatloaf with veggies', 'no onions');
  await guest.add('Meatloaf with veggies', 'Small', '$30.00');
  await expect(guest.cartLink).toHaveAccessibleName('Cart, 1 item, 1 dish');
  await guest.followNavigation('Desserts');
  await expect(guest.heading('Desserts')).toBeInViewport();
  await expect(page.locator('[data-module="menu-mfe"]:not([data-hydrated])')).toBeAttached();

  release();
  await guest.waitUntilHydrated();
  await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
  await expect(guest.heading('Desserts')).toBeInViewport();
  expect(await seenFallbacks(page)).toEqual([]);
  await expectNoNodeRemoved(page, MONTHLY_MENU);
  await guest.add('Meatloaf with veggies', 'Small', '$30.00');
  await expect(guest.cartLink).toHaveAccessibleName('Cart, 2 items, 2 dishes');
});

test('while menu-mfe is down, its HTML takes orders, and the same nodes hydrate when it is back', async ({
  guest,
  urls,
  expectedConsole,
}) => {
  expectedConsole.push(...LATE);
  const { page } = guest;
  await logPage(page, MONTHLY_MENU);
  const restore = await refuse(page, urls['menu-mfe']!);
  const failed = page.waitForEvent('console', {
    predicate: (message) => message.text().includes('[simmer/remotes]'),
  });
  await guest.open();
  await failed;
  await guest.waitUntilShellHydrated();
  await page.getByLabel('Flavor for Danish').selectOption('Cherry');
  await guest.add('Danish', '9 X 13', '$25.00');
  await expect(guest.cartLink).toHaveAccessibleName('Cart, 1 item, 1 dish');
  await expect(page.getByRole('alert')).toHaveCount(0);

  await restore();
  await comeOnline(page);
  await guest.waitUntilHydrated();
  await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
  await expectNoNodeRemoved(page, MONTHLY_MENU);
  expect(await seenFallbacks(page)).toEqual([]);
  await guest.openCart();
  await expect(guest.cartLine('Danish')).toContainText('Cherry');
});

test('while cart-mfe is down, an empty cart keeps its HTML and hydrates later; a cart with lines is never shown as empty', async ({
  guest,
  urls,
  expectedConsole,
}) => {
  expectedConsole.push(...LATE, /\[simmer\/hydration\]/);
  const { page } = guest;
  await logPage(page);
  const restore = await refuse(page, urls['cart-mfe']!);
  await guest.open('/cart');
  await guest.waitUntilShellHydrated();
  await expect(page.locator('[data-module="cart-mfe"]:not([data-hydrated])')).toBeAttached();
  await expect(guest.heading('Your cart is empty.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await restore();
  await comeOnline(page);
  await guest.waitUntilHydrated();
  expect(await changedNodes(page)).toEqual([]);
  expect(await layoutShifts(page)).toEqual([]);
  expect(await seenFallbacks(page)).toEqual([]);

  const restoreAgain = await refuse(page, urls['cart-mfe']!);
  const release = await holdBack(page, isScript);
  await guest.openEarly();
  await guest.add('Key lime pie', '9inch', '$25.00');
  await guest.openCart();
  await expect(page).toHaveURL(/\/cart$/);
  release();
  await expect(page.getByRole('alert')).toHaveText('The checkout can’t be shown right now.');
  await expect(guest.cartLink).toHaveAccessibleName('Cart, 1 item, 1 dish');
  await restoreAgain();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(guest.cartLine('Key lime pie')).toBeVisible();
});
