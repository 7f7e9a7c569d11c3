import * as v from 'valibot';
import { expectNoSidewaysScrolling, expectNoViolations } from '../fixtures/accessibility';
import type { Guest } from '../fixtures/guest';
import { expect, test } from '../fixtures/test';

const panelOf = ({ page }: Guest) => page.getByRole('dialog', { name: 'Modules on this page' });
const rowOf = (guest: Guest, module: string) =>
  panelOf(guest).getByRole('row', { name: new RegExp(`^${module}`) });
const bannerOf = ({ page }: Guest) =>
  page.getByRole('complementary', { name: 'Modules from this computer' });

const Registry = v.object({
  modules: v.record(v.string(), v.object({ version: v.string(), entry: v.string() })),
});

async function release(guest: Guest, shell: string, module: string) {
  const answer = await guest.page.request.get(`${shell}/registry.json`);
  const found = v.parse(Registry, await answer.json()).modules[module];
  if (!found) throw new Error(`The registry does not name ${module}.`);
  return found;
}

test('Alt+Shift+M shows each module of the page with its version, origin and size, also on the next page; events are listed, the page stays usable beside it, and Escape returns the focus', async ({
  guest,
  urls,
}) => {
  const { page } = guest;
  await page.setViewportSize({ width: 1440, height: 900 });
  await guest.open();
  await guest.waitUntilHydrated();
  const add = guest.addButton('Key lime pie', '9inch', '$25.00');
  await add.focus();
  // The shortcut works once the page is idle.
  await expect(async () => {
    await page.keyboard.press('Alt+Shift+KeyM');
    await expect(panelOf(guest)).toBeFocused({ timeout: 500 });
  }).toPass();

  await test.step('events', async () => {
    await guest.add('Coconut cream pie', '9inch', '$25.00');
    const log = panelOf(guest).getByRole('log', { name: 'Events on the bus' });
    await expect(log.getByRole('listitem').filter({ hasText: 'cart/item-added' })).toContainText(
      '{"name":"Coconut cream pie","size":"9inch","quantity":1}',
    );
    await expect(guest.cartLink).toHaveAccessibleName('Cart, 1 item, 1 portion');
    await panelOf(guest).getByRole('button', { name: 'Clear' }).click();
    await expect(log.getByRole('listitem')).toHaveCount(0);
    await panelOf(guest).getByLabel('Address of cart-mfe').focus();
    await page.keyboard.press('Escape');
    await expect(panelOf(guest)).toHaveCount(0);
    await expect(add).toBeFocused();
  });

  await test.step('modules, on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.keyboard.press('Alt+Shift+KeyM');
    await expect(panelOf(guest)).toBeFocused();
    const menu = await release(guest, urls.shell, 'menu-mfe');
    await expect(rowOf(guest, 'menu-mfe')).toContainText(urls['menu-mfe']);
    await expect(rowOf(guest, 'menu-mfe')).toContainText(menu.version);
    await guest.heading('Desserts').scrollIntoViewIfNeeded();
    for (const module of ['shell', 'menu-mfe']) {
      await expect(rowOf(guest, module)).toContainText(/\d+\.\d kB/);
      await expect(rowOf(guest, module)).toContainText(/\d+ ms/);
      await expect(page.locator('[aria-hidden]').getByText(module, { exact: true })).toHaveCount(1);
    }
    await expect(rowOf(guest, 'cart-mfe')).toContainText('not on this page');
    await guest.openCart();
    await expect(rowOf(guest, 'cart-mfe')).toContainText(/\d+\.\d kB/);
    await expect(rowOf(guest, 'menu-mfe')).toContainText('not on this page');
  });
});

