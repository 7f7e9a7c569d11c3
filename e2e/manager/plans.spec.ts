import { expectNoSidewaysScrolling, expectNoViolations } from '../fixtures/accessibility';
import { Manager } from '../fixtures/manager';
import { photoFile } from '../fixtures/photos';
import { monthlyDish } from '../fixtures/site';
import { expect, test } from '../fixtures/test';

test.use({ hasOwnDatabase: true, account: 'manager', viewport: { width: 390, height: 844 } });

const stew = monthlyDish(0).name;
const other = monthlyDish(1).name;

test('on her phone, a manager plans a dish for another day, sees that day as a guest, takes back a deletion with its photo, puts back a removed dish, and raises all prices', async ({
  guest: owner,
  secondGuest: guest,
  database,
}) => {
  const { page } = owner;
  const manager = new Manager(owner);
  const onMenu = (name: string) => page.getByRole('heading', { name, exact: true });
  await manager.openEditor();

  await test.step('a dish that is planned for later days is not on today’s menu', async () => {
    // At the shop it may already be tomorrow, so today and tomorrow are left out.
    const weekdays = [2, 3, 4].map((days) => new Date(Date.now() + days * 86_400_000).getUTCDay());
    await manager.button(`Edit ${stew}`).click();
    const form = manager.editForm(stew);
    await form.getByText('Every day', { exact: true }).click();
    const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
    for (const day of weekdays) await form.getByLabel(names[day] ?? '').check();
    await expectNoViolations(page, ['form']);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(manager.item(stew)).toContainText('Not today');
    await expectNoSidewaysScrolling(page);
    await guest.open();
    await expect(guest.heading(other)).toBeVisible();
    await expect(guest.heading(stew)).toHaveCount(0);
  });

  await test.step('she sees the day as a guest', async () => {
    await manager
      .item(stew)
      .getByRole('link', { name: /^See it as a guest on/ })
      .click();
    await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible();
    await expect(onMenu(stew)).toBeVisible();
    await expectNoViolations(page, ['section[aria-label="Preview"]']);
    await page.getByRole('link', { name: 'Back to today' }).click();
    await expect(onMenu(other)).toBeVisible();
    await expect(onMenu(stew)).toHaveCount(0);
  });

  await test.step('a deleted dish comes back with its photo, from its message and from the list', async () => {
    await manager.openEditor();
    await manager.button(`Edit ${other}`).click();
    const form = manager.editForm(other);
    await form.locator('input[type=file]').setInputFiles(await photoFile(page, { side: 400 }));
    await expect(form.locator('img').first()).toHaveAttribute('src', /^data:image/);
    await form.getByRole('button', { name: 'Save' }).click();
    const photo = manager.item(other).locator('img').first();
    await expect(photo).toHaveAttribute('src', /^data:image/);
    await manager.delete(other);
    await manager.button('Undo').click();
    await expect(photo).toHaveAttribute('src', /^data:image/);
    await manager.delete(other);
    await page.getByText('Removed dishes and former prices').click();
    await page.getByRole('button', { name: `Put back: ${other}` }).click();
    await expect(photo).toHaveAttribute('src', /^data:image/);
  });

  await test.step('all her dishes are copied for later days, also the photo', async () => {
    await page.getByRole('heading', { name: 'Plan several dishes at once' }).click();
    const form = page.getByRole('form', { name: 'Plan several dishes at once' });
    await form.getByRole('switch', { name: /^Add copies/ }).click();
    const dishes = form.getByRole('group', { name: 'Dishes' }).getByRole('checkbox');
    for (const dish of await dishes.all()) await dish.check();
    await form.getByLabel(/^From/).fill('2099-01-01');
    await expectNoViolations(page, ['form']);
    await form.getByRole('button', { name: /^Add copies of/ }).click();
    await expect(form.getByText(/dishes copied: From .*2099\.$/)).toBeVisible();
    const copy = page.getByRole('article', { name: other }).filter({ hasText: '2099' });
    await expect(copy.locator('img').first()).toHaveAttribute('src', /^data:image/);
    await form.getByRole('button', { name: 'Undo' }).click();
    await expect(copy).toHaveCount(0);
  });

  await test.step('all prices are raised at once', async () => {
    await page.getByRole('heading', { name: 'Change all prices' }).click();
    const form = page.getByRole('form', { name: 'Change all prices' });
    await form.getByLabel('Percent').fill('10');
    await form.getByRole('button', { name: /^Save/ }).click();
    await expect(form.getByText(/prices changed\.$/)).toBeVisible();
    await guest.open();
    await guest.waitUntilHydrated();
    await expect(guest.addButton('Danish', '9 X 13', '$27.50')).toBeVisible();
    expect(await database.get('menu/Danish')).toMatchObject({ sizes: [{ price: 27.5 }] });
  });
});
