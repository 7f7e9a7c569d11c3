import { comeOnline } from '../fixtures/network';
import { logPage, MONTHLY_MENU, seenFallbacks } from '../fixtures/page-log';
import { expect, test } from '../fixtures/test';

test.beforeEach(async ({ stack, expectedConsole }) => {
  await stack.reset();
  // Chromium logs the refused connections and unused preloads, the shell the module that failed.
  expectedConsole.push(
    /Failed to load resource/,
    /\[simmer\/remotes\]/,
    /Federation Runtime/,
    /ERR_/,
    /preloaded/,
  );
});
test.afterAll(async ({ stack }) => {
  await stack.reset();
});

test('with menu-mfe’s server down the menu can be read and ordered from, and it hydrates without a reload once the server is back', async ({
  guest,
  stack,
}) => {
  await stack.stop('menu-mfe');
  await logPage(guest.page, MONTHLY_MENU);
  await guest.open();
  await expect(guest.heading('Desserts')).toBeVisible();
  await expect(guest.heading('Get in Touch')).toBeVisible();
  await guest.add('Key lime pie', '9inch', '$25.00');
  await expect(guest.cartLink).toHaveAccessibleName('Cart, 1 item, 1 portion');
  await expect(guest.page.getByRole('alert')).toHaveCount(0);
  await stack.start('menu-mfe');
  await comeOnline(guest.page);
  await guest.waitUntilHydrated();
  await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
  expect(await seenFallbacks(guest.page)).toEqual([]);
  await guest.add('Key lime pie', '9inch', '$25.00');
  await expect(guest.cartLink).toHaveAccessibleName('Cart, 1 item, 2 portions');
});

test('with cart-mfe’s server down the menu still fills the cart, and "Try again" opens the checkout with every line', async ({
  guest,
  stack,
}) => {
  await stack.stop('cart-mfe');
  await guest.open();
  await guest.waitUntilHydrated();
  await guest.add('Key lime pie', '9inch', '$25.00');
  await guest.openCart();
  await expect(guest.page.getByRole('alert')).toHaveText('The checkout can’t be shown right now.');
  await expect(guest.badge).toHaveText('1');
  await stack.start('cart-mfe');
  await guest.page.getByRole('button', { name: 'Try again' }).click();
  await expect(guest.heading('Your Order')).toBeVisible();
  await expect(guest.cartLine('Key lime pie')).toBeVisible();
});
