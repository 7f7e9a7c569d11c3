import { Manager } from '../fixtures/manager';
import { test } from '../fixtures/test';

test.use({ account: 'manager' });

test('the editor, a dish, the ordering and a question, with the keyboard', async ({
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
