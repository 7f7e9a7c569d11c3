import { expectNoViolations } from '../fixtures/accessibility';
import { Guest } from '../fixtures/guest';
import { freshDish, Manager } from '../fixtures/manager';
import { expect, test } from '../fixtures/test';

test.use({ account: 'manager', hasOwnDatabase: true });

test('of two managers who edit one dish, each keeps what only they changed, and neither’s words are replaced unseen; moves of different dishes are both kept', async ({
  guest,
  urls,
  expectedConsole,
}) => {
  // A write that was based on an outdated version is refused and sent again.
  expectedConsole.push(/status of 400/);
  const first = new Manager(guest);
  await first.openEditor();
  const name = await first.add(freshDish('Barley soup'));
  const second = new Manager(new Guest(await guest.page.context().newPage(), urls));
  await second.openEditor();

  for (const manager of [first, second]) await manager.button(`Edit ${name}`).click();
  const description = (manager: Manager) => manager.editForm(name).getByLabel('Description');
  await description(first).fill('With leeks.');
  await first.button('Save').click();
  await expect(first.item(name)).toContainText('With leeks.');

  await test.step('the second manager reads of the change, and keeps what they typed', async () => {
    await description(second).fill('With carrots.');
    await second.price(second.editForm(name), 1).fill('15');
    await second.button('Save').click();
    const alert = second.page.getByRole('alert');
    await expect(alert).toContainText('Not saved: someone else changed this item');
    await expect(alert.locator('..')).toBeFocused();
    await expect(second.editForm(name).getByRole('definition')).toHaveText('With leeks.');
    await expectNoViolations(second.page, ['main form']);
    await expect(description(second)).toHaveValue('With carrots.');
  });

  await test.step('the second manager decides', async () => {
    await second.button('Save').click();
    await expect(second.item(name)).toContainText('With carrots.');
    await expect(second.item(name)).toContainText('$15.00');
  });

  await first.page.reload();
  await expect(first.item(name)).toContainText('With carrots.');
  await first.delete(name);

  await test.step('each manager moves a dish', async () => {
    await second.page.reload();
    await first.button('Move PULLED PORK WITH APPLE SLAW up').click();
    await second.button('Move HONEY GARLIC CHICKEN up').click();
    await expect(first.page.getByText(/is now number 3 of 4/)).toBeAttached();
    await expect(second.page.getByText(/is now number 1 of 4/)).toBeAttached();
    await first.page.reload();
    await expect(first.page.getByRole('article').getByRole('heading', { level: 3 })).toHaveText([
      'HONEY GARLIC CHICKEN',
      'BEEF STROGANOFF',
      'PULLED PORK WITH APPLE SLAW',
      'VEGETABLE LASAGNA',
    ]);
  });
});
