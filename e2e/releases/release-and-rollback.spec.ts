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
  await stack.releases({ action: 'release', versions: { 'menu-mfe': version } });
  await guest.open();
  await guest.waitUntilHydrated();
  await expect(guest.page.getByText('Pies and pans for the week.')).toBeVisible();

  await stack.releases({ action: 'rollback', module: 'menu-mfe' });
  await guest.open();
  await guest.waitUntilHydrated();
  await expect(guest.page.getByText(TEXTS['menu-mfe'])).toBeVisible();
});

test.describe('on a device that keeps the shop', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the next visit sees a release and a rollback, and fetches no page and no file of it whole', async ({
    guest,
    stack,
  }) => {
    const { page } = guest;
    const fetched: string[] = [];
    page.context().on('response', (response) => {
      if (!response.fromServiceWorker()) fetched.push(new URL(response.url()).pathname);
    });
    await guest.open('/cart');
    await waitUntilKept(page, '/cart');
    await guest.open();
    await guest.waitUntilHydrated();
    await waitUntilKept(page, '/');
    // The service worker handles requests from the next page on.
    await guest.open();
    await guest.waitUntilHydrated();

    const version = await otherRelease(stack, 'menu-mfe', 'Pies and pans for the feast.');
    const wholeFiles = () =>
      fetched.filter((path) => path === '/' || path === '/cart' || path.includes(version));
    for (const [step, text] of [
      [{ action: 'release', versions: { 'menu-mfe': version } }, 'Pies and pans for the feast.'],
      [{ action: 'rollback', module: 'menu-mfe' }, TEXTS['menu-mfe']],
    ] as const) {
      await stack.releases(step);
      fetched.length = 0;
      await guest.open();
      await guest.waitUntilHydrated();
      await expect(page.getByText(text)).toBeVisible();
      await guest.open('/cart');
      await expect(guest.heading('Your cart is empty')).toBeVisible();
      // From the old composition, and from the new one. Playwright tells of a confirmation (304) more than once.
      const updates = fetched.filter((path) => path.startsWith('/updates/'));
      expect(new Set(updates).size).toBe(2);
      expect(wholeFiles()).toEqual([]);
    }
  });
});
