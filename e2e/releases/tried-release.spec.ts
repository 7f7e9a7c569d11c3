import {
  expectNoSidewaysScrolling,
  expectNoViolations,
  useLargeType,
} from '../fixtures/accessibility';
import { changeOneByte, REFUSED } from '../fixtures/changed-script';
import { Guest } from '../fixtures/guest';
import { expect, test } from '../fixtures/test';
import { otherRelease, TEXTS } from './releases';

const OLD_TEXT = TEXTS['menu-mfe'];
const LIVE_TEXT = 'Pies of today.';

test('an earlier release of a module runs in one tab until the user leaves it; one that is not stored is named, and a damaged one is refused', async ({
  guest,
  urls,
  changeReleases,
  expectedConsole,
}) => {
  const { page } = guest;
  const bar = page.getByRole('complementary', { name: 'Releases in this tab' });
  const read = async (file: string) => (await page.request.get(`${urls.shell}/${file}`)).json();
  const former: string = (await read('registry.json')).modules['menu-mfe'].version;
  const version = await otherRelease(changeReleases, 'menu-mfe', LIVE_TEXT);
  await changeReleases({ action: 'release', versions: { 'menu-mfe': version } });

  await test.step('it runs in this tab, while another tab runs the live one', async () => {
    await guest.open(`/?try=menu-mfe@${former}`);
    await expect(bar).toContainText(new RegExp(`menu-mfe ${former} of [\\d-]+ runs in this tab`));
    await expect(page.getByText(OLD_TEXT)).toBeVisible();
    await guest.waitUntilHydrated();
    expect(page.url()).toBe(`${urls.shell}/`);
    await expectNoViolations(page, ['[aria-label="Releases in this tab"]']);
    const other = new Guest(await page.context().newPage(), urls);
    await other.open();
    await other.waitUntilHydrated();
    await expect(other.page.getByText(LIVE_TEXT)).toBeVisible();
    await expect(other.page.getByText('runs in this tab')).toHaveCount(0);
    await other.page.close();
  });

  await test.step('it also runs on the next page and after a reload', async () => {
    // The module comes with its own styles.
    await expect(guest.addButton('Key lime pie', '9inch', '$25.00')).toHaveCSS('width', '108px');
    await guest.add('Key lime pie', '9inch', '$25.00');
    await guest.openCart();
    await expect(bar).toBeVisible();
    await page.reload();
    await expect(bar).toContainText(former);
    await guest.followNavigation('Instructions');
    await page.getByRole('link', { name: 'Back to Menu' }).click();
    await expect(page.getByText(OLD_TEXT)).toBeVisible();
    await expect(page.getByText(LIVE_TEXT)).toHaveCount(0);
  });

  await test.step('the bar leads back to the live release', async () => {
    await page.getByRole('button', { name: 'Use the live version' }).click();
    await expect(page.getByText(LIVE_TEXT)).toBeVisible();
    await expect(bar).toHaveCount(0);
  });

  await test.step('a version that is not stored is named, also on a phone with large type', async () => {
    await useLargeType(page);
    await page.setViewportSize({ width: 320, height: 844 });
    await guest.open('/?try=menu-mfe@9.9.9-0123abcd');
    await expect(bar).toContainText('menu-mfe 9.9.9-0123abcd is not stored, or no longer stored.');
    await expect(page.getByText(LIVE_TEXT)).toBeVisible();
    await expectNoSidewaysScrolling(page);
    await page.getByRole('button', { name: 'Use the live version' }).click();
    await expect(bar).toHaveCount(0);
  });

  await test.step('a file with other bytes is refused', async () => {
    const { entry } = (await read('releases.json'))['menu-mfe'][former];
    expectedConsole.push(REFUSED, /\[simmer\/remotes\]/, /preloaded/);
    await changeOneByte(page, entry);
    await guest.open(`/?try=menu-mfe@${former}`);
    await expect(page.getByRole('alert')).toContainText('The menu can’t be shown');
    await expect(bar).toContainText(former);
  });

  await changeReleases({ action: 'rollback', module: 'menu-mfe' });
});
