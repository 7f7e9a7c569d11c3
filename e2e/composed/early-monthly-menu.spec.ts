import { expect, test } from '../fixtures/test';

test('the Monthly Menu takes orders before any code has loaded, and the same card hydrates', async ({
  guest,
}) => {
  const release = await guest.openHeld();
  const card = guest.page.getByRole('article', { name: 'BEEF STROGANOFF' });
  await expect(card).toBeVisible();
  await expect(guest.page.getByText('Loading Menu...')).toHaveCount(0);
  const early = await card.elementHandle();
  await guest.writeNote('BEEF STROGANOFF', 'no mushrooms');
  await card.getByRole('button', { name: /^Add BEEF STROGANOFF, Small/ }).click();
  await guest.page.getByLabel('Note for BEEF STROGANOFF').fill('half typed');
  await expect(guest.badge).toHaveText('1');

  release();
  await guest.waitUntilHydrated();
  expect(await early?.evaluate((node) => node.isConnected)).toBe(true);
  await expect(guest.page.getByLabel('Note for BEEF STROGANOFF')).toHaveValue('half typed');
  await card.getByRole('button', { name: /^Add BEEF STROGANOFF, Large/ }).click();
  await expect(guest.cartLink).toHaveAccessibleName('Cart, 2 items, 2 portions');
  await guest.openCart();
  await expect(guest.page.getByText(/no mushrooms/)).toBeVisible();
});
