import { watchConsole } from '../../platform/browser';
import { expect, test } from '../fixtures/test';

test.beforeEach(async ({ stack, expectedConsole }) => {
  await stack.reset();
  expectedConsole.push(
    /Failed to load resource/,
    /ERR_/,
    /\[simmer\/(menu|ordering)\]/,
    /Firestore/,
  );
});
test.afterAll(async ({ stack }) => {
  await stack.reset();
});

test('with the database down the fixed menu can be ordered from, the error is logged, and "Try again" loads the Monthly Menu [51] (case 47)', async ({
  guest,
  stack,
}) => {
  const logged = watchConsole(guest.page);
  await stack.stop('firestore');
  await guest.open();
  await expect(guest.page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(guest.page.getByText('Loading Menu...')).toHaveCount(0);
  expect(logged.some((text) => text.includes('[simmer/menu]'))).toBe(true);
  await guest.add('Key lime pie', '9inch', '$25.00');
  await expect(guest.badge).toHaveText('1');
  await stack.start('firestore');
  await guest.page.getByRole('button', { name: 'Try again' }).click();
  await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
});
