import { REMOTES } from '../../platform/modules';
import { REFUSED, withoutIntegrity } from '../fixtures/changed-script';
import { DEMO_GUEST } from '../fixtures/guest';
import { comeOnline, refuse } from '../fixtures/network';
import { logPage, MONTHLY_MENU, seenFallbacks } from '../fixtures/page-log';
import { expect, test } from '../fixtures/test';
import { site } from '../fixtures/site';

const MENU_FAILED = 'The menu can’t be shown right now.';
const MENU_LATE = 'The menu is taking longer than usual.';
const LIMIT_MS = 10_000;

test.beforeEach(async ({ expectedConsole }) => {
  // Chromium logs the refused connections and unused preloads. The shell logs the failed module.
  expectedConsole.push(
    /Failed to load resource/,
    /\[simmer\/remotes\]/,
    /Federation Runtime/,
    /ERR_/,
    /preloaded/,
    REFUSED,
  );
});

test('a guest who comes from another page while menu-mfe is down gets a message, the rest works, and "Try again" shows the menu without a reload (cases 1, 13)', async ({
  guest,
  urls,
}) => {
  await guest.open('/instructions');
  await guest.waitUntilHydrated();
  const restore = await refuse(guest.page, urls['menu-mfe']);
  await guest.page.evaluate(() => {
    document.body.dataset.untouched = 'yes';
  });
  await guest.page.getByRole('link', { name: 'Back to Menu' }).click();
  await expect(guest.page.getByRole('alert')).toHaveText(MENU_FAILED);
  await expect(guest.heading(site.hero.title)).toBeVisible();
  await expect(guest.heading('Get in Touch')).toBeVisible();
  await guest.openCart();
  await expect(guest.page.getByText('Your cart is empty.')).toBeVisible();
  await guest.page.getByRole('link', { name: 'Back to Menu' }).click();

  await guest.page.getByRole('button', { name: 'Try again' }).click();
  await expect(guest.page.getByRole('alert')).toHaveText(MENU_FAILED);
  await restore();
  await guest.page.getByRole('button', { name: 'Try again' }).click();
  await guest.add('Key lime pie', '9inch', '$25.00');
  await expect(guest.badge).toHaveText('1');
  expect(await guest.page.evaluate(() => document.body.dataset.untouched)).toBe('yes');
});

const ENTRY = /remoteEntry[^?]*$/;
const script = 'text/javascript';
/**
 * A guest who comes from another page meets every fault as one of these: an error event, the time limit, no container,
 * or a refused chunk.
 */
const EACH_KIND = new Set([2, 4, 8, 19, 21]);
/** Other bytes do not run where scripts are verified. */
const UNVERIFIED = new Set([7, 8]);

for (const { number, fault, files, answer } of [
  { number: 2, fault: 'whose entry is missing', files: ENTRY, answer: { status: 404, body: '' } },
  {
    number: 3,
    fault: 'whose entry is a page instead of a script',
    files: ENTRY,
    answer: { body: '<!doctype html><title>Hi</title>', contentType: 'text/html' },
  },
  {
    number: 6,
    fault: 'whose entry is cut in half',
    files: ENTRY,
    answer: { body: 'var menu_mfe; (() => { "use strict"; var a = {', contentType: script },
  },
  {
    number: 7,
    fault: 'whose entry throws while loading',
    files: ENTRY,
    answer: { body: 'throw new Error("planted")', contentType: script },
  },
  {
    number: 8,
    fault: 'whose entry is not a container',
    files: ENTRY,
    answer: { body: 'globalThis.menu_mfe = { hello: 1 };', contentType: script },
  },
  {
    number: 9,
    fault: 'whose chunk is missing',
    files: /__federation_expose_MenuSections.*\.js/,
    answer: { status: 404, body: '' },
  },
  {
    number: 21,
    fault: 'whose chunk has other bytes than were released',
    files: /__federation_expose_MenuSections.*\.js/,
    answer: { body: 'globalThis.hello = 1;', contentType: script },
  },
  { number: 4, fault: 'that does not respond', files: ENTRY, answer: null },
  {
    number: 19,
    fault: 'whose host allows only another origin to read it',
    files: ENTRY,
    answer: { body: '', contentType: script, headers: { 'Access-Control-Allow-Origin': 'null' } },
  },
]) {
  test.describe(`a menu ${fault} (cases ${String(number)}, 13)`, () => {
    test.beforeEach(async ({ guest, expectedConsole }) => {
      expectedConsole.push(/SyntaxError|Unexpected|planted|uncaught|CORS policy/);
      if (!answer) {
        await guest.page.clock.install();
        // The clock also runs ahead for everything else that is being fetched.
        expectedConsole.push(/\[simmer\/(home|ordering|auth)\]/);
      }
      if (UNVERIFIED.has(number)) await withoutIntegrity(guest.page);
      await guest.page.route(files, (route) => (answer ? route.fulfill(answer) : undefined));
    });

    test('keeps its HTML, and hydrates once it is fixed', async ({ guest }) => {
      const { page } = guest;
      await logPage(page, MONTHLY_MENU);
      const failed = page.waitForEvent('console', {
        predicate: (message) => message.text().includes('[simmer/remotes]'),
      });
      await guest.openEarly();
      await guest.waitUntilShellHydrated();
      if (!answer) await page.clock.fastForward(LIMIT_MS);
      await failed;
      await guest.add('Key lime pie', '9inch', '$25.00');
      // The retry of an entry that does not respond has a different address, which is not routed.
      if (answer) await page.unroute(files);
      await comeOnline(page);
      await guest.waitUntilHydrated();
      await guest.add('Key lime pie', '9inch', '$25.00');
      await expect(guest.cartLink).toHaveAccessibleName('Cart, 1 item, 2 portions');
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(await seenFallbacks(page)).toEqual([]);
    });

    if (!EACH_KIND.has(number)) return;
    test('fails alone when a guest comes from another page, and "Try again" recovers', async ({
      guest,
    }) => {
      const { page } = guest;
      await guest.open('/instructions');
      await guest.waitUntilHydrated();
      const asked = page.waitForRequest(files);
      // Touching the link would already send the request, and the navigation would send it again.
      await page.getByRole('link', { name: 'Back to Menu' }).press('Enter');
      await asked;
      if (!answer) await page.clock.fastForward(LIMIT_MS);
      await expect(page.getByRole('alert')).toHaveText(answer ? MENU_FAILED : MENU_LATE);
      await expect(guest.heading('Get in Touch')).toBeVisible();
      if (answer) await page.unroute(files);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(guest.addButton('Key lime pie', '9inch', '$25.00')).toBeVisible();
    });
  });
}

