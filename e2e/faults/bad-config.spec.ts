import { expect, test } from '../fixtures/test';
import { site } from '../fixtures/site';

test('a page whose configuration lacks the Venmo handle says which field is missing', async ({
  guest,
  expectedConsole,
}) => {
  expectedConsole.push(/\[simmer\/config\].*venmo\.handle/);
  // Chromium does not treat a document that the test fulfills as local, so it blocks preloads from this machine.
  expectedConsole.push(/`loopback` address space/, /ERR_FAILED/);
  await guest.page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') {
      await route.continue();
      return;
    }
    const response = await route.fetch();
    const html = (await response.text()).replace(`"handle":"${site.venmo.handle}",`, '');
    await route.fulfill({ response, body: html });
  });
  await guest.open();
  await expect(guest.page.getByRole('alert')).toContainText('venmo.handle is missing');
});
