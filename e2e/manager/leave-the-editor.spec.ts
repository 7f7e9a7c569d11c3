import { Manager } from '../fixtures/manager';
import { expect, test } from '../fixtures/test';

test.use({ account: 'manager' });

test('no unsaved text is lost by a link, by Back, by a reload or by closing the page: the page or the browser asks, or it is there again (case 49)', async ({
  guest,
}) => {
  const { page } = guest;
  const manager = new Manager(guest);
  const name = manager.newForm.getByLabel('Name');
  await guest.open();
  await guest.followNavigation('Edit Menu');
  await manager.fillNew('Half a recipe');

  await test.step('Back asks nothing: the text is there again on Forward', async () => {
    await page.goBack();
    await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
    await page.goForward();
    await expect(name).toHaveValue('Half a recipe');
  });

  await test.step('a link asks; staying loses nothing, leaving discards', async () => {
    await guest.followNavigation('Instructions');
    await manager.button('Stay here').click();
    await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeHidden();
    await expect(page).toHaveURL(/\/menu-editor$/);
    await expect(name).toHaveValue('Half a recipe');
    await guest.followNavigation('Instructions');
    await manager.button('Leave without saving').click();
    await expect(guest.heading('Cooking Instructions')).toBeVisible();
    await guest.followNavigation('Edit Menu');
    await manager.openNewForm();
    await expect(name).toHaveValue('');
  });

  await test.step('closing the page makes the browser ask, and only if there is unsaved text', async () => {
    const asked: string[] = [];
    page.on('dialog', async (dialog) => {
      asked.push(dialog.type());
      await dialog.accept();
    });
    await page.reload();
    expect(asked).toEqual([]);
    await expect(manager.item('BEEF STROGANOFF')).toBeVisible();
    await manager.fillNew('Half a recipe');
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
    // Browsers on iOS do not even ask.
    await expect(name).toHaveValue('Half a recipe');
    await expect(page.getByText(/^What you typed is still here/)).toBeVisible();
  });
});
