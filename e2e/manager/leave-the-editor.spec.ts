import { Manager } from '../fixtures/manager';
import { expect, test } from '../fixtures/test';

test.use({ account: 'manager' });

test('following a link with unsaved text asks first, and staying loses nothing', async ({
  guest,
}) => {
  const manager = new Manager(guest);
  await manager.openEditor();
  await manager.fillNew('Half a recipe');
  const question = guest.page.getByRole('dialog', { name: 'Leave without saving?' });
  await guest.followNavigation('Instructions');
  await manager.button('Stay here').click();
  await expect(question).toBeHidden();
  await expect(guest.page).toHaveURL(/\/menu-editor$/);
  await expect(manager.newForm.getByLabel('Name')).toHaveValue('Half a recipe');

  await guest.followNavigation('Instructions');
  await manager.button('Leave without saving').click();
  await expect(guest.heading('Cooking Instructions')).toBeVisible();
  await guest.followNavigation('Edit Menu');
  await expect(manager.newForm.getByLabel('Name')).toHaveValue('');
});

test('Back loses nothing: the text is there again on Forward', async ({ guest }) => {
  const manager = new Manager(guest);
  await guest.open();
  await guest.followNavigation('Edit Menu');
  await manager.fillNew('Half a recipe');
  await guest.page.goBack();
  await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
  await guest.page.goForward();
  await expect(manager.newForm.getByLabel('Name')).toHaveValue('Half a recipe');
});

test('closing the page makes the browser ask if there is unsaved text, and only then (case 49)', async ({
  guest,
}) => {
  const manager = new Manager(guest);
  await manager.openEditor();
  const asked: string[] = [];
  guest.page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.accept();
  });
  await guest.page.reload();
  expect(asked).toEqual([]);
  await expect(manager.item('BEEF STROGANOFF')).toBeVisible();
  await manager.fillNew('Half a recipe');
  await guest.page.reload();
  expect(asked).toEqual(['beforeunload']);
});
