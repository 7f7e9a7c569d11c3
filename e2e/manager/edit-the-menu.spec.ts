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
  // With Playwright's clock, the gate would never see the page at rest.
  await page.evaluate(() => {
    const later = Date.now() + 90_000;
    Date.now = () => later;
  });
  await setVisibility('visible');
}

test(
  'a manager adds, edits, sells out and deletes a dish, and a guest who returns to the tab sees each change [6] [185] [186] [188] [189] [190] [191] [192] [193] [194] [196]',
  FOR_ANY_BUSINESS,
  async ({ guest, secondGuest }) => {
    const { page } = guest;
    const manager = new Manager(guest);
    await secondGuest.open();
    await expect(secondGuest.heading(monthlyDish(0).name)).toBeVisible();
    await guest.open();
    await guest.followNavigation('Edit Menu');
    await expect(manager.item(monthlyDish(0).name)).toBeVisible();
    const typed = freshDish('Oxtail soup');
    const name = typed.toUpperCase();

    await test.step('reads what is missing, and nothing is stored meanwhile', async () => {
      await manager.openNewForm();
      await manager.button('Add Item').click();
      await expect(manager.newForm.getByLabel('Name')).toBeFocused();
      await expect(page.getByText('Enter a description.')).toBeVisible();
      await manager.fillNew(typed, 'Slow and dark.', '12abc');
      await manager.button('Add Item').click();
      const price = manager.price(manager.newForm, 1);
      await expect(price).toBeFocused();
      await expect(price).toHaveAttribute('aria-invalid', 'true');
      await expect(price).toHaveValue('12abc');
      await expect(manager.item(name)).toHaveCount(0);
    });

    await test.step('adds the dish, with one of the two sizes', async () => {
      await expect(manager.newForm.getByRole('group', { name: /^Size \d$/ })).toHaveCount(2);
      await manager.price(manager.newForm, 1).fill('12,50');
      await manager.button('Add Item').click();
      await expect(manager.item(name)).toContainText('$12.50');
      await expect(page.getByText(`${name} is now on the menu.`)).toBeVisible();
      // The form closes just after that.
      await expect(manager.button('Add a dish')).toBeVisible();
      await manager.openNewForm();
      await expect(manager.price(manager.newForm, 1)).toHaveValue('');
      await returnToTab(secondGuest.page);
      await expect(secondGuest.addButton(name, 'Small', '$12.50')).toBeVisible();
      await expect(
        secondGuest.page.getByRole('button', { name: `Add ${name}, Large` }),
      ).toHaveCount(0);
    });

    await test.step('sees it on the home page without a reload', async () => {
      await page.evaluate(() => {
        document.body.dataset.untouched = 'yes';
      });
      await page.getByRole('link', { name: 'Back to Menu' }).click();
      await expect(guest.addButton(name, 'Small', '$12.50')).toBeVisible();
      expect(await page.evaluate(() => document.body.dataset.untouched)).toBe('yes');
      await guest.followNavigation('Edit Menu');
    });

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
      await page.keyboard.type('Family pot');
      await manager.price(form, 2).fill('40');
      await manager.button('Save').click();
      await expect(manager.item(name)).toContainText('$40.00');
      await returnToTab(secondGuest.page);
      await expect(secondGuest.addButton(name, 'Small', '$14.00')).toBeVisible();
      await expect(secondGuest.card(name)).toContainText('feeds 2');
      await expect(secondGuest.addButton(name, 'Family pot', '$40.00')).toBeVisible();
    });

    await test.step('marks it as sold out', async () => {
      await page.getByRole('switch', { name: `Sold out: ${name}` }).click();
      await expect(page.getByRole('switch', { name: `Sold out: ${name}` })).toBeChecked();
      await returnToTab(secondGuest.page);
      await expect(secondGuest.card(name).getByText('Sold out').first()).toBeVisible();
      await expect(secondGuest.card(name).getByRole('button', { disabled: false })).toHaveCount(0);
    });

    await test.step('keeps it after answering no, and deletes it after yes', async () => {
      await manager.button(`Delete ${name}`).click();
      await expect(
        page.getByRole('dialog', { name: 'Are you sure you want to delete this item?' }),
      ).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(manager.button(`Delete ${name}`)).toBeFocused();
      await manager.delete(name);
      await returnToTab(secondGuest.page);
      await expect(secondGuest.heading(name)).toHaveCount(0);
    });
  },
);
