import { MONTHLY_MENU, seenFallbacks, watchHtml } from '../fixtures/page-notes';
import { expect, test } from '../fixtures/test';

const MENU_FAILED = 'The menu can’t be shown right now.';

test.beforeEach(async ({ stack, expectedConsole }) => {
  await stack.reset();
  // Chromium reports the refused connection and what it fetched ahead in vain, and the slot its module.
  expectedConsole.push(
    /Failed to load resource/,
    /\[simmer\/remotes\]/,
    /Federation Runtime/,
    /ERR_/,
    /preloaded/,
  );
});
test.afterAll(async ({ stack }) => {
  await stack.reset();
});

test('a menu whose server is down when the page opens can be read and ordered from, and comes to life without a reload', async ({
  guest,
  stack,
}) => {
  await stack.stop('menu-mfe');
  await watchHtml(guest.page, MONTHLY_MENU);
  await guest.open();
  await expect(guest.heading('Desserts')).toBeVisible();
  await expect(guest.heading('Get in Touch')).toBeVisible();
  await guest.add('Key lime pie', '9inch', '$25.00');
  await expect(guest.cartLink).toHaveAccessibleName('Cart, 1 item, 1 portion');
  await expect(guest.page.getByRole('alert')).toHaveCount(0);
  await stack.start('menu-mfe');
  await guest.page.evaluate(() => window.dispatchEvent(new Event('online')));
  await guest.waitUntilLive();
  await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
  expect(await seenFallbacks(guest.page)).toEqual([]);
  await guest.add('Key lime pie', '9inch', '$25.00');
  await expect(guest.cartLink).toHaveAccessibleName('Cart, 1 item, 2 portions');
});

test('a guest who comes from another page while menu-mfe is down is told so, the rest works, and "Try again" brings the menu without a reload', async ({
  guest,
  stack,
}) => {
  await guest.open('/instructions');
  await guest.waitUntilLive();
  await stack.stop('menu-mfe');
  await guest.page.evaluate(() => {
    document.body.dataset.untouched = 'yes';
  });
  await guest.page.getByRole('link', { name: 'Back to Menu' }).click();
  await expect(guest.page.getByRole('alert')).toHaveText(MENU_FAILED);
  await expect(guest.heading('Slow food for busy evenings')).toBeVisible();
  await expect(guest.heading('Get in Touch')).toBeVisible();
  await guest.openCart();
  await expect(guest.page.getByText('Your cart is empty.')).toBeVisible();
  await guest.page.getByRole('link', { name: 'Back to Menu' }).click();

  await guest.page.getByRole('button', { name: 'Try again' }).click();
  await expect(guest.page.getByRole('alert')).toHaveText(MENU_FAILED);
  await stack.start('menu-mfe');
  await guest.page.getByRole('button', { name: 'Try again' }).click();
  await guest.add('Key lime pie', '9inch', '$25.00');
  await expect(guest.badge).toHaveText('1');
  expect(await guest.page.evaluate(() => document.body.dataset.untouched)).toBe('yes');
});

test('with cart-mfe down the menu still fills the cart, and "Try again" opens the checkout with every line', async ({
  guest,
  stack,
}) => {
  await stack.stop('cart-mfe');
  await guest.open();
  await guest.waitUntilLive();
  await guest.add('Key lime pie', '9inch', '$25.00');
  await guest.openCart();
  await expect(guest.page.getByRole('alert')).toHaveText('The checkout can’t be shown right now.');
  await expect(guest.badge).toHaveText('1');
  await stack.start('cart-mfe');
  await guest.page.getByRole('button', { name: 'Try again' }).click();
  await expect(guest.heading('Your Order')).toBeVisible();
  await expect(guest.cartLine('Key lime pie')).toBeVisible();
});

const ENTRY = /remoteEntry[^?]*$/;
const script = 'text/javascript';

