import { freshEmail } from '../fixtures/guest';
import { otherRelease, releaseOfAll } from '../releases/releases';
import { expect, test } from './fixtures';

const CANARY_TEXT = 'Pies of the canary.';

test.describe.configure({ mode: 'serial' });

test('a guest orders a meal under the headers of production, in a tab that is two releases of every module old (cases 22, 28)', async ({
  guest,
  inbox,
  changeReleases,
}) => {
  const email = freshEmail('hosting');
  await guest.open();
  await guest.waitUntilHydrated();
  await guest.add('Key lime pie', '9inch', '$25.00');

  const version = await otherRelease(changeReleases, 'menu-mfe', CANARY_TEXT);
  await changeReleases(
    await releaseOfAll(changeReleases, '2'),
    await releaseOfAll(changeReleases, '3'),
    // For the next test, because the emulator takes long to start.
    { action: 'canary', module: 'menu-mfe', version, share: 99 },
  );

  // From here on the tab loads the parts that it has not loaded yet: login, checkout, sending.
  await guest.openCart();
  await guest.signUpFromCart(email);
  await guest.fillDetails({ date: '2031-05-09' });
  await guest.submit();
  expect((await inbox.orderOf(email)).html).toContain('Key lime pie');
});

test('a visitor of a canary gets it at the usual address, and after its end, also on the way there, what is live for everybody', async ({
  guest,
  urls,
  changeReleases,
}) => {
  await guest.page.addInitScript(() => {
    // One of the 99 % who do not get the canary.
    localStorage.setItem('simmer-canary', '0.5');
  });
  await guest.open('/?from=mail#soup');
  await guest.waitUntilHydrated();
  await expect(guest.page.getByText(CANARY_TEXT)).toBeVisible();
  expect(guest.page.url()).toBe(`${urls.shell}/?from=mail#soup`);

  await changeReleases({ action: 'rollback', module: 'menu-mfe' });
  await guest.page.goto(`${urls.shell}/canary/menu-mfe#soup`);
  await guest.page.waitForURL(`${urls.shell}/#soup`);
  await guest.waitUntilHydrated();
  await expect(guest.page.getByText(CANARY_TEXT)).toHaveCount(0);
});

test('a page that does not exist is the shop’s own 404 page, and a kitchen link whose # a mail program encoded leads to the kitchen list (case 85)', async ({
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
