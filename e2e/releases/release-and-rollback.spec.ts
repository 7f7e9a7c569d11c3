import { waitUntilStored } from '../fixtures/stored-page';
import { expect, test } from '../fixtures/test';
import { otherRelease, TEXTS } from './releases';

test.use({ serviceWorkers: 'allow' });

test('on a device that has stored the shop, the next visit after a release shows it, and the next visit after a rollback shows what was live before (case 25)', async ({
  guest,
  changeReleases,
  urls,
}) => {
  await guest.open();
  await waitUntilStored(guest.page, '/');
  const version = await otherRelease(changeReleases, 'menu-mfe', 'Pies and pans for the feast.');
  for (const [step, text] of [
    [{ action: 'release', versions: { 'menu-mfe': version } }, 'Pies and pans for the feast.'],
    [{ action: 'rollback', module: 'menu-mfe' }, TEXTS['menu-mfe']],
  ] as const) {
    await changeReleases(step);
    // A network that is slower than the worker waits for gets the stored page.
    const live = async () => (await guest.page.request.get(urls.shell)).text();
    await expect.poll(live).toContain(text);
    await guest.open();
    await guest.waitUntilHydrated();
    await expect(guest.page.getByText(text)).toBeVisible();
  }
});
