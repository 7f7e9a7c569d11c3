import { namedInDocument } from '../fixtures/network';
import { site } from '../fixtures/site';
import { expect, test } from '../fixtures/test';

test('the document alone brings the whole menu with its styles; the code of the menu and the checkout needs one more round trip and no third, and nothing blocks the first paint', async ({
  guest,
  urls,
  expectedConsole,
}) => {
  expectedConsole.push(/ERR_FAILED/, /preloaded/, /\[simmer\//);
  expectedConsole.push(/Failed to fetch|ChunkLoadError/, /Firestore/);
  const { page } = guest;
  const named = new Set<string>();
  await page.route('**/*', (route) => {
    const request = route.request();
    const isIn = request.resourceType() === 'document' || named.has(request.url());
    return isIn ? route.continue() : route.abort();
  });

  await guest.open();
  await expect(guest.heading(site.hero.title)).toBeVisible();
  for (const section of ['Classics', 'Soup and Chili', 'Desserts'])
    await expect(guest.heading(section)).toBeVisible();
  await expect(guest.card('Meatloaf with veggies').getByText('$50.00')).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed');
  await expect(guest.heading('Meatloaf with veggies')).toHaveCSS('font-family', /Simmer Display/);

  for (const { path, module } of [
    { path: '/cart', module: 'cart-mfe' },
    { path: '/', module: 'menu-mfe' },
  ]) {
    named.clear();
    for (const file of await namedInDocument(page, urls.shell + path)) named.add(file);
    await guest.open(path);
    await expect(page.locator(`[data-module="${module}"][data-hydrated]`)).toBeAttached();
  }
  await guest.add('Key lime pie', '9inch', '$25.00');
  await expect(guest.cartLink).toHaveAccessibleName('Cart, 1 item, 1 dish');
  const blocking = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      // TypeScript's types lack this field.
      .filter((entry) => Reflect.get(entry, 'renderBlockingStatus') !== 'non-blocking')
      .map(({ name }) => name),
  );
  expect(blocking).toEqual([]);
});
