import { freshDish, Manager } from '../fixtures/manager';
import { refuse } from '../fixtures/network';
import { expect, test } from '../fixtures/test';

const LIMIT_MS = 10_000;

test.use({ account: 'manager' });

test('while the database hangs or refuses, a manager reads "Not saved" within ten seconds, and saves without loss once it is back [194] [195] (case 49)', async ({
  guest,
  urls,
  expectedConsole,
}) => {
  expectedConsole.push(/Failed to load resource/, /ERR_/, /\[simmer\/(editor|menu)\]/, /Firestore/);
  const { page } = guest;
  const manager = new Manager(guest);
  const database = `${urls.firestore}/**`;
  await page.clock.install();
  await manager.openEditor();
  const stew = await manager.add(freshDish('Unlucky stew'));
  const pie = freshDish('Unlucky pie');

  await test.step('the database refuses a "Sold out" and a deletion', async () => {
    const restore = await refuse(page, urls.firestore);
    // A write that is sent only after the refusal would be carried out.
    const refused = () =>
      page.waitForEvent('requestfailed', (request) => request.url().startsWith(urls.firestore));
    const soldOut = page.getByRole('switch', { name: `Sold out: ${stew}` });
    let write = refused();
    await soldOut.click();
    await write;
    await page.clock.fastForward(LIMIT_MS);
    await expect(manager.item(stew).getByRole('alert')).toContainText('Not saved');
    await expect(soldOut).not.toBeChecked();
    await manager.button(`Delete ${stew}`).click();
    write = refused();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await write;
    await page.clock.fastForward(LIMIT_MS);
    await expect(manager.item(stew).getByRole('alert')).toContainText('Not deleted');
    await restore();
  });

  await manager.button(`Edit ${stew}`).click();
  const form = manager.editForm(stew);
  await form.getByLabel('Description').fill('With a secret.');
  await manager.fillNew(pie);
  // The write arrives, but its answer is lost.
  await page.route(database, async (route) => void (await route.fetch({ maxRetries: 2 })));
  for (const [button, alerts] of [
    ['Save', form],
    ['Add Item', manager.newForm],
  ] as const) {
    const sent = page.waitForRequest(database);
    await manager.button(button).click();
    await sent;
    await page.clock.fastForward(LIMIT_MS);
    await expect(alerts.getByRole('alert')).toContainText('Not saved');
  }
  await expect(form.getByLabel('Description')).toHaveValue('With a secret.');
  await expect(manager.newForm.getByLabel('Name')).toHaveValue(pie);

  await page.unroute(database);
  await manager.button('Save').click();
  await expect(manager.item(stew)).toContainText('With a secret.');
  await manager.button('Add Item').click();
  await expect(manager.item(pie.toUpperCase())).toHaveCount(1);

  // The reload shows what the database has, not what the page assumes.
  await page.reload();
  await expect(manager.item(stew)).toContainText('With a secret.');
  await expect(manager.item(pie.toUpperCase())).toHaveCount(1);
  await manager.delete(stew);
  await manager.delete(pie.toUpperCase());
});
