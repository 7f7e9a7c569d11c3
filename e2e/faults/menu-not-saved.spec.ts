import { Manager } from '../fixtures/manager';
import { expect, test } from '../fixtures/test';

test.beforeEach(async ({ stack, expectedConsole }) => {
  await stack.reset();
  expectedConsole.push(/Failed to load resource/, /ERR_/, /\[simmer\/(editor|menu)\]/, /Firestore/);
});
test.afterAll(async ({ stack }) => {
  await stack.reset();
});

for (const { how, away, back } of [
  { how: 'refuses connections', away: 'stop', back: 'start' },
  { how: 'is silent', away: 'pause', back: 'resume' },
] as const) {
  test(`while the database ${how} a manager is told "not saved" within ten seconds, keeps every word, and saves once it is back [195]`, async ({
    guest,
    stack,
  }) => {
    test.slow();
    const manager = new Manager(guest);
    await manager.openEditor();
    await manager.button('Edit BEEF STROGANOFF').click();
    const form = manager.editForm('BEEF STROGANOFF');
    await form.getByLabel('Description').fill('With a secret.');
    await manager.fillNew('Unlucky pie');

    await stack[away]('firestore');
    await manager.button('Save').click();
    await expect(form.getByRole('alert')).toContainText('Not saved', { timeout: 11_000 });
    await expect(form.getByLabel('Description')).toHaveValue('With a secret.');
    await manager.button('Add Item').click();
    await expect(manager.newForm.getByRole('alert')).toContainText('Not saved', {
      timeout: 11_000,
    });
    await expect(manager.newForm.getByLabel('Name')).toHaveValue('Unlucky pie');

    await stack[back]('firestore');
    await manager.button('Save').click();
    await expect(manager.item('BEEF STROGANOFF')).toContainText('With a secret.');
    await manager.button('Add Item').click();
    await expect(manager.item('UNLUCKY PIE')).toHaveCount(1);

    // What the database has, not what the page believes; the silent one may have got the first try as well.
    await guest.page.reload();
    await expect(manager.item('BEEF STROGANOFF')).toContainText('With a secret.');
    await expect(manager.item('UNLUCKY PIE')).toHaveCount(1);
  });
}

test('a deletion and a switch that do not reach the database change nothing on the page [194] [195]', async ({
  guest,
  stack,
}) => {
  const manager = new Manager(guest);
  await manager.openEditor();
  await stack.stop('firestore');
  await guest.page.getByRole('switch', { name: 'Sold out: VEGETABLE LASAGNA' }).click();
  const lasagna = manager.item('VEGETABLE LASAGNA');
  await expect(lasagna.getByRole('alert')).toContainText('Not saved', { timeout: 11_000 });
  await expect(
    guest.page.getByRole('switch', { name: 'Sold out: VEGETABLE LASAGNA' }),
  ).not.toBeChecked();
  await manager.button('Delete VEGETABLE LASAGNA').click();
  await guest.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(lasagna.getByRole('alert')).toContainText('Not deleted', { timeout: 11_000 });
  await stack.start('firestore');
  await manager.delete('VEGETABLE LASAGNA');
});

test('a document that guests never see is shown to the manager with its fault, and can be cleared away', async ({
  guest,
  urls,
  expectedConsole,
}) => {
  const answer = await fetch(
    `${urls.firestore}/v1/projects/demo-simmer/databases/(default)/documents/menu/dish-9`,
    {
      method: 'PATCH',
      headers: { Authorization: 'Bearer owner' },
      body: JSON.stringify({ fields: { name: { stringValue: 'HALF A DISH' } } }),
    },
  );
  expect(answer.ok).toBe(true);
  expectedConsole.push(/was left out/);
  const manager = new Manager(guest);
  await manager.openEditor();
  await expect(manager.item('HALF A DISH cannot be shown')).toContainText('sizes is missing');
  await manager.button('Delete HALF A DISH').click();
  await guest.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(manager.item('HALF A DISH cannot be shown')).toHaveCount(0);
});
