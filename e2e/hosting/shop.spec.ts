import { freshEmail } from '../fixtures/guest';
import { releaseOfAll } from '../releases/releases';
import { expect, test } from './fixtures';

test('a guest orders a meal under the headers of production, in a tab that is two releases behind in every module (cases 22, 28)', async ({
  guest,
  inbox,
  changeReleases,
}) => {
  const email = freshEmail('hosting');
  await guest.open();
  await guest.waitUntilHydrated();
  await guest.add('Key lime pie', '9inch', '$25.00');

  await changeReleases(
    await releaseOfAll(changeReleases, '2'),
    await releaseOfAll(changeReleases, '3'),
  );

  // From here on the tab loads the parts that it has not loaded yet: login, checkout, sending.
  await guest.openCart();
  await guest.signUpFromCart(email);
  await guest.fillDetails({ date: '2031-05-09' });
  await guest.submit();
  expect((await inbox.orderOf(email)).html).toContain('Key lime pie');
});

test('an unknown address shows the shop’s own 404 page, and a kitchen link whose # a mail program has encoded leads to the kitchen list (case 85)', async ({
  guest,
  urls,
  expectedConsole,
}) => {
  expectedConsole.push(/Failed to load resource.*404/);
  const { page } = guest;
  const response = await page.goto(`${urls.shell}/no.such/page.js`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('link', { name: /menu/i }).first()).toBeVisible();
  await guest.waitUntilShellHydrated();

  // The emulator answers 500 to what is too long for the name of a file.
  const order = `order=2.${'A'.repeat(200)}`;
  await page.goto(`${urls.shell}/kitchen%23${order}`);
  await expect(page.getByRole('main')).toContainText('The order in your link is not lost');
  expect(page.url()).toBe(`${urls.shell}/kitchen#${order}`);
});
