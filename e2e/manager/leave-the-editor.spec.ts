import { Manager } from '../fixtures/manager';
import { expect, test } from '../fixtures/test';

test.use({ account: 'manager' });

test('no unsaved text is lost by a link, Back, a reload or closing the page: it is there again, and the browser asks before leaving where it can (case 49)', async ({
  guest,
}) => {
  const { page } = guest;
  const manager = new Manager(guest);
  const name = manager.newForm.getByLabel('Name');
  const stillHere = page.getByText(/^What you typed is still here/);
  await guest.open();
  await guest.followNavigation('Edit Menu');
  await manager.fillNew('Half a recipe');

  await test.step('after Back and Forward, and after another page, it is there again', async () => {
    await page.goBack();
    await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
    await page.goForward();
    await expect(name).toHaveValue('Half a recipe');
    await guest.followNavigation('Instructions');
    await expect(guest.heading('Cooking Instructions')).toBeVisible();
    await guest.followNavigation('Edit Menu');
    await expect(name).toHaveValue('Half a recipe');
    await expect(stillHere).toBeVisible();
    await manager.button('Cancel the new item').click();
    await expect(stillHere).toBeHidden();
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
    await expect(stillHere).toBeVisible();
  });
});