for (const { fault, files, answer } of [
  {
    fault: 'whose entry is a page instead of a script',
    files: ENTRY,
    answer: { body: '<!doctype html><title>Hi</title>', contentType: 'text/html' },
  },
  {
    fault: 'whose entry is cut in half',
    files: ENTRY,
    answer: { body: 'var menu_mfe; (() => { "use strict"; var a = {', contentType: script },
  },
  {
    fault: 'whose entry throws while loading',
    files: ENTRY,
    answer: { body: 'throw new Error("planted")', contentType: script },
  },
  {
    fault: 'whose entry is no container',
    files: ENTRY,
    answer: { body: 'globalThis.menu_mfe = { hello: 1 };', contentType: script },
  },
  {
    fault: 'whose chunk is missing',
    files: /__federation_expose_MenuSections.*\.js/,
    answer: { status: 404, body: '' },
  },
  { fault: 'that hangs', files: ENTRY, answer: null },
]) {
  test.describe(`a menu ${fault}`, () => {
    test.beforeEach(async ({ guest, expectedConsole }) => {
      expectedConsole.push(/SyntaxError|Unexpected|planted|uncaught/);
      await guest.page.route(files, (route) => (answer ? route.fulfill(answer) : undefined));
    });

    test('stays as it was sent, and comes to life once it is mended', async ({ guest }) => {
      const { page } = guest;
      await watchHtml(page, MONTHLY_MENU);
      const isLate = page.waitForEvent('console', {
        predicate: (message) => message.text().includes('it stays as it was sent'),
        timeout: 20_000,
      });
      await guest.openEarly();
      await isLate;
      await guest.add('Key lime pie', '9inch', '$25.00');
      // What hangs is asked for at another address, which the test never blocked.
      if (answer) await page.unroute(files);
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await guest.waitUntilLive();
      await guest.add('Key lime pie', '9inch', '$25.00');
      await expect(guest.cartLink).toHaveAccessibleName('Cart, 1 item, 2 portions');
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(await seenFallbacks(page)).toEqual([]);
    });

    test('met on the way from another page fails alone, and "Try again" recovers', async ({
      guest,
    }) => {
      await guest.open('/instructions');
      await guest.waitUntilLive();
      await guest.page.getByRole('link', { name: 'Back to Menu' }).click();
      await expect(guest.page.getByRole('alert')).toHaveText(MENU_FAILED, { timeout: 15_000 });
      await expect(guest.heading('Get in Touch')).toBeVisible();
      if (answer) await guest.page.unroute(files);
      await guest.page.getByRole('button', { name: 'Try again' }).click();
      await expect(guest.addButton('Key lime pie', '9inch', '$25.00')).toBeVisible();
    });
  });
}

test.describe('a registry that cannot be read', () => {
  test.beforeEach(async ({ guest }) => {
    await guest.page.route('**/registry.json', (route) =>
      route.fulfill({ status: 503, body: 'busy' }),
    );
  });

  test('is not missed: every page brings what it needs of it', async ({ guest }) => {
    await guest.open();
    await guest.waitUntilLive();
    await guest.add('Key lime pie', '9inch', '$25.00');
    await guest.openCart();
    await expect(guest.heading('Your Order')).toBeVisible();
  });

  test('while a module is down as well leaves the shell standing, and "Try again" recovers', async ({
    guest,
    stack,
  }) => {
    await guest.open('/instructions');
    await guest.waitUntilLive();
    await stack.stop('menu-mfe');
    await guest.page.getByRole('link', { name: 'Back to Menu' }).click();
    await expect(guest.page.getByRole('alert')).toHaveText(MENU_FAILED);
    await stack.start('menu-mfe');
    // The page's own copy named an address that failed, so the registry is asked, and is busy.
    await guest.page.getByRole('button', { name: 'Try again' }).click();
    await expect(guest.page.getByRole('alert')).toHaveText(MENU_FAILED);
    await guest.page.unroute('**/registry.json');
    await guest.page.getByRole('button', { name: 'Try again' }).click();
    await expect(guest.addButton('Key lime pie', '9inch', '$25.00')).toBeVisible();
  });
});
