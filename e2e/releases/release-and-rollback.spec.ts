import { expect, test } from '../fixtures/test';
import { otherRelease, TEXTS } from './releases';

test('a released module is what the next visit sees, and after a rollback the one before it (case 25)', async ({
  guest,
  stack,
}) => {
  await guest.open();
  await expect(guest.page.getByText(TEXTS['menu-mfe'])).toBeVisible();

  const version = await otherRelease(stack, 'menu-mfe', 'Pies and pans for the week.');
  await stack.releases({ action: 'release', module: 'menu-mfe', version });
  await guest.open();
  await guest.waitUntilHydrated();
  await expect(guest.page.getByText('Pies and pans for the week.')).toBeVisible();

  await stack.releases({ action: 'rollback', module: 'menu-mfe' });
  await guest.open();
  await guest.waitUntilHydrated();
  await expect(guest.page.getByText(TEXTS['menu-mfe'])).toBeVisible();
});
