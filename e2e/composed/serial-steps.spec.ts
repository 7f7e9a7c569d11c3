import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { site } from '../fixtures/site';

/** The files that the document names. The browser can request all of them at once. */
async function namedInDocument(page: Page, url: string): Promise<Set<string>> {
  const html = await (await page.request.get(url)).text();
  const addresses = html.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+)"/g);
  return new Set([...addresses].map(([, address = '']) => new URL(address, url).href));
}

const MENU = ['Classics', 'Soup and Chili', 'Desserts'];

test('the content needs one request, the document: with every other request blocked the whole menu is there, with its styles', async ({
  guest,
  expectedConsole,
}) => {
  expectedConsole.push(/ERR_FAILED/, /preloaded/);
  const { page } = guest;
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'document' ? route.continue() : route.abort(),
  );
  await guest.open();
  await expect(guest.heading(site.hero.title)).toBeVisible();
  for (const section of MENU) await expect(guest.heading(section)).toBeVisible();
  await expect(guest.card('Meatloaf with veggies').getByText('$50.00')).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed');
  await expect(guest.heading('Meatloaf with veggies')).toHaveCSS('font-family', /Simmer Display/);
});

test('no request blocks the first paint', async ({ guest }) => {
  await guest.open();
  await guest.waitUntilHydrated();
  const blocking = await guest.page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      // TypeScript's types lack this field.
      .filter((entry) => Reflect.get(entry, 'renderBlockingStatus') !== 'non-blocking')
      .map(({ name }) => name),
  );
  expect(blocking).toEqual([]);
});

for (const { path, module } of [
  { path: '/', module: 'menu-mfe' },
  { path: '/cart', module: 'cart-mfe' },
  { path: '/order-confirmation', module: 'cart-mfe' },
]) {
  test(`the code of ${path} needs one more round trip and no third: the document names all of it`, async ({
    guest,
    urls,
    expectedConsole,
  }) => {
    expectedConsole.push(/ERR_FAILED/, /\[simmer\//, /Failed to fetch|ChunkLoadError/, /Firestore/);
    const { page } = guest;
    const named = await namedInDocument(page, urls.shell + path);
    await page.route('**/*', (route) => {
      const request = route.request();
      const isIn = request.resourceType() === 'document' || named.has(request.url());
      return isIn ? route.continue() : route.abort();
    });
    await guest.open(path);
    await expect(page.locator(`[data-module="${module}"][data-hydrated]`)).toBeAttached();
    if (path !== '/') return;
    await guest.add('Key lime pie', '9inch', '$25.00');
    await expect(guest.cartLink).toHaveAccessibleName('Cart, 1 item, 1 portion');
  });
}

for (const path of ['/', '/cart', '/order-confirmation', '/instructions', '/login']) {
  test(`every script that the document of ${path} names is requested once, and runs`, async ({
    guest,
    urls,
  }) => {
    const { page } = guest;
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.addInitScript(() => {
      const run = new Set<string>();
      Object.assign(window, { run });
      // The federation runtime removes its script elements.
      new MutationObserver(() => {
        for (const { src } of document.scripts) if (src) run.add(src);
      }).observe(document, { childList: true, subtree: true });
    });
    const named = await namedInDocument(page, urls.shell + path);
    await guest.open(path);
    await guest.waitUntilHydrated();
    const run = await page.evaluate(() => [...(window as unknown as { run: Set<string> }).run]);
    const scripts = [...named].filter((url) => url.endsWith('.js'));
    expect(run).toEqual(expect.arrayContaining(scripts));
    expect(requested.filter((url) => scripts.includes(url)).sort()).toEqual(scripts.sort());
  });
}
