import { expectNoSidewaysScrolling, expectNoViolations } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';

test.describe('a manager', () => {
  test.use({ account: 'manager' });

  test('opens /kitchen; it has no accessibility violation and fits a phone of 320 px', async ({
    guest,
  }) => {
    await guest.open('/kitchen');
    await expect(guest.heading('Kitchen')).toBeVisible();
    await guest.waitUntilHydrated();
    await expectNoViolations(guest.page);
    await guest.page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScrolling(guest.page);
  });

  test('finds the kitchen list from the editor, and the editor from the list', async ({
    guest,
  }) => {
    await guest.open('/menu-editor');
    const main = guest.page.getByRole('main');
    await main.getByRole('link', { name: 'Kitchen' }).click();
    await expect(guest.heading('Kitchen')).toBeVisible();
    await expect(guest.page).toHaveURL(/\/kitchen$/);
    await main.getByRole('link', { name: 'Edit Menu' }).click();
    await expect(guest.heading('New Menu Item')).toBeVisible();
  });
});

test('a visitor who opens /kitchen is asked to log in', async ({ guest }) => {
  await guest.open('/kitchen');
  await expect(guest.page.getByRole('alert')).toContainText('This page is for managers.');
});
