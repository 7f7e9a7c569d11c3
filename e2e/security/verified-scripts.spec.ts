import type { ConsoleMessage, Locator, Page } from '@playwright/test';
import { placesIn } from '@simmer/shared/places';
import { parseRegistry } from '@simmer/shared/registry';
import { isModuleName, type ModuleName } from '../../platform/modules';
import { changeOneByte, chunkIn, loadChunk, REFUSED } from '../fixtures/changed-script';
import type { Guest } from '../fixtures/guest';
import { LONG_JOURNEY_MS } from '../fixtures/limits';
import { expect, test } from '../fixtures/test';

// The editor loads for managers only.
test.use({ account: 'manager' });

interface Way {
  module: ModuleName;
  files: RegExp;
  come: (guest: Guest) => Promise<void>;
  shown: (guest: Guest) => Locator;
}

/** How a manager on another page reaches each remote that the shell was built with. */
const REMOTES: readonly Way[] = [
  {
    module: 'menu-mfe',
    files: /remoteEntry|MenuSections/,
    come: (guest: Guest) => guest.page.getByRole('link', { name: 'Back to Menu' }).click(),
    shown: (guest: Guest) => guest.addButton('Key lime pie', '9inch', '$25.00'),
  },
  {
    module: 'cart-mfe',
    files: /remoteEntry|Checkout/,
    come: (guest: Guest) => guest.openCart(),
    shown: (guest: Guest) => guest.page.getByText('Your cart is empty.'),
  },
  {
    module: 'editor-mfe',
    files: /remoteEntry|MenuEditor/,
    come: (guest: Guest) => guest.followNavigation('Edit Menu'),
    shown: (guest: Guest) => guest.page.getByRole('form', { name: 'New Menu Item' }),
  },
];

/** The same for remotes that add their own page. */
function waysToPlaces(registry: unknown): Way[] {
  return placesIn(parseRegistry(registry)).flatMap(({ module, expose, path, title }) =>
    isModuleName(module)
      ? [
          {
            module,
            files: new RegExp(`remoteEntry|${expose}`),
            come: (guest) => guest.open(path),
            shown: (guest) => guest.heading(title),
          },
        ]
      : [],
  );
}

/** Resolves when the browser has refused this script because of its bytes. */
function refusalOf(page: Page, address: string): Promise<ConsoleMessage> {
  return page.waitForEvent('console', {
    predicate: (message) => REFUSED.exec(message.text())?.[1]?.split('?')[0] === address,
  });
}

test('each published script with one byte changed is refused, and what needed it works once the bytes are right (case 21)', async ({
  guest,
  urls,
  request,
  expectedConsole,
}) => {
  test.setTimeout(LONG_JOURNEY_MS);
  expectedConsole.push(REFUSED, /\[simmer\//, /preloaded/, /ChunkLoadError/);
  const { page } = guest;
  // While a page has a route, Chromium does not cache. Otherwise the next page would get the refused answer again.
  await page.route('**/*', (route) => route.fallback());
  const asked: string[] = [];
  page.on('request', (one) => asked.push(one.url()));
  const registry = await (await request.get(`${urls.shell}/registry.json`)).json();
  const scripts: Record<string, string> = registry.scripts;
  const ways = [...REMOTES, ...waysToPlaces(registry)];
  const chunks = new Map<Way | undefined, string[]>();
  const refused: string[] = [];

  for (const address of Object.keys(scripts).map((path) => new URL(path, urls.shell).href)) {
    const remote = ways.find(({ module }) => address.startsWith(`${urls[module]}/`));
    if (/\/main\./.test(address)) await test.step(address, () => tryMain(address));
    else if (remote?.files.test(address)) await test.step(address, () => trySlot(address, remote));
    else chunks.set(remote, [...(chunks.get(remote) ?? []), address]);
  }
  for (const [remote, addresses] of chunks)
    await test.step(`chunks of ${remote?.module ?? 'the shell'}`, () =>
      tryChunks(addresses, remote));
  console.log(
    `      ${String(refused.length)} of ${String(Object.keys(scripts).length)} scripts with one byte changed: refused`,
  );

  async function tryMain(address: string) {
    const restore = await changeOneByte(page, address);
    const refusal = refusalOf(page, address);
    await guest.open('/');
    await refusal;
    await expect(guest.addButton('Key lime pie', '9inch', '$25.00')).toBeVisible();
    await expect(page.locator('[data-hydrated]')).toHaveCount(0);
    await restore();
    await page.reload();
    await guest.waitUntilHydrated();
    refused.push(address);
  }

  async function trySlot(address: string, { come, shown }: Way) {
    await guest.open('/instructions');
    await guest.waitUntilHydrated();
    const restore = await changeOneByte(page, address);
    const refusal = refusalOf(page, address);
    await come(guest);
    await refusal;
    await expect(page.getByRole('alert')).toContainText('can’t be shown right now.');
    await restore();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(shown(guest)).toBeVisible();
    expect(asked).toContain(`${address}?retry=1`);
    refused.push(address);
  }

  async function tryChunks(addresses: readonly string[], remote?: Way) {
    const changed = await Promise.all(
      addresses.map(async (address) => ({
        address,
        chunk: chunkIn(await (await request.get(address)).text()),
        restore: await changeOneByte(page, address),
      })),
    );
    // Expected before the page opens, because the shell loads some chunks by itself when it is idle.
    const refusals = addresses.map((address) => refusalOf(page, address));
    await guest.open('/instructions');
    await guest.waitUntilHydrated();
    await remote?.come(guest);
    if (remote) await expect(remote.shown(guest)).toBeVisible();
    for (const { address, chunk } of changed)
      expect(await loadChunk(page, chunk), address).toBe(false);
    await Promise.all(refusals);
    for (const { restore } of changed) await restore();
    for (const { address, chunk } of changed) {
      expect(await loadChunk(page, chunk), address).toBe(true);
      expect(asked).toContainEqual(expect.stringContaining(`${address}?retry=`));
      refused.push(address);
    }
  }
});
