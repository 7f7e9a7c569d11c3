import { DEMO_GUEST } from '../fixtures/guest';
import { expect, test } from '../fixtures/test';

test.beforeEach(async ({ stack, expectedConsole }) => {
  await stack.reset();
  expectedConsole.push(/Failed to load resource/, /ERR_/, /\[simmer\/(menu|auth)\]/, /Firestore/);
});
test.afterAll(async ({ stack }) => {
  await stack.reset();
});

test('with the database away the fixed menu sells on, the failure is logged, and "Try again" loads the Monthly Menu [51]', async ({
  guest,
  stack,
}) => {
  const logged: string[] = [];
  guest.page.on('console', (message) => logged.push(message.text()));
  await stack.stop('firestore');
  await guest.open();
  await expect(guest.page.getByRole('button', { name: 'Try again' })).toBeVisible({
    timeout: 15_000,
  });
  await expect(guest.page.getByText('Loading Menu...')).toHaveCount(0);
  expect(logged.some((text) => text.includes('[simmer/menu]'))).toBe(true);
  await guest.add('Key lime pie', '9inch', '$25.00');
  await expect(guest.badge).toHaveText('1');
  await stack.start('firestore');
  await guest.page.getByRole('button', { name: 'Try again' }).click();
  await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
});

test('a database that is silent is given up within ten seconds', async ({ guest, stack }) => {
  await stack.pause('firestore');
  await guest.open();
  await expect(guest.page.getByText('Loading Menu...')).toBeVisible();
  await expect(guest.page.getByRole('button', { name: 'Try again' })).toBeVisible({
    timeout: 15_000,
  });
  await stack.resume('firestore');
  await guest.page.getByRole('button', { name: 'Try again' }).click();
  await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
});

test('with the accounts away the menu and the cart work, and the login says why it cannot', async ({
  guest,
  stack,
}) => {
  await stack.stop('auth');
  await guest.open();
  await guest.add('Key lime pie', '9inch', '$25.00');
  await expect(guest.badge).toHaveText('1');
  await guest.followNavigation('Login');
  await guest.logIn(DEMO_GUEST.email, DEMO_GUEST.password);
  await expect(guest.page.getByText(/^Login failed: /)).toBeVisible({ timeout: 20_000 });
  await expect(guest.page.getByLabel('Email')).toHaveValue(DEMO_GUEST.email);
  await stack.start('auth');
  await guest.logIn(DEMO_GUEST.email, DEMO_GUEST.password);
  await expect(guest.page.getByText('Login successful!').first()).toBeVisible();
});
