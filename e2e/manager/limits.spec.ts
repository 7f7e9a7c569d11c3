import { expectNoSidewaysScrolling, expectNoViolations } from '../fixtures/accessibility';
import { Manager } from '../fixtures/manager';
import { fixedDish, monthlyDish, site } from '../fixtures/site';
import { expect, FOR_ANY_BUSINESS, test } from '../fixtures/test';

test.use({ account: 'manager', hasOwnDatabase: true });
test.skip(site.ordering.limits !== true, 'This business has no limits.');

test(
  'the owner limits what shares an oven, opens a window, takes an order by phone, and frees it again',
  FOR_ANY_BUSINESS,
  async ({ guest, database, expectedConsole }) => {
    // The database refuses the order that is too large.
    expectedConsole.push(/was not changed|403/);
    const { page } = guest;
    const limits = page.getByRole('region', { name: 'Limits' });
    const manager = new Manager(guest);
    await manager.openEditor();

    await test.step('limits two dishes together', async () => {
      await manager.button('Limit a dish').click();
      await limits.getByRole('checkbox', { name: fixedDish('desserts').name }).check();
      await limits.getByRole('checkbox', { name: monthlyDish(0).name }).check();
      await limits.getByLabel('Name').fill('The big oven');
      await limits.getByLabel('Portions per day').fill('12');
      await expectNoViolations(page, ['form']);
      await expectNoSidewaysScrolling(page);
      await manager.button('Save').click();
      await expect(page.locator(':focus')).toContainText('Saved. New orders follow these limits.');
    });

    await test.step('opens a window', async () => {
      await limits.getByText('Delivery windows').click();
      await manager.button('Add a window').click();
      await limits.getByLabel('Hours').fill('4 to 6 pm');
      await limits.getByLabel('Orders per day').fill('4');
      await manager.button('Save').click();
      await expect(limits.getByText('4 orders a day')).toBeVisible();
    });

    await limits.getByText('Coming days').click();
    const day = limits.getByRole('group').filter({ hasText: 'nothing taken' }).nth(2);
    await day.getByText('nothing taken').click();
    const oven = limits.getByRole('row', { name: /^The big oven/ });
    await expect(oven).toContainText('0 taken');

    await test.step('takes an order by phone', async () => {
      await limits
        .getByRole('button', { name: /^Count a phone order/ })
        .first()
        .click();
      await limits.getByLabel('Who called').fill('Mrs. Okafor');
      await limits.getByLabel('Portions of The big oven').fill('13');
      await limits.getByLabel('Window').selectOption('4 to 6 pm (4 left)');
      await manager.button('Count this order').click();
      await expect(limits.getByText(/^Not saved: The big oven has 12 left/)).toBeVisible();
      await limits.getByLabel('Portions of The big oven').fill('3');
      await manager.button('Count this order').click();
      await expect(oven).toContainText('3 taken');
      await expect(oven).toContainText('9 left');
      await expectNoViolations(page, ['section']);
      await expectNoSidewaysScrolling(page);
    });

    await test.step('lowers the limit below what is taken', async () => {
      await limits.getByText('Portions per day').click();
      await manager.button('Edit The big oven').click();
      await limits.getByLabel('Portions per day').fill('2');
      await manager.button('Save').click();
      await expect(oven).toContainText('more than the limit of 2');
    });

    await test.step('frees the order', async () => {
      await manager.button('Free Mrs. Okafor').click();
      await manager.button('Free them').click();
      await expect(oven).toContainText('0 taken');
      const [stock] = await database.all('stock');
      expect(Object.values(Object(stock?.taken))).toEqual([0, 0]);
    });
  },
);
