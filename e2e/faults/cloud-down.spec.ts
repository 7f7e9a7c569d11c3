import { watchConsole } from '../../platform/browser';
import { DEMO_GUEST } from '../fixtures/guest';
import { isMonthlyMenu, refuse } from '../fixtures/network';
import { expect, test } from '../fixtures/test';

test('with the database and the accounts down, the page stops waiting within ten seconds, the fixed menu takes orders, and a later try works again [51] (cases 47, 68)', async ({
  guest,
  urls,
  expectedConsole,
}) => {
  // The clock also runs ahead for a part of the page that is still being fetched.
  expectedConsole.push(/Failed to load resource/, /ERR_/, /Firestore/);
  expectedConsole.push(/\[simmer\/(home|menu|ordering|auth)\]/);
  const { page } = guest;
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  const logged = watchConsole(page);
  const database = `${urls.firestore}/**`;
  await page.clock.install();
  await page.route(database, () => undefined);
  const restoreAccounts = await refuse(page, urls.auth);

  await test.step('the page waits for a database that does not answer', async () => {
    const asked = page.waitForRequest(isMonthlyMenu);
    await guest.open();
    await asked;
    await guest.waitUntilHydrated();
    await page.clock.runFor(11_000);
    await expect(tryAgain).toBeVisible();
    await page.unroute(database);
  });

  await test.step('a database that refuses stops no guest', async () => {
    const restore = await refuse(page, urls.firestore);
    const asked = page.waitForRequest(isMonthlyMenu);
    await tryAgain.click();
    await asked;
    await expect(tryAgain).toBeVisible();
    await expect(page.getByText('Loading Menu...')).toHaveCount(0);
    expect(logged.some((text) => text.includes('[simmer/menu]'))).toBe(true);
    await guest.add('Key lime pie', '9inch', '$25.00');
    await expect(guest.badge).toHaveText('1');
    await restore();
    await tryAgain.click();
    await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
  });

  await test.step('the login fails because the accounts refuse, and says so', async () => {
    await guest.followNavigation('Login');
    await guest.logIn(DEMO_GUEST.email, DEMO_GUEST.password);
    await expect(page.getByText(/^Login failed: /)).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(DEMO_GUEST.email);
    await restoreAccounts();
    await guest.logIn(DEMO_GUEST.email, DEMO_GUEST.password);
    await expect(page.getByText('Login successful!').first()).toBeVisible();
  });
});
