import type { Page } from '@playwright/test';
import { REFUSED } from '../fixtures/changed-script';
import { KITCHEN_ORDER } from '../fixtures/conditions';
import { Guest } from '../fixtures/guest';
import { type LyingNetwork, startLyingNetwork } from '../fixtures/lying-network';
import { comeOnline } from '../fixtures/network';
import { cutStoredScript, storedSizes, waitUntilStored } from '../fixtures/stored-page';
import { expect, test as base } from '../fixtures/test';

const NO_NETWORK =
  /ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to fetch|Failed to load resource|network-request-failed|could not be (read|reached)|No answer within/;
const STORED = /^We can’t reach the shop right now\. This is the page from \w+day, .*, as stored/;

const OFFLINE = /^You’re offline\. .*you’ll need a connection to order\.$/;

const test = base.extend<{ network: LyingNetwork }>({
  network: async ({ urls }, use) => {
    const network = await startLyingNetwork(urls.shell);
    await use(network);
    network.close();
  },
  // Without this, Chromium reaches this computer without a proxy.
  proxy: ({ network }, use) => use({ server: network.address, bypass: '<-loopback>' }),
});

test.use({ serviceWorkers: 'allow' });

test('after one visit, the menu can be read without a network, with its date, and also while the host hangs or answers 503 (cases 75, 76)', async ({
  guest,
  network,
  expectedConsole,
}) => {
  expectedConsole.push(NO_NETWORK, /cart-mfe failed/);
  const { page } = guest;
  await guest.open();
  await guest.waitUntilHydrated();
  await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
  await waitUntilStored(page, '/');

  await page.context().setOffline(true);
  await page.reload();
  await guest.waitUntilHydrated();
  await expect(guest.heading('Meatloaf with veggies')).toBeVisible();
  await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
  await expect(page.getByText(/^This is the menu from \w+day, /)).toBeVisible();
  await expect(page.getByRole('button', { name: /BEEF STROGANOFF/ })).toHaveCount(0);
  // Its price is the shop's own, so it can wait in the cart.
  await guest.add('Danish', '9 X 13', '$25.00');
  await expect(guest.badge).toHaveText('1');
  await guest.open('/instructions');
  await expect(guest.heading('Cooking Instructions')).toBeVisible();
  await expect(page).toHaveURL(/\/instructions$/);
  await expect(page.getByText(OFFLINE).last()).toBeVisible();
  await guest.open('/cart');
  await expect(page.getByText(OFFLINE).last()).toBeVisible();
  await expect(page).toHaveURL(/\/cart$/);
  await guest.open();

  await page.context().setOffline(false);
  await comeOnline(page);
  await expect(
    page.getByRole('button', { name: /^Add BEEF STROGANOFF/ }).first(),
    'the menu of today is read by itself',
  ).toBeVisible();
  await expect(page.getByText(/^This is the menu from/)).toBeHidden();

  const expectStored = async () => {
    await expect(guest.heading('Meatloaf with veggies')).toBeVisible();
    await expect(page.getByText(STORED).last()).toBeVisible();
  };
  network.state = 503;
  await page.reload();
  await expectStored();
  network.state = 'works';
  await page.reload();
  await guest.waitUntilHydrated();
  await expect(page.getByText(STORED)).toHaveCount(0);
  // The hanging request comes last, because it occupies the browser's connections.
  network.state = 'hangs';
  await page.reload({ waitUntil: 'commit' });
  await expectStored();
  await guest.add('Danish', '9 X 13', '$25.00');
  await expect(guest.badge).toHaveText('1');
});

test('a truncated stored script costs one retry on one visit, and none on later visits (case 73)', async ({
  context,
  urls,
}) => {
  const refused: string[] = [];
  context.on('console', (message) => {
    const [, address] = REFUSED.exec(message.text()) ?? [];
    if (address !== undefined) refused.push(address);
  });
  /** Opens another tab, because the last one has the scripts that it refused in its memory. */
  async function visit(): Promise<Page> {
    const page = await context.newPage();
    const guest = new Guest(page, urls);
    await guest.open();
    await guest.waitUntilHydrated();
    return page;
  }
  const page = await visit();
  await waitUntilStored(page, '/');
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  const [entry = '', main = ''] = ['remoteEntry', 'main'].map((name) =>
    scripts.find((script) => new RegExp(`/${name}\\.\\w+\\.js$`).test(script)),
  );
  const sizes = () => page.evaluate(storedSizes, [entry, main]);
  const whole = await sizes();

  await cutStoredScript(page, entry);
  await cutStoredScript(page, main);
  await visit();
  expect(refused.sort()).toEqual([entry, main].sort());
  await expect.poll(sizes).toEqual(whole);
  await visit();
  expect(refused).toHaveLength(2);
});

test.describe('a manager', () => {
  test.use({ account: 'manager' });

  test('opens a link from a mail in airplane mode without losing its order, and later her kitchen list as well (case 86)', async ({
    guest,
    expectedConsole,
  }) => {
    expectedConsole.push(NO_NETWORK, /could not be fetched|failed/);
    const { page } = guest;
    await guest.open();
    await waitUntilStored(page, '/');

    await page.context().setOffline(true);
    await page.goto('about:blank');
    // Some mail programs change the link to this.
    await guest.open(`/kitchen${KITCHEN_ORDER.replace('#', '%23')}`);
    await expect(page.getByText(/order in your link is not lost/)).toBeVisible();
    expect(new URL(page.url())).toMatchObject({ pathname: '/kitchen', hash: KITCHEN_ORDER });

    await page.context().setOffline(false);
    await page.reload();
    const done = page.getByRole('button', { name: /^Done: / });
    await expect(page.getByRole('article', { name: 'Gus Guest' })).toBeVisible();
    await waitUntilStored(page, '/kitchen');

    await page.context().setOffline(true);
    await page.reload();
    const unfold = page.getByRole('button', { name: /of order/ });
    await unfold.click();
    await done.click();
    await page.reload();
    await unfold.click();
    await expect(page.getByRole('button', { name: /^Not done yet: / })).toBeVisible();
  });
});
