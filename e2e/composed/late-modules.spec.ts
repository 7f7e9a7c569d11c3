import { comeOnline, holdBack, isScript, isScriptFrom, refuse } from '../fixtures/network';
import {
  layoutShifts,
  MONTHLY_MENU,
  NOTHING_CHANGES,
  changedNodes,
  seenFallbacks,
  logPage,
} from '../fixtures/page-log';
import { expect, test } from '../fixtures/test';

/** What Chromium, the federation runtime and the shell log when a module's server refuses connections. */
const LATE = [/Failed to load resource/, /\[simmer\/remotes\]/, /Federation Runtime/, /preloaded/];

test('while menu-mfe is slow its HTML takes orders, the rest of the page works, and the same nodes hydrate later (case 5)', async ({
  guest,
  urls,
}) => {
  const { page } = guest;
  await logPage(page, MONTHLY_MENU);
  const release = await guest.openHeld('/', isScriptFrom(urls['menu-mfe']));
  await guest.waitUntilShellHydrated();
  await guest.writeNote('Meatloaf with veggies', 'no onions');
  await guest.add('Meatloaf with veggies', 'Small', '$30.00');
  await guest.add('Key lime pie', '9inch', '$25.00');
  await expect(guest.cartLink).toHaveAccessibleName('Cart, 2 items, 2 portions');
  await expect(page.locator('[data-module="menu-mfe"]:not([data-hydrated])')).toBeAttached();

  release();
  await guest.waitUntilHydrated();
  await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
  expect(await seenFallbacks(page)).toEqual([]);
  // The taps added the cart's notice; no node was removed.
  expect(await changedNodes(page, MONTHLY_MENU)).not.toContainEqual(
    expect.stringMatching(/^removed/),
  );
  await guest.add('Key lime pie', '9inch', '$25.00');
  await expect(guest.cartLink).toHaveAccessibleName('Cart, 2 items, 3 portions');
});

test('with menu-mfe down its HTML takes orders, and the same nodes hydrate when it is back', async ({
  guest,
  urls,
  expectedConsole,
}) => {
  expectedConsole.push(...LATE);
  const { page } = guest;
  await logPage(page, MONTHLY_MENU);
  const restore = await refuse(page, urls['menu-mfe']);
  const failed = page.waitForEvent('console', {
    predicate: (message) => /menu-mfe|\[simmer\/remotes\]/.test(message.text()),
  });
  await guest.open();
  await failed;
  await guest.waitUntilShellHydrated();
  await guest.writeNote('Danish', 'warm');
  await page.getByLabel('Flavor for Danish').selectOption('Cherry');
  await guest.add('Danish', '9 X 13', '$25.00');
  await expect(guest.cartLink).toHaveAccessibleName('Cart, 1 item, 1 portion');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await changedNodes(page, MONTHLY_MENU)).not.toContainEqual(
    expect.stringMatching(/^removed/),
  );

  await restore();
  await comeOnline(page);
  await guest.waitUntilHydrated();
  await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
  expect(await changedNodes(page, MONTHLY_MENU)).not.toContainEqual(
    expect.stringMatching(/^removed/),
  );
  expect(await seenFallbacks(page)).toEqual([]);
  await guest.openCart();
  await expect(guest.cartLine('Danish')).toContainText('Cherry');
  await expect(guest.cartLine('Danish')).toContainText('warm');
});

test('with menu-mfe down for good a guest reads the whole menu and reaches the checkout with the chosen dish', async ({
  guest,
  urls,
  expectedConsole,
}) => {
  expectedConsole.push(...LATE);
  const { page } = guest;
  await logPage(page, MONTHLY_MENU);
  await refuse(page, urls['menu-mfe']);
  await guest.open();
  await guest.waitUntilShellHydrated();
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
  { path: '/order-confirmation', heading: 'No order yet' },
]) {
  test(`with cart-mfe slow or down ${path} keeps its HTML, and the same nodes hydrate later`, async ({
    guest,
    urls,
    expectedConsole,
  }) => {
    expectedConsole.push(...LATE);
    const { page } = guest;
    await logPage(page);
    const restore = await refuse(page, urls['cart-mfe']);
    await guest.open(path);
    await guest.waitUntilShellHydrated();
    await expect(page.locator('[data-module="cart-mfe"]:not([data-hydrated])')).toBeAttached();
    await expect(guest.heading(heading)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);

    const release = await holdBack(page, isScript);
    await restore();
    await comeOnline(page);
    await expect(guest.heading(heading)).toBeVisible();
    release();
    await guest.waitUntilHydrated();
    expect(await changedNodes(page, NOTHING_CHANGES)).toEqual([]);
    expect(await layoutShifts(page)).toEqual([]);
    expect(await seenFallbacks(page)).toEqual([]);
  });
}

test('with cart-mfe down a cart with lines is never shown as empty: "Try again" shows them', async ({
  guest,
  urls,
  expectedConsole,
}) => {
  expectedConsole.push(...LATE, /\[simmer\/hydration\]/);
  const { page } = guest;
  const release = await holdBack(page, isScript);
  const restore = await refuse(page, urls['cart-mfe']);
  await guest.openEarly();
  await guest.add('Key lime pie', '9inch', '$25.00');
  await guest.openCart();
  await expect(page).toHaveURL(/\/cart$/);
  release();
  await expect(page.getByRole('alert')).toHaveText('The checkout can’t be shown right now.');
  await expect(guest.cartLink).toHaveAccessibleName('Cart, 1 item, 1 portion');
  await restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(guest.cartLine('Key lime pie')).toBeVisible();
});

test('while the shell’s own code is slow the page can be read, scrolled and tapped, and hydrates as it is', async ({
  guest,
  urls,
}) => {
  const { page } = guest;
  await logPage(page, MONTHLY_MENU);
  const release = await guest.openHeld('/', isScriptFrom(urls.shell));
  await guest.add('Key lime pie', '9inch', '$25.00');
  await expect(guest.badge).toHaveText('1');
  release();
  await guest.waitUntilHydrated();
  // The tap has scrolled there.
  await expect(guest.heading('Key lime pie')).toBeInViewport();
  await expect(guest.cartLink).toHaveAccessibleName('Cart, 1 item, 1 portion');
  expect(await changedNodes(page, MONTHLY_MENU)).not.toContainEqual(
    expect.stringMatching(/^removed/),
  );
  expect(await seenFallbacks(page)).toEqual([]);
});
