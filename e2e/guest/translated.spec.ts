import type { Locator } from '@playwright/test';
import { KITCHEN_ORDER } from '../fixtures/conditions';
import { dishOf } from '../fixtures/database';
import { freshEmail, type Guest } from '../fixtures/guest';
import { freshDish, Manager } from '../fixtures/manager';
import { expect, test } from '../fixtures/test';

test.use({ translation: 'same words' });

const amountsIn = (text: string) => text.match(/\$[\d.]+/g) ?? [];
const amounts = async (place: Locator) => amountsIn(await place.innerText());

/** @param lines the amount of each line, then the price of one portion if there are several. */
async function expectAmounts(guest: Guest, lines: string[][], total: string): Promise<void> {
  const { page } = guest;
  await expect(page.getByRole('region', { name: 'Total' })).toContainText(total);
  await page.evaluate(() => window.translator.settled());
  // The bar is there while the panel is out of view.
  await guest.scrollTo(0);
  const bar = page.locator('div[aria-hidden] > p').filter({ hasText: 'Total' });
  const region = (name: string) => page.getByRole('region', { name });
  await expect.poll(() => amounts(bar)).toEqual([total]);
  await expect.poll(() => amounts(region('Total'))).toEqual([total]);
  await expect.poll(() => amounts(region('Items'))).toEqual(lines.flat());
}

