import { dishOf } from '../fixtures/database';
import { freshEmail } from '../fixtures/guest';
import { expect, test } from '../fixtures/test';

test.use({ account: 'guest', hasOwnDatabase: true });

test.beforeEach(async ({ database }) => {
  await database.set('menu/moved', dishOf('OXTAIL STEW', 'Large', 25));
  await database.set('menu/gone', dishOf('PEA SOUP', 'Quart', 20));
});

test('a dish that costs more, and one that is gone, are shown to the guest before the order is sent (case 53)', async ({
  guest,
  database,
  inbox,
}) => {
  const { page } = guest;
  const email = freshEmail('menu-moved');
  await guest.open();
  await guest.add('OXTAIL STEW', 'Large', '$25.00');
  await guest.add('PEA SOUP', 'Quart', '$20.00');
  await guest.openCart();
  await guest.fillDetails({ email });
  await database.set('menu/moved', dishOf('OXTAIL STEW', 'Large', 31.5));
  await database.delete('menu/gone');

  await guest.submitButton.click();
  await expect(page.getByRole('alert')).toContainText('The menu has changed');
  await expect(guest.cartLine('OXTAIL')).toContainText('is now $31.50 instead of $25.00');
  await expect(guest.cartLine('PEA SOUP')).toContainText('is no longer on the menu');
  expect(await inbox.ordersOf(email)).toEqual([]);

  await guest.cartLine('OXTAIL').getByRole('button', { name: 'Keep it with this change' }).click();
  await guest
    .cartLine('PEA SOUP')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await guest.submitButton.click();
  await expect(guest.heading('Thank you for your order!')).toBeVisible();
  expect((await inbox.orderOf(email)).subject).toContain('$31.50');
});

test('a menu that cannot be read stops no order, and the owner reads that prices were not checked (cases 48, 53)', async ({
  guest,
  urls,
  inbox,
  expectedConsole,
}) => {
  expectedConsole.push(/the Monthly Menu could not be read/, /Failed to load/, /ERR_/, /Firestore/);
  const email = freshEmail('menu-unread');
  await guest.open();
  await guest.add('OXTAIL STEW', 'Large', '$25.00');
  await guest.openCart();
  await guest.fillDetails({ email });
  await guest.page.route(`${urls.firestore}/**`, (route) => route.abort('connectionrefused'));
  await guest.submitButton.click();
  await expect(guest.heading('Thank you for your order!')).toBeVisible();
  expect((await inbox.orderOf(email)).html).toContain('prices were not checked');
});