test('with cart-mfe’s server down the menu still fills the cart, and "Try again" opens the checkout with every line', async ({
  guest,
  urls,
}) => {
  const restore = await refuse(guest.page, urls['cart-mfe']);
  await guest.open();
  await guest.waitUntilHydrated();
  await guest.add('Key lime pie', '9inch', '$25.00');
  await guest.openCart();
  await expect(guest.page.getByRole('alert')).toHaveText('The checkout can’t be shown right now.');
  await expect(guest.badge).toHaveText('1');
  await restore();
  await guest.page.getByRole('button', { name: 'Try again' }).click();
  await expect(guest.heading('Your Order')).toBeVisible();
  await expect(guest.cartLine('Key lime pie')).toBeVisible();
});

test('with the servers of all remotes down a guest reads how to cook and whom to write to, and logs in (case 14)', async ({
  guest,
  urls,
}) => {
  const { page } = guest;
  for (const name of REMOTES) await refuse(page, urls[name]);
  await guest.open('/instructions');
  await guest.waitUntilShellHydrated();
  await page.getByRole('link', { name: 'Back to Menu' }).click();
  await expect(page.getByRole('alert')).toHaveText(MENU_FAILED);
  await expect(guest.heading(site.hero.title)).toBeVisible();
  await expect(
    page.getByRole('link', { name: `Email ${site.owner.firstName}` }).first(),
  ).toHaveAttribute('href', `mailto:${site.owner.email}`);
  await guest.openCart();
  await expect(page.getByRole('alert')).toHaveText('The checkout can’t be shown right now.');
  await guest.followNavigation('Login');
  await guest.enter(DEMO_GUEST);
});

test.describe('a registry that cannot be read', () => {
  test.beforeEach(async ({ guest }) => {
    await guest.page.route('**/registry.json', (route) =>
      route.fulfill({ status: 503, body: 'busy' }),
    );
  });

  test('is not needed: every document has what its page needs of it', async ({ guest }) => {
    await guest.open();
    await guest.waitUntilHydrated();
    await guest.add('Key lime pie', '9inch', '$25.00');
    await guest.openCart();
    await expect(guest.heading('Your Order')).toBeVisible();
  });

  test('while a module is down leaves the shell working, and "Try again" recovers', async ({
    guest,
    urls,
  }) => {
    const { page } = guest;
    await guest.open('/instructions');
    await guest.waitUntilHydrated();
    const restore = await refuse(page, urls['menu-mfe']);
    await page.getByRole('link', { name: 'Back to Menu' }).click();
    await expect(page.getByRole('alert')).toHaveText(MENU_FAILED);
    await restore();
    // The address in the document failed, so the page requests the registry, which is busy.
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toHaveText(MENU_FAILED);
    await page.unroute('**/registry.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(guest.addButton('Key lime pie', '9inch', '$25.00')).toBeVisible();
  });
});
