import type { Page } from '@playwright/test';
import type { Guest } from '../fixtures/guest';
import { expect, test } from '../fixtures/test';

const CHECKOUT = /__federation_expose_Checkout.*\.js/;
const STILL_OUTDATED =
  'The shop has been updated, but reloading didn’t help. Please try again in a minute, or email us.';

/** Makes the registry name a newer checkout than the document. */
async function releaseCheckout(page: Page): Promise<void> {
  await page.route('**/registry.json', async (route) => {
    const answer = await route.fetch();
    const registry = await answer.json();
    registry.modules['cart-mfe'].version = '99.0.0';
    await route.fulfill({ response: answer, json: registry });
  });
}

/** Counts the documents that the tab loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

async function expectFullCart(guest: Guest): Promise<void> {
  await expect(guest.cartLink).toHaveAccessibleName('Cart, 3 items, 4 dishes');
}

test('a tab whose scripts a release has deleted reloads once and keeps its cart; if that does not help, it says so and never reloads itself again (case 23)', async ({
  guest,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 404/, /\[simmer\/remotes\]/, /preloaded/, /ChunkLoadError/);
  const { page } = guest;
  // Without this, the checkout would be loaded before it is released.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await guest.open();
  await guest.waitUntilHydrated();
  await guest.writeNote('Meatloaf with veggies', 'no onions');
  await guest.add('Meatloaf with veggies', 'Small', '$30.00');
  await page.getByLabel('Flavor for Danish').selectOption('Cherry');
  await guest.add('Danish', '9 X 13', '$25.00');
  for (let portion = 0; portion < 2; portion += 1)
    await guest.add('Key lime pie', '9inch', '$25.00');
  await releaseCheckout(page);
  await page.route(CHECKOUT, (route) => route.fulfill({ status: 404, body: '' }));
  const loads = countLoads(page);
  await guest.openCart();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    `The checkout can’t be shown right now. ${STILL_OUTDATED}`,
  );
  expect(loads()).toBe(1);
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expectFullCart(guest);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expectFullCart(guest);

  // The guest can reload as often as they like.
  await page.unroute(CHECKOUT);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(guest.heading('Your Order')).toBeVisible();
  await guest.waitUntilHydrated();
  expect(loads()).toBe(2);
  await expect(page).toHaveURL(/\/cart$/);
  await expectFullCart(guest);
  const lines = page.getByRole('main').getByRole('list').getByRole('listitem');
  await expect(lines).toHaveText([
    /Meatloaf with veggies\s*Small.*\$30\.00.*Note: ?no onions/,
    /Danish\s*9 X 13\s*Flavor: Cherry/,
    /Key lime pie\s*9inch.*2 at \$25\.00 each/,
  ]);
  await expect(page.getByRole('status').filter({ hasText: 'added' })).toHaveCount(0);
  await page.reload();
  await expect(guest.heading('Your cart is empty.')).toBeVisible();
});
