import { listen } from '../../platform/hosting';
import { REMOTES } from '../../platform/modules';
import { DEMO_GUEST } from '../fixtures/guest';
import { comeOnline } from '../fixtures/network';
import { logPage, MONTHLY_MENU, seenFallbacks } from '../fixtures/page-log';
import { site } from '../fixtures/site';
import { expect, test } from '../fixtures/test';

test.beforeEach(async ({ stack, expectedConsole }) => {
  await stack.reset();
  // Chromium logs the refused connections and unused preloads. The shell logs the failed module.
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

test('with the servers of all remotes down a guest reads how to cook and whom to write to, and logs in (case 14)', async ({
  guest,
  stack,
}) => {
  const { page } = guest;
  await Promise.all(REMOTES.map((name) => stack.stop(name)));
  await guest.open('/instructions');
  await guest.waitUntilShellHydrated();
  await page.getByRole('link', { name: 'Back to Menu' }).click();
  await expect(page.getByRole('alert')).toHaveText('The menu can’t be shown right now.');
  await expect(guest.heading(site.hero.title)).toBeVisible();
  await expect(
    page.getByRole('link', { name: `Email ${site.owner.firstName}` }).first(),
  ).toHaveAttribute('href', `mailto:${site.owner.email}`);
  await guest.openCart();
  await expect(page.getByRole('alert')).toHaveText('The checkout can’t be shown right now.');
  await guest.followNavigation('Login');
  await guest.enter(DEMO_GUEST);
});

test('a remote whose host sends no CORS header fails alone, and is there when the guest returns after the header was added (case 19)', async ({
  guest,
  stack,
  urls,
  expectedConsole,
}) => {
  expectedConsole.push(/CORS policy/);
  const { page } = guest;
  await guest.open('/instructions');
  await guest.waitUntilHydrated();
  await stack.stop('menu-mfe');
  // A separate host, because Playwright adds the header to everything that a test's route answers.
  const host = await listen(Number(new URL(urls['menu-mfe']).port), (_request, response) => {
    response.setHeader('Content-Type', 'text/javascript');
    response.end();
  });
  const refused = page.waitForEvent('console', (message) => /CORS policy/.test(message.text()));
  await page.getByRole('link', { name: 'Back to Menu' }).click();
  await refused;
  await expect(page.getByRole('alert')).toHaveText('The menu can’t be shown right now.');
  await guest.openCart();
  await expect(page.getByText('Your cart is empty.')).toBeVisible();

  await host.stop();
  await stack.start('menu-mfe');
  await page.getByRole('link', { name: 'Back to Menu' }).first().click();
  await expect(guest.addButton('Key lime pie', '9inch', '$25.00')).toBeVisible();
});
