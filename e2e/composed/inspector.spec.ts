import * as v from 'valibot';
import { expectNoSidewaysScrolling, expectNoViolations } from '../fixtures/accessibility';
import type { Guest } from '../fixtures/guest';
import { expect, test } from '../fixtures/test';

const panelOf = ({ page }: Guest) => page.getByRole('dialog', { name: 'Modules on this page' });
const rowOf = (guest: Guest, module: string) =>
  panelOf(guest).getByRole('listitem').filter({ hasText: module });
const bannerOf = ({ page }: Guest) =>
  page.getByRole('complementary', { name: 'Releases in this tab' });

const Registry = v.object({
  modules: v.record(v.string(), v.object({ version: v.string(), entry: v.string() })),
});

async function release(guest: Guest, shell: string, module: string) {
  const answer = await guest.page.request.get(`${shell}/registry.json`);
  const found = v.parse(Registry, await answer.json()).modules[module];
  if (!found) throw new Error(`The registry does not name ${module}.`);
  return { ...found, origin: new URL(found.entry).origin };
}

async function expectFits(guest: Guest): Promise<void> {
  await guest.page.setViewportSize({ width: 320, height: 844 });
  await expectNoSidewaysScrolling(guest.page);
}

test('Alt+Shift+M lists each module with its version and origin and logs each event; a module from this computer runs in this tab under a banner', async ({
  guest,
  urls,
}) => {
  const { page } = guest;
  await guest.open();
  await guest.waitUntilHydrated();
  // The shortcut works once the page is idle.
  await expect(async () => {
    await page.keyboard.press('Alt+Shift+KeyM');
    await expect(panelOf(guest)).toBeFocused({ timeout: 500 });
  }).toPass();
  const menu = await release(guest, urls.shell, 'menu-mfe');
  await expect(rowOf(guest, 'menu-mfe')).toContainText(`menu-mfe ${menu.version}${menu.origin}`);
  for (const module of ['shell', 'menu-mfe'])
    await expect(page.locator(`[data-module="${module}"]`)).toHaveCSS('outline-style', 'solid');
  await expectNoViolations(page, ['[role="dialog"]']);
  await expectFits(guest);
  const overflow = await panelOf(guest).evaluate((panel) => panel.scrollWidth - panel.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);

  const event = page.waitForEvent('console', (message) =>
    message.text().includes('[simmer/bus] cart/item-added'),
  );
  await guest.add('Coconut cream pie', '9inch', '$25.00');
  await event;
  await expect(rowOf(guest, 'cart-mfe')).toContainText('not on this page');
  await guest.openCart();
  await expect(rowOf(guest, 'cart-mfe')).not.toContainText('not on this page');
  await expect(rowOf(guest, 'menu-mfe')).toContainText('not on this page');

  // The same server by its other name, which is a different origin for the page.
  const local = menu.entry.replace('localhost', '127.0.0.1');
  const { origin } = new URL(local);
  await guest.open('/?modules');
  await page.getByText('Run menu-mfe from this computer').click();
  await page.getByLabel('Address of menu-mfe').fill(local);
  const loaded: string[] = [];
  page.on('requestfinished', (request) => loaded.push(request.url()));
  await page.getByRole('button', { name: 'Run menu-mfe from this address' }).click();
  await expect(bannerOf(guest)).toContainText(`menu-mfe runs from ${origin} in this tab`);
  await guest.waitUntilHydrated();
  await expect(rowOf(guest, 'menu-mfe')).toContainText('from this computer');
  await expect(rowOf(guest, 'menu-mfe')).toContainText(origin);
  await page.getByRole('button', { name: 'Close the inspector' }).click();
  await expect(page).toHaveURL(/\/$/);
  // The module comes with its own code and styles.
  await expect(guest.addButton('Key lime pie', '9inch', '$25.00')).toHaveCSS('width', '108px');
  await guest.add('Key lime pie', '9inch', '$25.00');
  await expect(guest.cartLink).toHaveAccessibleName('Cart, 1 item, 1 dish');
  const files = loaded.filter((url) => url.startsWith(origin)).map((url) => new URL(url).pathname);
  for (const file of [/remoteEntry\.\w+\.js$/, /MenuSections\.\w+\.js$/, /MenuSections\.\w+\.css$/])
    expect(files).toContainEqual(expect.stringMatching(file));
  await expectNoViolations(page, ['[aria-label="Releases in this tab"]']);
  await expectFits(guest);

  await page.getByRole('button', { name: 'Use the live version' }).click();
  await expect(bannerOf(guest)).toHaveCount(0);
  await guest.waitUntilHydrated();
  await guest.add('Key lime pie', '9inch', '$25.00');
  await expect(guest.cartLink).toHaveAccessibleName('Cart, 1 item, 1 dish');
});
