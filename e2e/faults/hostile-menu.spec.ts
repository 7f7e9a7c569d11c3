import { expect, test } from '../fixtures/test';

const HOSTILE: Record<string, unknown> = {
  'dish-0': { name: { stringValue: '' }, sizes: { stringValue: 'many' } },
  'dish-10': { name: { integerValue: '7' } },
  'dish-5': {
    name: { stringValue: '<img src=x onerror=alert(1)>' },
    description: { stringValue: '<script>alert(2)</script>' },
    sizes: {
      arrayValue: {
        values: [
          {
            mapValue: {
              fields: { label: { stringValue: 'Small' }, price: { doubleValue: 'NaN' } },
            },
          },
          {
            mapValue: { fields: { label: { stringValue: 'Large' }, price: { doubleValue: 12.5 } } },
          },
        ],
      },
    },
  },
  'dish-6': { name: { stringValue: 'x'.repeat(100_000) }, sizes: { arrayValue: {} } },
};

test.beforeEach(async ({ stack, urls }) => {
  await stack.reset();
  for (const [id, fields] of Object.entries(HOSTILE)) {
    const answer = await fetch(
      `${urls.firestore}/v1/projects/demo-simmer/databases/(default)/documents/menu/${id}`,
      {
        method: 'PATCH',
        headers: { Authorization: 'Bearer owner' },
        body: JSON.stringify({ fields }),
      },
    );
    expect(answer.ok).toBe(true);
  }
});
test.afterAll(async ({ stack }) => {
  await stack.reset();
});

test('hostile documents in the menu are left out or shown as plain words; every good dish is there', async ({
  guest,
  expectedConsole,
}) => {
  expectedConsole.push(/was left out/);
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
  expect(hasDialog).toBe(false);
});