test('?modules opens the inspector; it and the banner have no accessibility violation on a phone and fit at 320, 390 and 1440 px; a module from another host is refused with a message', async ({
  guest,
  urls,
}) => {
  test.slow();
  const { page } = guest;
  await guest.open('/?modules');
  await expect(panelOf(guest)).toBeFocused();
  await guest.waitUntilHydrated();
  const { entry } = await release(guest, urls.shell, 'cart-mfe');
  await panelOf(guest).getByLabel('Address of cart-mfe').fill(entry);
  await page.getByRole('button', { name: 'Run cart-mfe from this address' }).click();
  await expect(bannerOf(guest)).toBeVisible();
  await expect(rowOf(guest, 'menu-mfe')).toContainText(/\d+\.\d kB/);
  await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();

  const stored = () => page.evaluate(() => sessionStorage.getItem('simmer:overrides'));
  const before = await stored();
  const field = page.getByLabel('Address of menu-mfe');
  await field.fill('https://evil.example/remoteEntry.js');
  await page.getByRole('button', { name: 'Run menu-mfe from this address' }).click();
  await expect(field).toHaveAccessibleDescription(
    'A module can only run from this computer, and "evil.example" is another one. Type an address at localhost or 127.0.0.1, like http://localhost:3001/remoteEntry.js.',
  );
  await expect(field).toBeFocused();
  expect(await stored()).toBe(before);

  for (const width of [320, 390, 1440]) {
    await test.step(`at ${String(width)} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScrolling(page);
      const overflow = await panelOf(guest).evaluate(
        (panel) => panel.scrollWidth - panel.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      if (width === 390)
        await expectNoViolations(page, [
          '[role="dialog"]',
          '[aria-label="Modules from this computer"]',
        ]);
    });
  }
});

test('an address of another host in the tab’s storage is not run', async ({ guest }) => {
  const requests: string[] = [];
  guest.page.on('request', (request) => requests.push(request.url()));
  await guest.page.addInitScript(() => {
    sessionStorage.setItem(
      'simmer:overrides',
      JSON.stringify({ 'menu-mfe': 'https://evil.example/remoteEntry.js' }),
    );
  });
  await guest.open();
  await guest.waitUntilHydrated();
  await guest.add('Key lime pie', '9inch', '$25.00');
  await expect(guest.cartLink).toHaveAccessibleName('Cart, 1 item, 1 portion');
  await expect(bannerOf(guest)).toHaveCount(0);
  expect(requests.filter((url) => url.includes('evil.example'))).toEqual([]);
});

test('a module from this computer runs in this tab until the live version is restored', async ({
  guest,
  secondGuest,
  urls,
}) => {
  const { page } = guest;
  const { entry } = await release(guest, urls.shell, 'menu-mfe');
  // The same server by its other name, which is a different origin for the page.
  const local = entry.replace('localhost', '127.0.0.1');
  await guest.open('/?modules');
  await page.getByLabel('Address of menu-mfe').fill(local);
  await page.getByRole('button', { name: 'Run menu-mfe from this address' }).click();

  const { origin } = new URL(local);
  await expect(bannerOf(guest)).toContainText(`menu-mfe runs from ${origin} in this tab`);
  await guest.waitUntilHydrated();
  await expect(rowOf(guest, 'menu-mfe')).toContainText('from this computer');
  await expect(rowOf(guest, 'menu-mfe')).toContainText(origin);
  await page.getByRole('button', { name: 'Close the inspector' }).click();
  await guest.add('Key lime pie', '9inch', '$25.00');
  await expect(guest.cartLink).toHaveAccessibleName('Cart, 1 item, 1 portion');

  // This also works without the inspector, and with the module's own code and styles.
  const loaded: string[] = [];
  page.on('requestfinished', (request) => loaded.push(request.url()));
  await guest.open();
  await guest.waitUntilHydrated();
  await expect(bannerOf(guest)).toBeVisible();
  await expect(guest.addButton('Key lime pie', '9inch', '$25.00')).toHaveCSS('width', '108px');
  await guest.add('Key lime pie', '9inch', '$25.00');
  await expect(guest.cartLink).toHaveAccessibleName('Cart, 1 item, 1 portion');
  const files = loaded.filter((url) => url.startsWith(origin)).map((url) => new URL(url).pathname);
  expect(files).toContainEqual(expect.stringMatching(/remoteEntry\.\w+\.js$/));
  expect(files).toContainEqual(expect.stringMatching(/MenuSections\.\w+\.js$/));
  expect(files).toContainEqual(expect.stringMatching(/MenuSections\.\w+\.css$/));
  expect(loaded.filter((url) => /\/inspector\./.test(url))).toEqual([]);

  await secondGuest.open();
  await secondGuest.waitUntilHydrated();
  await expect(bannerOf(secondGuest)).toHaveCount(0);

  await page.getByRole('button', { name: 'Use the live version of menu-mfe' }).click();
  await expect(bannerOf(guest)).toHaveCount(0);
  await guest.waitUntilHydrated();
  await guest.add('Key lime pie', '9inch', '$25.00');
  await expect(guest.cartLink).toHaveAccessibleName('Cart, 1 item, 1 portion');
});
