import { AxeBuilder } from '@axe-core/playwright';
import { freshDish, Manager } from '../fixtures/manager';
import { expect, test } from '../fixtures/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const width of [320, 768, 1440]) {
  test(`the editor with errors, an open form and an open question has no accessibility violation and no sideways scrolling at ${String(width)} px`, async ({
    guest,
  }) => {
    await guest.page.setViewportSize({ width, height: 900 });
    const manager = new Manager(guest);
    await manager.openEditor();
    await manager.button('Add Item').click();
    await manager.button('Edit BEEF STROGANOFF').click();
    const form = manager.editForm('BEEF STROGANOFF');
    await manager.price(form, 1).fill('12abc');
    await manager.button('Save').click();
    await expect(manager.price(form, 1)).toBeFocused();
    const check = async () => {
      const { violations } = await new AxeBuilder({ page: guest.page }).withTags(TAGS).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
      ).toEqual([]);
    };
    await check();
    expect(
      await guest.page.evaluate(() => document.documentElement.scrollWidth),
    ).toBeLessThanOrEqual(width);
    await manager.button('Delete VEGETABLE LASAGNA').click();
    await expect(guest.page.getByRole('dialog')).toBeVisible();
    await check();
  });
}

test('a keyboard alone is enough to add, edit, sell out and delete a dish', async ({ guest }) => {
  const manager = new Manager(guest);
  await manager.openEditor();
  const { keyboard } = guest.page;
  const name = freshDish('Keyboard cake').toUpperCase();
  await manager.newForm.getByLabel('Name').focus();
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
  await keyboard.press('Space');
  await expect(guest.page.getByRole('switch', { name: `Sold out: ${name}` })).toBeChecked();

  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await guest.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).focus();
  await keyboard.press('Enter');
  await expect(manager.item(name)).toHaveCount(0);
});