test.describe('for a guest who orders, a translated page', () => {
  test.use({ account: 'guest', hasOwnDatabase: true });

  test('shows the amounts of the owner’s mail everywhere, however the order changes, and can be switched back to the original and closed (cases 69, 70)', async ({
    guest,
    database,
    inbox,
  }) => {
    const { page } = guest;
    const email = freshEmail('translated');
    const stew = freshDish('OXTAIL STEW');
    await database.set('menu/translated', dishOf(stew, 'Large', 25));
    const button = (name: RegExp) => page.getByRole('button', { name });
    const less = () => button(/^Decrease quantity of Meatloaf/).click();

    await test.step('on the menu', async () => {
      await guest.open();
      await page.getByLabel('Flavor for Danish').selectOption('Cherry');
      await guest.writeNote('Danish', 'no icing');
      await guest.add('Danish', '9 X 13', '$25.00');
      await guest.add('Meatloaf with veggies', 'Small', '$30.00');
      const bar = page
        .getByRole('link', { name: 'View cart' })
        .and(page.locator('[data-cart-bar]'));
      await expect(bar).toContainText('2 dishes, $55.00');
      await guest.add('Meatloaf with veggies', 'Small', '$30.00');
      await expect(bar).toContainText('3 dishes, $85.00');
      await guest.add(stew, 'Large', '$25.00');
    });

    const danish = ['$25.00'];
    await test.step('in the cart, with the original in between', async () => {
      await guest.openCart();
      await expectAmounts(guest, [danish, ['$60.00', '$30.00'], ['$25.00']], '$110.00');
      // The second tap comes while the translation of the first amount is on its way.
      await button(/^Increase quantity of Meatloaf/).dblclick();
      await expectAmounts(guest, [danish, ['$120.00', '$30.00'], ['$25.00']], '$170.00');
      await page.evaluate(() => {
        window.translator.showOriginal();
      });
      await less();
      await expectAmounts(guest, [danish, ['$90.00', '$30.00'], ['$25.00']], '$140.00');
      await page.evaluate(() => {
        window.translator.translate();
      });
      await less();
      await less();
      await expectAmounts(guest, [danish, ['$30.00'], ['$25.00']], '$80.00');
      await button(/^Remove Meatloaf/).click();
      await expectAmounts(guest, [danish, ['$25.00']], '$50.00');
      await button(/^Undo/).click();
      await expectAmounts(guest, [danish, ['$30.00'], ['$25.00']], '$80.00');
      await button(/^Change flavor of Danish/).click();
      await page.getByLabel('Choose a flavor').selectOption('Blueberry');
      await expect(guest.cartLine('Danish')).toContainText('Flavor: Blueberry');
      await page.getByRole('radio', { name: 'Venmo' }).check();
      await expect(page.getByRole('dialog')).toContainText('Your total is $80.00.');
      await page.keyboard.press('Escape');
    });

    await test.step('with a price that changes while the order is sent', async () => {
      await guest.fillDetails({ email });
      await page.getByLabel('Remember me on this device').check();
      await database.set('menu/translated', dishOf(stew, 'Large', 31.5));
      await guest.submitButton.click();
      await expect(guest.cartLine(stew)).toContainText('is now $31.50 instead of $25.00');
      await page.getByRole('button', { name: 'Keep it with this change' }).click();
      await expectAmounts(guest, [danish, ['$30.00'], ['$31.50']], '$86.50');
    });

    await test.step('on other pages and back', async () => {
      for (const name of ['Instructions', 'Login']) {
        await guest.followNavigation(name);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
      await page.getByRole('button', { name: 'Use another account' }).click();
      await page.getByRole('button', { name: 'Sign up instead' }).click();
      await page.getByRole('link', { name: 'Privacy' }).click();
      await expect(guest.heading('Privacy')).toBeVisible();
      for (let back = 0; back < 2; back += 1) await page.goBack();
      await expect(guest.heading('Cooking Instructions')).toBeVisible();
      await guest.openCart();
    });

    await test.step('in the confirmation as in the mail', async () => {
      await guest.submitButton.click();
      await guest.seeThanks();
      const summary = page.getByRole('region', { name: 'Order Summary' });
      await expect.poll(() => amounts(summary)).toEqual(['$25.00', '$30.00', '$31.50', '$86.50']);
      const mail = await inbox.orderOf(email);
      expect(amountsIn(mail.subject)).toEqual(['$86.50']);
      for (const text of ['Blueberry', 'no icing', '25.00', '30.00', '31.50', '86.50'])
        expect(mail.html).toContain(text);
      expect(mail.html).not.toContain('<font');
      await expect(page.getByText(/^[A-Z0-9]{3}-[A-Z0-9]{3}$/)).toHaveText(
        / (\S+)$/.exec(mail.subject)?.[1] ?? '',
      );
    });

    await test.step('in the last order, and after a logout', async () => {
      await guest.openCart();
      await button(/^Order again/).click();
      await expectAmounts(guest, [danish, ['$30.00'], ['$31.50']], '$86.50');
      await guest.openNavigation();
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(page.getByText('Please log in to submit your order.').first()).toBeVisible();
      // The dish with the note leaves with its account.
      await expectAmounts(guest, [['$30.00'], ['$31.50']], '$61.50');
      await button(/^Remove Meatloaf/).click();
      await expectAmounts(guest, [['$31.50']], '$31.50');
      await button(/^Remove OXTAIL/).click();
      await expect(guest.heading('Your cart is empty.')).toBeVisible();
      await expect(guest.badge).toBeHidden();
      await page.getByRole('link', { name: 'Back to Menu' }).click();
      await expect(guest.addButton('Key lime pie', '9inch', '$25.00')).toBeVisible();
      await expect(page.getByText('can’t be shown')).toHaveCount(0);
    });
  });
});

test.describe('for a manager, a translated page', () => {
  test.use({ account: 'manager' });

  test('shows each price and count as it is stored, and takes every change (cases 69, 70)', async ({
    guest,
  }) => {
    const { page } = guest;
    const manager = new Manager(guest);
    await manager.openEditor();
    const name = await manager.add(freshDish('Barley soup'));
    await expect.poll(() => amounts(manager.item(name))).toEqual(['$12.50']);
    await manager.button(`Edit ${name}`).click();
    const form = manager.editForm(name);
    await manager.price(form, 1).fill('14');
    await form.getByRole('button', { name: 'Add a size' }).click();
    await page.keyboard.type('Family pot');
    await manager.price(form, 2).fill('40');
    await form.getByText('Diet and allergens').click();
    await form.getByLabel('Vegan').check();
    await manager.button('Save').click();
    await expect(manager.item(name)).toContainText('$40.00');
    await expect.poll(() => amounts(manager.item(name))).toEqual(['$14.00', '$40.00']);
    for (const change of ['Sold out', 'Hidden']) {
      const choice = page.getByRole('switch', { name: `${change}: ${name}` });
      await choice.click();
      await expect(choice).toBeChecked();
    }
    await manager.delete(name);

    await guest.open(`/kitchen${KITCHEN_ORDER}`);
    await expect(page.getByText('1 order · 3 dishes · $85.00')).toBeVisible();
    const meatloaf = page.getByRole('row', { name: /^Meatloaf/ });
    await expect(meatloaf.getByRole('cell')).toHaveText('2');
    await page.getByRole('button', { name: /^Done: / }).click();
    await expect(meatloaf.getByRole('cell')).toHaveText('0 2 done');
    await page.getByRole('button', { name: /^Not done yet: / }).click();
    await expect(meatloaf.getByRole('cell')).toHaveText('2');
    await page.getByRole('button', { name: /^Done: / }).click();
    await page.getByRole('button', { name: 'Remove 1 completed order' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(guest.heading('No orders in the list')).toBeVisible();
    await guest.followNavigation('Classics');
    await expect(page.getByText('can’t be shown')).toHaveCount(0);
  });
});

test.describe('with other words,', () => {
  test.use({ translation: 'other words' });

  test('a page that is translated before its code arrives still takes the order (cases 69, 70)', async ({
    guest,
    expectedConsole,
  }) => {
    // React cannot hydrate what it would not have rendered.
    expectedConsole.push(/part of the page was rendered again/);
    const release = await guest.openHeld();
    await guest.add('Key lime pie', '9inch', '$25.00');
    await expect(guest.badge).toHaveText('1');
    release();
    await guest.waitUntilHydrated();
    await guest.add('Meatloaf with veggies', 'Small', '$30.00');
    await expect(guest.badge).toHaveText('2');
    await guest.openCart();
    await guest.page.getByRole('button', { name: /^Increase quantity of Meatloaf/ }).click();
    await expect(guest.page.getByRole('heading', { name: 'Your~ Order~' })).toBeVisible();
    await expect(guest.page.locator('div[aria-hidden] > p')).toHaveText('3 dishes~Total~ $85.00');
  });
});
