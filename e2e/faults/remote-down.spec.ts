import { expect, test } from '../fixtures/test';

test.beforeEach(async ({ stack, expectedConsole }) => {
  await stack.reset();
  // Chromium reports the refused connection, and the slot its module.
  expectedConsole.push(
    /Failed to load resource/,
    /\[simmer\/remotes\]/,
    /Federation Runtime/,
    /ERR_/,
  );
});
test.afterAll(async ({ stack }) => {
  await stack.reset();
});

test('with menu-mfe down the rest of the page works, and "Try again" brings the menu back without a reload', async ({
  guest,
  stack,
}) => {
  await stack.stop('menu-mfe');
  await guest.open();
  await expect(guest.page.getByRole('alert')).toHaveText('The menu can’t be shown right now.');
  await expect(guest.heading('Slow food for busy evenings')).toBeVisible();
  await expect(guest.heading('Get in Touch')).toBeVisible();
  await guest.followNavigation('Instructions');
  await expect(guest.heading('Cooking Instructions')).toBeVisible();
  await guest.openCart();
  await expect(guest.page.getByText('Your cart is empty.')).toBeVisible();
  await guest.page.getByRole('link', { name: 'Back to Menu' }).click();

  await guest.page.getByRole('button', { name: 'Try again' }).click();
  await expect(guest.page.getByRole('alert')).toHaveText('The menu can’t be shown right now.');
  await stack.start('menu-mfe');
  await guest.page.evaluate(() => {
    document.body.dataset.untouched = 'yes';
  });
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
  await guest.add('Key lime pie', '9inch', '$25.00');
  await guest.openCart();
  await expect(guest.page.getByRole('alert')).toHaveText('The checkout can’t be shown right now.');
  await expect(guest.badge).toHaveText('1');
  await stack.start('cart-mfe');
  await guest.page.getByRole('button', { name: 'Try again' }).click();
  await expect(guest.heading('Your Order')).toBeVisible();
  await expect(guest.cartLine('Key lime pie')).toBeVisible();
});

for (const { fault, body, contentType } of [
  {
    fault: 'is a page instead of a script',
    body: '<!doctype html><title>Hi</title>',
    contentType: 'text/html',
  },
  {
    fault: 'is cut in half',
    body: 'var menu_mfe; (() => { "use strict"; var a = {',
    contentType: 'text/javascript',
  },
  {
    fault: 'throws while loading',
    body: 'throw new Error("planted")',
    contentType: 'text/javascript',
  },
  {
    fault: 'is no container',
    body: 'globalThis.menu_mfe = { hello: 1 };',
    contentType: 'text/javascript',
  },
]) {
  test(`a menu whose entry ${fault} fails alone, and "Try again" recovers once it is mended`, async ({
    guest,
    expectedConsole,
  }) => {
    expectedConsole.push(/SyntaxError|Unexpected|planted|uncaught/);
    await guest.page.route(/remoteEntry/, (route) => route.fulfill({ body, contentType }));
    await guest.open();
    await expect(guest.page.getByRole('alert')).toHaveText('The menu can’t be shown right now.');
    await expect(guest.heading('Get in Touch')).toBeVisible();
    await guest.page.unroute(/remoteEntry/);
    await guest.page.getByRole('button', { name: 'Try again' }).click();
    await expect(guest.addButton('Key lime pie', '9inch', '$25.00')).toBeVisible();
  });
}

test('a menu whose chunk is missing fails alone and recovers', async ({ guest }) => {
  await guest.page.route(/__federation_expose_MenuSections.*\.js/, (route) =>
    route.fulfill({ status: 404, body: '' }),
  );
  await guest.open();
  await expect(guest.page.getByRole('alert')).toHaveText('The menu can’t be shown right now.');
  await guest.page.unroute(/__federation_expose_MenuSections.*\.js/);
  await guest.page.getByRole('button', { name: 'Try again' }).click();
  await expect(guest.addButton('Key lime pie', '9inch', '$25.00')).toBeVisible();
});

test('a menu that hangs is given up within its limit, and "Try again" recovers', async ({
  guest,
  urls,
}) => {
  await guest.page.route(/remoteEntry[^?]*$/, () => undefined);
  await guest.page.goto(urls.shell, { waitUntil: 'commit' });
  await expect(guest.heading('Get in Touch')).toBeVisible();
  await expect(guest.page.getByRole('alert')).toHaveText('The menu can’t be shown right now.', {
    timeout: 15_000,
  });
  await guest.page.getByRole('button', { name: 'Try again' }).click();
  await expect(guest.addButton('Key lime pie', '9inch', '$25.00')).toBeVisible();
});

test('a registry that cannot be read leaves the shell standing, and "Try again" recovers', async ({
  guest,
  expectedConsole,
}) => {
  expectedConsole.push(/\[simmer\/auth\]/);
  await guest.page.route('**/registry.json', (route) =>
    route.fulfill({ status: 503, body: 'busy' }),
  );
  await guest.open();
  await expect(guest.page.getByRole('alert')).toHaveText('The menu can’t be shown right now.');
  await guest.page.unroute('**/registry.json');
  await guest.page.getByRole('button', { name: 'Try again' }).click();
  await expect(guest.addButton('Key lime pie', '9inch', '$25.00')).toBeVisible();
});
