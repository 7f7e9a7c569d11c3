import type { Guest } from '../fixtures/guest';
import { holdBack } from '../fixtures/network';
import { expect, test } from '../fixtures/test';

/** Adds dishes in every way the menu offers: with a note, with a flavor, twice. */
async function fillCart(guest: Guest): Promise<void> {
  await guest.writeNote('Meatloaf with veggies', '  no onions,\nplease ');
  await guest.add('Meatloaf with veggies', 'Large', '$50.00');
  await guest.page.getByLabel('Flavor for Danish').selectOption('Mixed Berry');
  await guest.add('Danish', '9 X 13', '$25.00');
  await guest.add('Key lime pie', '9inch', '$25.00');
  await guest.add('Pork green chili', 'Quart', '$25.00');
  await guest.add('Pork green chili', 'Quart', '$25.00');
}

async function expectFullCart(guest: Guest): Promise<void> {
  await expect(guest.badge).toHaveText('4');
  await expect(guest.cartLink).toHaveAccessibleName('Cart, 4 items, 5 portions');
  await guest.openCart();
  const lines = guest.page.getByRole('main').getByRole('list').getByRole('listitem');
  await expect(lines).toHaveText([
    /Meatloaf with veggies\s*Large\s*\$50\.00 each.*Note: ?no onions, please/,
    /Danish\s*9 X 13\s*Flavor: Mixed Berry/,
    /Key lime pie\s*9inch/,
    /Pork green chili\s*Quart.*2 at \$25\.00 each/,
  ]);
  await expect(guest.page.getByText('Note:')).toHaveCount(1);
}

test('what a guest adds before any code has loaded is counted at once, and ends up in the cart', async ({
  guest,
}) => {
  const release = await guest.openHeld();
  await fillCart(guest);
  await expect(guest.badge).toHaveText('4');
  // The note was added with its portion. The next portion has none.
  await expect(guest.page.getByLabel('Note for Meatloaf with veggies')).toHaveValue('');
  release();
  await guest.waitUntilHydrated();
  await expectFullCart(guest);
});

test('taps on one dish before and after hydration make one line if note and flavor are the same', async ({
  guest,
}) => {
  const release = await guest.openHeld();
  await guest.writeNote('Danish', 'warm');
  await guest.page.getByLabel('Flavor for Danish').selectOption('Cherry');
  await guest.add('Danish', '9 X 13', '$25.00');
  await guest.add('Key lime pie', '9inch', '$25.00');
  release();
  await guest.waitUntilHydrated();
  await guest.page.getByLabel('Note for Danish').fill('warm');
  await guest.add('Danish', '9 X 13', '$25.00');
  await guest.add('Key lime pie', '9inch', '$25.00');
  await expect(guest.cartLink).toHaveAccessibleName('Cart, 2 items, 4 portions');
});

test('taps followed at once by a tap on the cart are all on the cart page', async ({ guest }) => {
  const release = await guest.openHeld();
  await fillCart(guest);
  await guest.openCart();
  await expect(guest.page).toHaveURL(/\/cart$/);
  await expect(guest.badge).toHaveText('4');
  release();
  await guest.waitUntilHydrated();
  await expect(guest.heading('Your Order')).toBeVisible();
  await expectFullCart(guest);
});

test('taps are not lost on a page that the guest leaves while its code is still loading', async ({
  guest,
}) => {
  const { page } = guest;
  await holdBack(page, (request) => request.url().includes('deferred-pages'));
  const release = await guest.openHeld();
  await guest.add('Key lime pie', '9inch', '$25.00');
  await page.getByRole('link', { name: 'Privacy' }).click();
  await expect(guest.heading('Privacy').first()).toBeVisible();
  release();
  await page.waitForFunction(() =>
    Object.keys(window).some((key) => key.startsWith('webpackChunk')),
  );
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await page.getByRole('link', { name: 'Simmer' }).first().click();
  await expect(page).toHaveURL(/#hero$/);
  await guest.waitUntilHydrated();
  await expect(guest.badge).toHaveText('1');
});

test('an early tap is announced to a screen reader after hydration', async ({ guest }) => {
  const release = await guest.openHeld();
  await guest.add('Key lime pie', '9inch', '$25.00');
  release();
  await expect(
    guest.page.getByRole('status').filter({ hasText: 'Key lime pie, 9inch added. Cart: 1 item' }),
  ).toBeAttached();
});

test('Enter on "Add" before hydration counts like a tap', async ({ guest }) => {
  const release = await guest.openHeld();
  await guest.addButton('Key lime pie', '9inch', '$25.00').press('Enter');
  await expect(guest.badge).toHaveText('1');
  release();
  await expect(guest.cartLink).toHaveAccessibleName('Cart, 1 item, 1 portion');
});

test('stored taps that cannot be parsed, for example of another version, are ignored and not counted', async ({
  guest,
  expectedConsole,
}) => {
  expectedConsole.push(/\[simmer\/replay\]/);
  await guest.page.addInitScript(() => {
    sessionStorage.setItem('simmer:early-adds', '["{\\"id\\":\\"x\\"}", "no json", 7, null]');
  });
  await guest.open();
  await guest.waitUntilHydrated();
  await expect(guest.badge).toBeHidden();
  await guest.add('Key lime pie', '9inch', '$25.00');
  await expect(guest.badge).toHaveText('1');
});
