import { expectNoSidewaysScrolling, expectNoViolations } from '../fixtures/accessibility';
import { dishOf } from '../fixtures/database';
import { freshEmail, type Guest } from '../fixtures/guest';
import { freshDish } from '../fixtures/manager';
import { refuse } from '../fixtures/network';
import { layoutShifts, logPage } from '../fixtures/page-log';
import { expect, test } from '../fixtures/test';

const BOX = 'Remember me on this device';
const FORGOTTEN = 'This device has forgotten your details and your last order.';

const card = ({ page }: Guest) => page.getByRole('region', { name: 'Your last order' });
const again = ({ page }: Guest) => page.getByRole('button', { name: 'Order again' });

/** A key lime pie with a note, to 7 Elm Street, by a guest who is on the menu and asks to be remembered. */
async function orderAndBeRemembered(guest: Guest): Promise<void> {
  await guest.writeNote('Key lime pie', 'extra lime');
  await guest.add('Key lime pie', '9inch', '$25.00');
  await guest.openCart();
  await guest.fillDetails({ name: 'Ada', address: '7 Elm Street' });
  await guest.page.getByLabel(BOX).check();
  await guest.submitButton.click();
  await guest.seeThanks();
}

test.describe('with a dish of the month', () => {
  test.use({ account: 'guest' });
  const path = `menu/again-${String(process.pid)}`;
  const dish = freshDish('OXTAIL STEW');
  test.beforeEach(async ({ database }) => {
    await database.set(path, dishOf(dish, 'Large', 25));
  });
  test.afterEach(async ({ database }) => {
    await database.delete(path);
  });

  test('a guest orders the same again, at the price that a manager has set since, and the owner reads that price', async ({
    guest,
    database,
    inbox,
  }) => {
    const { page } = guest;
    const email = freshEmail('again');
    await guest.open();
    await guest.add(dish, 'Large', '$25.00');
    await page.getByLabel('Flavor for Danish').selectOption('Cherry');
    await guest.add('Danish', '9 X 13', '$25.00');
    await guest.openCart();
    await guest.fillDetails({ name: 'Ada', address: '7 Elm Street', email });
    await expect(page.getByLabel(BOX)).not.toBeChecked();
    await page.getByLabel(BOX).check();
    await guest.submitButton.click();
    await guest.seeThanks();

    await database.set(path, dishOf(dish, 'Large', 31.5));
    await guest.open('/cart');
    await expect(card(guest)).toBeVisible();
    await expectNoViolations(page, ['main']);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScrolling(page);
    await again(guest).click();
    await expect(guest.heading('Your Order')).toBeFocused();
    await expect(card(guest)).toContainText(`${dish}, Large is now $31.50 instead of $25.00.`);
    await expect(guest.cartLine('Danish')).toContainText('Cherry');
    await expect(page.getByText('$56.50').first()).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada');
    await expect(page.getByLabel('Delivery Address')).toHaveValue('7 Elm Street');
    await expectNoViolations(page, ['main']);
    await expectNoSidewaysScrolling(page);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Delivery Time').fill('noon');
    await guest.submitButton.click();
    await expect(guest.heading('Thank you for your order!')).toBeVisible();
    await expect(async () => {
      const subjects = (await inbox.ordersOf(email)).map(({ subject }) => subject);
      expect(subjects).toContainEqual(expect.stringContaining('$56.50'));
    }).toPass();
  });

  test('a dish that is gone is named, and so is one that cannot be checked', async ({
    guest,
    urls,
    database,
    expectedConsole,
  }) => {
    expectedConsole.push(/Monthly Menu could not be read/, /Failed to load/, /ERR_/, /Firestore/);
    await guest.open();
    await guest.add(dish, 'Large', '$25.00');
    await guest.add('Key lime pie', '9inch', '$25.00');
    await guest.openCart();
    await guest.fillDetails();
    await guest.page.getByLabel(BOX).check();
    await guest.submitButton.click();
    await guest.seeThanks();
    await database.delete(path);

    await guest.open('/cart');
    await expect(again(guest)).toBeVisible();
    const restore = await refuse(guest.page, urls.firestore);
    await again(guest).click();
    await expect(card(guest)).toContainText(`We couldn’t check ${dish}, Large on today’s menu`);
    await expect(guest.cartLine('Key lime pie')).toContainText('$25.00');

    await restore();
    await guest.open('/cart');
    await again(guest).click();
    await expect(card(guest)).toContainText(`${dish}, Large is no longer on the menu.`);
    await expect(guest.cartLine('Key lime pie')).toContainText('$25.00');
  });
});

test.describe('with a dish of the fixed menu', () => {
  test.use({ account: 'guest' });

  test('the offer to order again moves nothing on the page, and the dish comes at the price of the menu that is live now', async ({
    guest,
  }) => {
    const { page } = guest;
    await guest.open();
    await orderAndBeRemembered(guest);

    await logPage(page);
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      await guest.open('/cart');
      await expect(card(guest)).toBeVisible();
      const shifts = await layoutShifts(page);
      // It makes room for “Logout”.
      expect(shifts.filter((shift) => !/: Login \(/.test(shift))).toEqual([]);
    }

    // menu-mfe has been released since then.
    await page.route(
      ({ pathname }) => pathname === '/',
      async (route) => {
        const answer = await route.fetch();
        const body = (await answer.text()).replace(
          /(Key lime pie&quot;,&quot;size&quot;:&quot;9inch&quot;,&quot;priceCents&quot;:)2500/,
          '$12700',
        );
        await route.fulfill({ response: answer, body });
      },
    );
    await again(guest).click();
    await expect(card(guest)).toContainText('Key lime pie, 9inch is now $27.00 instead of $25.00.');
    await expect(guest.cartLine('extra lime')).toContainText('$27.00');
  });
});

test('another account on the same device sees nothing, logging out hides it, and one tap forgets it', async ({
  guest,
}) => {
  const { page } = guest;
  const email = freshEmail('forget');
  await guest.register(email);
  await orderAndBeRemembered(guest);
  await guest.open('/cart');
  await expect(card(guest)).toContainText('1 × Key lime pie, 9inch · extra lime');

  await guest.openNavigation();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(card(guest)).toHaveCount(0);
  await guest.register(freshEmail('other'));
  await guest.add('Pork green chili', 'Quart', '$25.00');
  await guest.openCart();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Delivery Address')).toHaveValue('');
  await expect(page.getByLabel(BOX)).not.toBeChecked();
  await guest.open('/cart');
  await guest.openNavigation();
  await page.getByRole('button', { name: 'Logout' }).click();

  await guest.open('/login');
  await guest.enter({ email, password: 'a good password' });
  await guest.openCart();
  await card(guest).getByRole('button', { name: 'Forget me' }).click();
  await expect(page.getByText(FORGOTTEN).last()).toBeVisible();
  await expect(guest.heading('Your cart is empty.')).toBeFocused();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/Elm Street|lime/);
  await page.reload();
  await guest.waitUntilHydrated();
  await expect(card(guest)).toHaveCount(0);
});
