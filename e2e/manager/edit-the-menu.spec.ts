import type { Page } from '@playwright/test';
import { freshDish, Manager } from '../fixtures/manager';
import { monthlyDish } from '../fixtures/site';
import { expect, FOR_ANY_BUSINESS, test } from '../fixtures/test';

test.use({ account: 'manager' });

/** Hides the tab, then shows it again. */
async function returnToTab(page: Page): Promise<void> {
  const setVisibility = (state: 'hidden' | 'visible') =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', {
        configurable: true,
        get: () => visibility,
      });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await setVisibility('hidden');
  await page.clock.fastForward('01:30');
  await setVisibility('visible');
}

test(
  'a manager adds, edits, sells out and deletes a dish, and a guest sees each change on returning to the tab [6] [185] [186] [190] [191] [192] [193] [194]',
  FOR_ANY_BUSINESS,
  async ({ guest, secondGuest }) => {
    test.slow();
    const manager = new Manager(guest);
    await secondGuest.page.clock.install();
    await secondGuest.open();
    await expect(secondGuest.heading(monthlyDish(0).name)).toBeVisible();
    await manager.openEditor();
    const typed = freshDish('Oxtail soup');

    await test.step('adds it, with one of the two sizes', async () => {
      await expect(manager.newForm.getByRole('group', { name: /^Size \d$/ })).toHaveCount(2);
      await manager.fillNew(typed, 'Slow and dark.', '12,50');
      await manager.button('Add Item').click();
    });
    const name = typed.toUpperCase();
    await expect(manager.item(name)).toContainText('$12.50');
    await expect(guest.page.getByText(`${name} is now on the menu.`)).toBeVisible();
    await expect(manager.price(manager.newForm, 1)).toBeVisible();
    await expect(manager.price(manager.newForm, 1)).toHaveValue('');
    await returnToTab(secondGuest.page);
    await expect(secondGuest.addButton(name, 'Small', '$12.50')).toBeVisible();
    await expect(secondGuest.page.getByRole('button', { name: `Add ${name}, Large` })).toHaveCount(
      0,
    );

    await test.step('cancels an edit', async () => {
      await manager.button(`Edit ${name}`).click();
      await manager.editForm(name).getByLabel('Description').fill('Thin.');
      await manager.button('Cancel').click();
      await expect(manager.item(name)).toContainText('Slow and dark.');
    });

    await test.step('edits price, feeds and sizes', async () => {
      await manager.button(`Edit ${name}`).click();
      const form = manager.editForm(name);
      await manager.price(form, 1).fill('14');
      await form.getByLabel('Feeds').fill('feeds 2');
      await form.getByRole('button', { name: 'Add a size' }).click();
      await guest.page.keyboard.type('Family pot');
      await manager.price(form, 2).fill('40');
      await manager.button('Save').click();
      await expect(manager.item(name)).toContainText('$40.00');
    });
    await returnToTab(secondGuest.page);
    await expect(secondGuest.addButton(name, 'Small', '$14.00')).toBeVisible();
    await expect(secondGuest.card(name)).toContainText('feeds 2');
    await expect(secondGuest.addButton(name, 'Family pot', '$40.00')).toBeVisible();

    await test.step('sells it out', async () => {
      await guest.page.getByRole('switch', { name: `Sold out: ${name}` }).click();
      await expect(guest.page.getByRole('switch', { name: `Sold out: ${name}` })).toBeChecked();
    });
    await returnToTab(secondGuest.page);
    await expect(secondGuest.card(name).getByText('Sold out').first()).toBeVisible();
    await expect(secondGuest.card(name).getByRole('button', { disabled: false })).toHaveCount(0);

    await test.step('keeps it after a no, deletes it after a yes', async () => {
      await manager.button(`Delete ${name}`).click();
      await expect(
        guest.page.getByRole('dialog', { name: 'Are you sure you want to delete this item?' }),
      ).toBeVisible();
      await guest.page.keyboard.press('Escape');
      await expect(manager.button(`Delete ${name}`)).toBeFocused();
      await manager.delete(name);
    });
    await returnToTab(secondGuest.page);
    await expect(secondGuest.heading(name)).toHaveCount(0);
  },
);

test('a saved dish is on the home page without a reload [192] [196]', async ({ guest }) => {
  const manager = new Manager(guest);
  await guest.open();
  await expect(guest.heading(monthlyDish(0).name)).toBeVisible();
  await guest.followNavigation('Edit Menu');
  await expect(manager.item(monthlyDish(0).name)).toBeVisible();
  const name = await manager.add(freshDish('Lentil stew'));
  await guest.page.evaluate(() => {
    document.body.dataset.untouched = 'yes';
  });
  await guest.page.getByRole('link', { name: 'Back to Menu' }).click();
  await expect(guest.addButton(name, 'Small', '$12.50')).toBeVisible();
  expect(await guest.page.evaluate(() => document.body.dataset.untouched)).toBe('yes');
  await guest.followNavigation('Edit Menu');
  await manager.delete(name);
});

test('an item with a missing field or an invalid price is never sent, and each problem has a message [188] [189]', async ({
  guest,
  urls,
}) => {
  const manager = new Manager(guest);
  await manager.openEditor();
  const writes: string[] = [];
  guest.page.on('request', (request) => {
    if (request.url().startsWith(urls.firestore) && request.url().includes(':commit')) {
      writes.push(request.url());
    }
  });
  await manager.button('Add Item').click();
  await expect(manager.newForm.getByLabel('Name')).toBeFocused();
  await expect(guest.page.getByText('Enter a description.')).toBeVisible();
  await manager.fillNew('Never stored');
  for (const wrong of ['12abc', '1.2.3', '1e3', '-1', '12.345', '10000.01']) {
    await manager.price(manager.newForm, 1).fill(wrong);
    await manager.button('Add Item').click();
    await expect(manager.price(manager.newForm, 1)).toBeFocused();
    await expect(manager.price(manager.newForm, 1)).toHaveAttribute('aria-invalid', 'true');
    await expect(manager.price(manager.newForm, 1)).toHaveValue(wrong);
  }
  expect(writes).toEqual([]);
});
