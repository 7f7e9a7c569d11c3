import { waitUntilKept } from '../fixtures/kept-page';
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

test.describe('on a device that keeps the shop for when there is no network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a released module is what the next visit sees', async ({ guest, stack }) => {
    await guest.open();
    await guest.waitUntilHydrated();
    await waitUntilKept(guest.page, '/');
    const version = await otherRelease(stack, 'menu-mfe', 'Pies and pans for the feast.');
    await stack.releases({ action: 'release', module: 'menu-mfe', version });
    await guest.open();
    await guest.waitUntilHydrated();
    await expect(guest.page.getByText('Pies and pans for the feast.')).toBeVisible();
    await stack.releases({ action: 'rollback', module: 'menu-mfe' });
  });
});
