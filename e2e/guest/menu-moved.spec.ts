import { dishOf } from '../fixtures/database';
import { freshEmail } from '../fixtures/guest';
import { changeFixedPrice } from '../fixtures/network';
import { expect, test } from '../fixtures/test';

const SETTINGS = 'settings/ordering';

test.use({ account: 'guest', hasOwnDatabase: true });

test('dishes that cost more or are gone are shown before the order is sent; an unreadable menu or pause stops no order, and the owner reads so (cases 48, 53)', async ({
  guest,
  database,
  inbox,
  urls,
  expectedConsole,
}) => {
  expectedConsole.push(
    /\[simmer\/(ordering|auth|menu|order)\]/,
    /Failed to load/,
    /ERR_/,
    /Firestore/,
  );
  const { page } = guest;
  const email = freshEmail('menu-moved');
  await database.set(SETTINGS, { paused: 'yes', times: 'noon' });
  await database.set('menu/moved', dishOf('OXTAIL STEW', 'Large', 25));
  await database.set('menu/gone', dishOf('PEA SOUP', 'Quart', 20));

  await test.step('the menu has changed', async () => {
    await guest.open();
    await guest.add('OXTAIL STEW', 'Large', '$25.00');
    await guest.add('PEA SOUP', 'Quart', '$20.00');
    await guest.add('Key lime pie', '9inch', '$25.00');
    await guest.openCart();
    await guest.fillDetails({ email });
    await database.set('menu/moved', dishOf('OXTAIL STEW', 'Large', 31.5));
    await database.delete('menu/gone');
    await changeFixedPrice(page, 'Key lime pie', 27);
    await guest.submitButton.click();
    await expect(page.getByRole('alert')).toContainText('The menu has changed');
    await expect(guest.cartLine('OXTAIL')).toContainText('is now $31.50 instead of $25.00');
    await expect(guest.cartLine('Key lime')).toContainText('is now $27.00 instead of $25.00');
    await expect(guest.cartLine('PEA SOUP')).toContainText('is no longer on the menu');
    expect(await inbox.ordersOf(email)).toEqual([]);

    const button = (dish: string, name: string | RegExp) =>
      guest.cartLine(dish).getByRole('button', { name });
    await button('OXTAIL', 'Keep it with this change').click();
    await button('Key lime', 'Keep it with this change').click();
    await button('PEA SOUP', /^Remove/).click();
    await guest.submit();
    expect((await inbox.orderOf(email)).subject).toContain('$58.50');
  });

  await test.step('the database goes down', async () => {
    const next = freshEmail('menu-unread');
    await database.set(SETTINGS, { paused: true });
    await page.route(`${urls.firestore}/**/documents:batchGet*`, (route) => route.abort());
    await guest.open();
    await guest.add('OXTAIL STEW', 'Large', '$31.50');
    await guest.openCart();
    await guest.fillDetails({ email: next });
    await page.route(`${urls.firestore}/**`, (route) => route.abort('connectionrefused'));
    await guest.submit();
    expect((await inbox.orderOf(next)).html).toContain('prices were not checked');
  });
});
