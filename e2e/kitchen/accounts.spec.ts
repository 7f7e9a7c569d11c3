import { readFile } from 'node:fs/promises';
import { expectNoSidewaysScrolling, expectNoViolations } from '../fixtures/accessibility';
import { gusOrder, longOrder, openWithOrders } from '../fixtures/kitchen-orders';
import { printed } from '../fixtures/printed';
import { expect, test } from '../fixtures/test';

test.use({ account: 'manager' });

test('the owner sees what a month sold, prints it, saves it for a spreadsheet, and goes back to the orders', async ({
  guest,
}) => {
  const { page } = guest;
  await guest.open('/kitchen');
  await openWithOrders(page, [
    gusOrder,
    longOrder,
    { ...gusOrder, reference: '3EX-BBB', date: '2031-04-02' },
  ]);
  await page.getByRole('link', { name: 'Accounts' }).click();
  await expect(guest.heading('Accounts')).toBeFocused();
  await expect(page.getByText('May 2031: 2 orders · 12 dishes · $170.00')).toBeVisible();
  await expectNoViolations(page, ['main']);
  for (const width of [1440, 768, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScrolling(page);
  }
  expect((await printed(page)).every(({ hasText }) => hasText)).toBe(true);

  await page.getByLabel('Month').selectOption('All months');
  await expectNoViolations(page, ['main']);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'A row per dish' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('dishes-all.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFF"Day",')).toBe(true);
  expect(text.trimEnd().split('\r\n')).toHaveLength(1 + 2 + 9 + 2);

  await page.goBack();
  await expect(page.getByRole('article', { name: 'Gus Guest' })).toHaveCount(2);
});
