import { expect, test } from '../fixtures/test';

test('a page whose configuration lacks the Venmo handle says which field is missing', async ({
  guest,
  expectedConsole,
}) => {
  expectedConsole.push(/\[simmer\/config\].*venmo\.handle/);
  // A document that the test answers itself is not of this machine, and may not fetch ahead from it.
  expectedConsole.push(/`loopback` address space/, /ERR_FAILED/);
  await guest.page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') {
      await route.continue();
      return;
    }
    const response = await route.fetch();
    const html = (await response.text()).replace('"handle":"@simmer-kitchen",', '');
    await route.fulfill({ response, body: html });
  });
  await guest.open();
  await expect(guest.page.getByRole('alert')).toContainText('venmo.handle is missing');
});
