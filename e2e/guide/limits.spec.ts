import { Manager } from '../fixtures/manager';
import { site } from '../fixtures/site';
import { expect, test } from '../fixtures/test';
import { draw, isDrawing } from './draw';

test.use({ account: 'manager', deviceScaleFactor: 1.5, hasOwnDatabase: true });
test.skip(() => !isDrawing() || site.ordering.limits !== true, 'Takes a picture of the bakery.');

test('a manager follows the guide: sets how much the bakery can make in a day, and sees what is taken', async ({
  guest,
}) => {
  const { page } = guest;
  const limits = page.getByRole('region', { name: 'Limits' });
  const manager = new Manager(guest);
  await manager.openEditor();
  await manager.button('Limit a dish').click();
  for (const { name } of site.fixedMenu.desserts)
    await limits.getByRole('checkbox', { name }).check();
  await limits.getByLabel('Name').fill('The big oven');
  await limits.getByLabel('Portions per day').fill('12');
  await manager.button('Save').click();
  await limits.getByText('Delivery windows').click();
  await manager.button('Add a window').click();
  await limits.getByLabel('Hours').fill('4 to 6 pm');
  await limits.getByLabel('Orders per day').fill('4');
  await manager.button('Save').click();
  await limits.getByText('Coming days').click();
  await limits.getByText('nothing taken').nth(3).click();
  for (const [name, portions] of [
    ['Mrs. Okafor', '5'],
    ['Ben', '4'],
  ] as const) {
    await limits.getByRole('button', { name: /^Count a phone order/ }).click();
    await limits.getByLabel('Who called').fill(name);
    await limits.getByLabel('Portions of The big oven').fill(portions);
    await limits.getByLabel('Window').selectOption({ index: 1 });
    await manager.button('Count this order').click();
    await expect(manager.button(`Free ${name}`)).toBeVisible();
  }
  await draw(page, 'limits', limits.getByText('Coming days'));
});
