import { dishOf } from '../fixtures/database';
import { expect, test } from '../fixtures/test';

const HOSTILE = {
  'dish-0': { name: '', sizes: 'many' },
  'dish-10': { name: 7 },
  'dish-5': {
    name: '<img src=x onerror=alert(1)>',
    description: '<script>alert(2)</script>',
    sizes: [
      { label: 'Small', price: NaN },
      { label: 'Large', price: 12.5 },
    ],
  },
  'dish-6': { name: 'x'.repeat(100_000), sizes: [] },
  '!order': { ids: 'mine' },
  odd: {
    ...dishOf('ODD SOUP', 'Quart', 20),
    tags: ['mustard', 'milk'],
    hidden: 'no',
  },
};

test.use({ hasOwnDatabase: true });

test('hostile documents in the menu are skipped or shown as plain text, and every valid dish is there (cases 42, 43)', async ({
  guest,
  database,
  expectedConsole,
}) => {
  expectedConsole.push(/was left out/);
  for (const [id, fields] of Object.entries(HOSTILE)) await database.set(`menu/${id}`, fields);
  let hasDialog = false;
  guest.page.on('dialog', async (dialog) => {
    hasDialog = true;
    await dialog.dismiss();
  });
  await guest.open();
  await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
  await expect(guest.heading('PULLED PORK WITH APPLE SLAW')).toBeVisible();
  await expect(guest.heading('<img src=x onerror=alert(1)>')).toBeVisible();
  await expect(guest.page.getByRole('button', { name: /Add <img.*Large, \$12\.50/ })).toBeEnabled();
  await expect(guest.page.getByRole('button', { name: /Add <img.*Small/ })).toHaveCount(0);
  await expect(guest.page.getByRole('heading', { name: /xxxx/ })).toHaveCount(0);
  await expect(guest.card('ODD SOUP')).toContainText('Contains milk');
  expect(hasDialog).toBe(false);
});
