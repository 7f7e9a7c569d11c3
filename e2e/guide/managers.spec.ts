import { DEMO_MANAGER } from '../fixtures/guest';
import { Manager } from '../fixtures/manager';
import { monthlyDish } from '../fixtures/site';
import { expect, test } from '../fixtures/test';
import { draw, isDrawing, pieFile } from './draw';

// The guide shows the menu as it is seeded.
test.use({ deviceScaleFactor: 1.5, hasOwnDatabase: true });
test.skip(
  () => !isDrawing(),
  'Each step of the guide has a journey of its own: this one takes the pictures.',
);

test('a manager follows the guide: logs in, adds a dish with a photo, arranges the menu, sets when guests can order, and cooks from the kitchen list', async ({
  guest,
  secondGuest,
  inbox,
}) => {
  const { page } = guest;
  const manager = new Manager(guest);
  const pie = await pieFile(secondGuest.page);
  await secondGuest.page.setViewportSize({ width: 390, height: 844 });

  await test.step('logs in, and finds the editor in the bar', async () => {
    await guest.open('/login');
    await guest.enter(DEMO_MANAGER);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await guest.openNavigation();
    await expect(guest.navigation.getByRole('link', { name: 'Edit Menu' })).toBeVisible();
    await draw(page, 'edit-menu');
    await guest.navigation.getByRole('link', { name: 'Edit Menu' }).click();
    await expect(manager.item(monthlyDish(0).name)).toBeVisible();
  });

  await test.step('adds a dish with a photo', async () => {
    const form = manager.newForm;
    await manager.fillNew('Peach pie', 'Ripe peaches under a lattice of butter crust.', '26');
    await form.locator('input[type=file]').setInputFiles(pie);
    await expect(form.getByRole('img', { name: 'As guests will see it' })).toBeVisible();
    await draw(page, 'new-dish', form);
    await form.getByText('Diet and allergens').click();
    for (const tag of ['Vegetarian', 'milk', 'wheat']) await form.getByLabel(tag).check();
    await draw(page, 'allergens', form.getByText('Diet and allergens'));
    await manager.button('Add Item').click();
    await expect(manager.item('PEACH PIE')).toBeVisible();
  });

  await test.step('moves the dish, and marks another one as sold out', async () => {
    // The position of a new dish depends on its random id.
    const dishes = page.getByRole('article');
    const names = await dishes.getByRole('heading').allTextContents();
    for (let place = names.indexOf('PEACH PIE'); place > 0; place -= 1) {
      await manager.button('Move PEACH PIE up').click();
      await expect(dishes.nth(place - 1)).toHaveAccessibleName('PEACH PIE');
    }
    await manager.button('Move PEACH PIE down').click();
    await expect(page.getByRole('article').nth(1)).toHaveAccessibleName('PEACH PIE');
    await page.getByRole('switch', { name: `Sold out: ${monthlyDish(1).name}` }).click();
    await expect(page.getByRole('switch', { name: /^Sold out/, checked: true })).toBeVisible();
    await draw(page, 'in-order', manager.item('PEACH PIE'));
  });

  await test.step('sets when guests can order', async () => {
    await manager.button('Edit settings').click();
    const form = page.getByRole('form', { name: 'Ordering' });
    await form.getByLabel('Where you deliver').fill('Within 10 miles of Springfield');
    await draw(page, 'ordering', form);
    await manager.button('Save settings').click();
    await expect(page.getByText('Saved. New orders follow these settings.')).toBeVisible();
  });

  const email = 'ada@guests.example';
  await test.step('receives an order by mail', async () => {
    await secondGuest.register(email);
    await expect(secondGuest.heading('PEACH PIE')).toBeVisible();
    await draw(secondGuest.page, 'as-guests-see-it', secondGuest.card('PEACH PIE'));
    await secondGuest.add('PEACH PIE', 'Small', '$26.00');
    await secondGuest.add('Meatloaf with veggies', 'Large', '$50.00');
    await secondGuest.openCart();
    await secondGuest.fillDetails({ name: 'Ada Lovelace', date: '2031-05-09' });
    await secondGuest.submit();
  });

  await test.step('puts the order into the kitchen list', async () => {
    const { html } = await inbox.orderOf(email);
    await secondGuest.page.goto('about:blank');
    await secondGuest.page.setContent(html);
    const add = secondGuest.page.getByRole('link', { name: 'Add to the kitchen list' });
    await draw(secondGuest.page, 'order-mail', secondGuest.page.getByText('What to cook'));
    await page.goto((await add.getAttribute('href')) ?? '');
    await expect(page.getByRole('article', { name: 'Ada Lovelace' })).toBeVisible();
    await draw(page, 'kitchen-list');
    await page.getByRole('button', { name: 'Tickets and labels' }).click();
    await page.getByLabel('Paper').selectOption('Labels: printer, 4 × 2 in');
    await draw(page, 'labels');
  });
});
