import { watchConsole } from '../../platform/browser';
import { DEMO_GUEST } from '../fixtures/guest';
import { isMonthlyMenu, refuse } from '../fixtures/network';
import { expect, test } from '../fixtures/test';

test.beforeEach(async ({ expectedConsole }) => {
  expectedConsole.push(
    /Failed to load resource/,
    /ERR_/,
    /\[simmer\/(menu|ordering|auth)\]/,
    /Firestore/,
  );
});

test('the page stops waiting for a database that does not respond within ten seconds (case 47)', async ({
  guest,
  urls,
  expectedConsole,
}) => {
  // The clock also runs ahead for a part of the page that is still being fetched.
  expectedConsole.push(/\[simmer\/home\]/);
  const { page } = guest;
  const database = `${urls.firestore}/**`;
  await page.clock.install();
  await page.route(database, () => undefined);
  const asked = page.waitForRequest(isMonthlyMenu);
  await guest.open();
  await asked;
  await guest.waitUntilHydrated();
  await expect(page.getByText('Loading Menu...')).toBeVisible();
  await page.clock.runFor(11_000);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute(database);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
});

test('with the database down the fixed menu can be ordered from, the error is logged, and "Try again" loads the Monthly Menu [51] (case 47)', async ({
  guest,
  urls,
}) => {
  const logged = watchConsole(guest.page);
  const restore = await refuse(guest.page, urls.firestore);
  await guest.open();
  await expect(guest.page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(guest.page.getByText('Loading Menu...')).toHaveCount(0);
  expect(logged.some((text) => text.includes('[simmer/menu]'))).toBe(true);
  await guest.add('Key lime pie', '9inch', '$25.00');
  await expect(guest.badge).toHaveText('1');
  await restore();
  await guest.page.getByRole('button', { name: 'Try again' }).click();
  await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
});

test('with the account service down the menu and the cart work, and the login says why it fails (case 68)', async ({
  guest,
  urls,
}) => {
  const restore = await refuse(guest.page, urls.auth);
  await guest.open();
  await guest.add('Key lime pie', '9inch', '$25.00');
  await expect(guest.badge).toHaveText('1');
  await guest.followNavigation('Login');
  await guest.logIn(DEMO_GUEST.email, DEMO_GUEST.password);
  await expect(guest.page.getByText(/^Login failed: /)).toBeVisible();
  await expect(guest.page.getByLabel('Email')).toHaveValue(DEMO_GUEST.email);
  await restore();
  await guest.logIn(DEMO_GUEST.email, DEMO_GUEST.password);
  await expect(guest.page.getByText('Login successful!').first()).toBeVisible();
});
