import { freshDish, Manager } from '../fixtures/manager';
import { expect, test } from '../fixtures/test';

test.use({ account: 'manager' });

test('the editor, a dish, the ordering and a question are recorded with the keyboard', async ({
  guest,
  recorder,
}) => {
  const { page } = guest;
  const editor = page.locator('[data-module="editor-mfe"]');
  const cancel = editor.locator('button[type="submit"] + button');
  const manager = new Manager(guest);
  await manager.openEditor();
  await recorder.lookAround(page, 'the editor');
  await recorder.tabThrough(page);
  await editor.locator('article button:has(+ [data-delete])').first().click();
  await recorder.lookAround(page, 'a dish');
  await cancel.last().click();
  await editor.locator('section > div:has(h2[tabindex="-1"]) > button:not([role])').first().click();
  await recorder.lookAround(page, 'the ordering');
  await cancel.first().click();
  await editor.locator('[data-delete]').first().click();
  await page.keyboard.press('Escape');
});

test('the editor is recorded with every action twice and with two dishes', async ({ guest }) => {
  const { page } = guest;
  const manager = new Manager(guest);
  await manager.openEditor();
  const dishes: string[] = [];
  for (const dish of ['Oxtail soup', 'Barley soup']) {
    dishes.push(await manager.add(freshDish(dish)));
    // The form closes just after that.
    await expect(manager.button('Add a dish')).toBeVisible();
  }
  for (const dish of dishes) {
    const soldOut = page.getByRole('switch', { name: `Sold out: ${dish}` });
    for (const isOn of [true, false, true]) {
      await soldOut.click();
      await expect(soldOut).toBeChecked({ checked: isOn });
    }
    for (const way of ['up', 'up', 'down']) await manager.button(`Move ${dish} ${way}`).click();
  }
  for (const dish of dishes) await manager.delete(dish);
});
