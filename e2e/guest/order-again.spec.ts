import { expectNoSidewaysScrolling, expectNoViolations } from '../fixtures/accessibility';
import { dishOf } from '../fixtures/database';
import { freshEmail } from '../fixtures/guest';
import { freshDish } from '../fixtures/manager';
import { changeFixedPrice } from '../fixtures/network';
import { layoutShifts, logPage } from '../fixtures/page-log';
import { expect, test } from '../fixtures/test';

const BOX = 'Remember me on this device';

test.use({ account: 'guest', hasOwnDatabase: true });

test('a remembered guest orders the same again at today’s prices, which the owner reads; the offer moves nothing on the page, and one tap removes it', async ({
  guest,
  database,
  inbox,
}) => {
  const { page } = guest;
  const dish = freshDish('OXTAIL STEW');
  const email = freshEmail('again');
  const card = page.getByRole('region', { name: 'Your orders' });
  const outcome = page.getByRole('region', { name: 'Your earlier order' });
  await database.set('menu/again', dishOf(dish, 'Large', 25));

  await test.step('orders, and asks to be remembered', async () => {
    await guest.open();
    await guest.add(dish, 'Large', '$25.00');
    await guest.writeNote('Key lime pie', 'extra lime');
    await guest.add('Key lime pie', '9inch', '$25.00');
    await guest.openCart();
    await guest.fillDetails({ name: 'Ada', address: '7 Elm Street' });
    await expect(page.getByLabel(BOX)).not.toBeChecked();
    await page.getByLabel(BOX).check();
    await guest.submitButton.click();
    await guest.seeThanks();
  });

  await test.step('the offer moves nothing', async () => {
    await database.set('menu/again', dishOf(dish, 'Large', 31.5));
    await logPage(page);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await guest.open('/cart');
      await expect(card).toContainText('1 × Key lime pie, 9inch · extra lime');
      const shifts = await layoutShifts(page);
      // The Login link makes room for “Logout”.
      expect(shifts.filter((shift) => !/: Login \(/.test(shift))).toEqual([]);
    }
    await expectNoViolations(page, ['main']);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScrolling(page);
  });

  await test.step('the same order has today’s prices: a manager has changed one, and the shop’s configuration the other', async () => {
    await changeFixedPrice(page, 'Key lime pie', 27);
    await page.getByRole('button', { name: 'Order again' }).click();
    await expect(guest.heading('Your Order')).toBeFocused();
    await expect(outcome).toContainText(`${dish}, Large is now $31.50 instead of $25.00.`);
    await expect(outcome).toContainText('Key lime pie, 9inch is now $27.00 instead of $25.00.');
    await expect(guest.cartLine('extra lime')).toContainText('$27.00');
    await expectNoViolations(page, ['main']);
    await expectNoSidewaysScrolling(page);
  });

  await test.step('the owner reads that price, with the earlier address', async () => {
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Delivery Time').fill('noon');
    await guest.submitButton.click();
    await guest.seeThanks();
    const mail = await inbox.orderOf(email);
    expect(mail.subject).toContain('$58.50');
    expect(mail.html).toContain('7 Elm Street');
  });

  await test.step('one tap removes the offer', async () => {
    await guest.open('/cart');
    await card.getByRole('button', { name: 'Forget me' }).click();
    await expect(guest.heading('Your cart is empty.')).toBeFocused();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/Elm Street|lime/);
  });
});
