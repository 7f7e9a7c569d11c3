import { linksIn } from '../../platform/local-cloud/testing/client';
import { KITCHEN_ORDER } from '../fixtures/conditions';
import { dishOf } from '../fixtures/database';
import { freshEmail } from '../fixtures/guest';
import { expect, test } from '../fixtures/test';

test.use({ account: 'guest', secondAccount: 'manager', timezoneId: 'Asia/Tokyo' });

test('an order with a different value for every detail is recorded from the menu to the kitchen', async ({
  guest,
  secondGuest,
  database,
  inbox,
  urls,
  recorder,
  expectedConsole,
}) => {
  expectedConsole.push(/Failed to load resource/, /\[simmer\/order\]/);
  const { page } = guest;
  const email = freshEmail('gate');
  await database.set('menu/dish-8', dishOf('PLUM DUMPLINGS', 'Dozen', 12.37));
  await database.set('menu/dish-9', dishOf('DUCK WITH CHERRIES', 'Half', 41.05, true));
  await database.set('menu/Banana split cake', { fixed: true, soldOut: true });
  await guest.open();
  await expect(guest.heading('DUCK WITH CHERRIES')).toBeVisible();
  for (let portion = 0; portion < 3; portion += 1)
    await guest.add('PLUM DUMPLINGS', 'Dozen', '$12.37');
  await guest.writeNote('Meatloaf with veggies', 'no onions, please');
  await guest.add('Meatloaf with veggies', 'Small', '$30.00');
  await guest.add('Meatloaf with veggies', 'Small', '$30.00');
  await guest.writeNote('Danish', 'warm, please');
  await page.getByLabel('Flavor for Danish').selectOption('Mixed Berry');
  await guest.addButton('Danish', '9 X 13', '$25.00').press('Enter');
  await guest.openCart();
  await expect(guest.heading('Your Order')).toBeVisible();
  await recorder.lookAround(page, 'the full cart');
  // Nothing on this page is clicked: how far a click scrolls depends on when the bar is gone that lies over it.
  await page.locator('main [data-remove]').last().press('Enter');
  await page.locator('main li:not(:has([data-remove])) button').press('Enter');
  await guest.submitButton.press('Enter');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await recorder.lookAround(page, 'details missing');
  const address = '12 Maple Street\nUnit 7';
  await guest.fillDetails({ name: 'Ada Lovelace', email, address, date: '2031-05-09' });
  await page.getByRole('radio', { name: 'Check' }).press('Space');

  let isFirst = true;
  await page.route(`${urls.email}/**`, async (route) => {
    if (!isFirst) return route.fallback();
    isFirst = false;
    await route.fulfill({ status: 412, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  await guest.submitButton.press('Enter');
  await expect(page.getByRole('alert').first()).toContainText('problem');
  await guest.submitButton.press('Enter');
  await guest.seeThanks();
  await recorder.lookAround(page, 'the confirmation');

  const owner = secondGuest.page;
  const links = linksIn(await inbox.orderOf(email));
  await owner.goto(links.find((address) => address.includes('#order')) ?? '');
  await expect(owner.getByRole('article', { name: 'Ada Lovelace' })).toBeVisible();
  await recorder.lookAround(owner, 'the kitchen list');
  // A second order for the same day, a second later, because all clocks stand.
  await owner.evaluate((hash) => {
    const later = Date.now() + 1000;
    Date.now = () => later;
    location.hash = hash;
  }, KITCHEN_ORDER);
  await expect(owner.getByRole('article')).toHaveCount(2);
  const ticket = owner.getByRole('article', { name: 'Ada Lovelace' });
  await ticket.getByRole('button', { name: /^Done: / }).click();
  await recorder.lookAround(owner, 'the kitchen list with two orders');
  await ticket.getByRole('button', { name: /^Not done yet: / }).click();
  await ticket.getByRole('button', { name: /^Done: / }).click();
  await ticket.getByRole('button', { name: /^Remove order/ }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(ticket).toHaveCount(0);
});
