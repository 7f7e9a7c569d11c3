import type { Locator } from '@playwright/test';
import {
  expectNoSidewaysScrolling,
  expectNoViolations,
  markedAsRequired,
  useLargeType,
} from '../fixtures/accessibility';
import { freshDish, Manager } from '../fixtures/manager';
import { expect, test } from '../fixtures/test';

test.use({ account: 'manager' });

test('the editor marks required fields, and is accessible on a phone, without sideways scrolling in any window', async ({
  guest,
}) => {
  const { page } = guest;
  const manager = new Manager(guest);
  await manager.openEditor();
  await manager.openNewForm();
  await manager.button('Edit BEEF STROGANOFF').click();
  const form = manager.editForm('BEEF STROGANOFF');
  for (const one of [manager.newForm, form]) await expectMarks(one);

  await manager.button('Add Item').click();
  await manager.price(form, 1).fill('12abc');
  await manager.button('Save').click();
  await expect(manager.price(form, 1)).toBeFocused();
  for (const width of [1440, 768, 320])
    await test.step(`at ${String(width)} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScrolling(page);
    });
  await expectNoViolations(page);
  await useLargeType(page);
  await expectNoSidewaysScrolling(page);
  await manager.button('Delete VEGETABLE LASAGNA').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page, ['dialog[open]']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

/** Name and description are marked as required, and nothing else. */
async function expectMarks(form: Locator): Promise<void> {
  await expect.poll(() => markedAsRequired(form)).toEqual(['Name', 'Description']);
  const heard = await form.locator('[aria-required="true"]').evaluateAll((controls) =>
    controls.map((control) => {
      const { labels } = control as HTMLInputElement | HTMLTextAreaElement;
      return labels?.[0]?.textContent;
    }),
  );
  expect(heard).toEqual(['Name', 'Description']);
  await expect(form.getByRole('group', { name: 'Sizes (at least one required)' })).toBeVisible();
}

test('a keyboard alone is enough to add, edit, sell out, hide, move and delete a dish', async ({
  guest,
}) => {
  const manager = new Manager(guest);
  await manager.openEditor();
  const { keyboard } = guest.page;
  const name = freshDish('Keyboard cake').toUpperCase();
  await manager.button('Add a dish').focus();
  await keyboard.press('Enter');
  await expect(manager.newForm.getByLabel('Name')).toBeFocused();
  await keyboard.type(name);
  await keyboard.press('Tab');
  await keyboard.type('Layers.');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.type('20');
  await keyboard.press('Enter');
  await expect(manager.item(name)).toContainText('$20.00');

  await manager.button(`Edit ${name}`).focus();
  await keyboard.press('Enter');
  await expect(manager.editForm(name).getByLabel('Name')).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.type(' More layers.');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(manager.button(`Edit ${name}`)).toBeFocused();
  await expect(manager.item(name)).toContainText('More layers.');

  await keyboard.press('Shift+Tab');
  await expect(manager.button(`Move ${name} down`)).toBeFocused();
  await keyboard.press('Shift+Tab');
  await expect(guest.page.getByLabel(`Place of ${name}`)).toBeFocused();
  await keyboard.press('Shift+Tab');
  await expect(manager.button(`Move ${name} up`)).toBeFocused();
  await keyboard.press('Shift+Tab');
  await keyboard.press('Space');
  await expect(guest.page.getByRole('switch', { name: `Hidden: ${name}` })).toBeChecked();
  await keyboard.press('Shift+Tab');
  await keyboard.press('Space');
  await expect(guest.page.getByRole('switch', { name: `Sold out: ${name}` })).toBeChecked();

  for (let press = 0; press < 6; press += 1) await keyboard.press('Tab');
  await expect(manager.button(`Delete ${name}`)).toBeFocused();
  await keyboard.press('Enter');
  await guest.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).focus();
  await keyboard.press('Enter');
  await expect(manager.item(name)).toHaveCount(0);
});
