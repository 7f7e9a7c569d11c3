import type { Route } from '@playwright/test';
import { site } from '../fixtures/site';
import { answerFrom, expect, localAddress, test } from './fixtures';

const OTHER = `https://${site.firebase.projectId}.web.app`;

test.beforeEach(async ({ page, urls, expectedConsole }) => {
  // The remotes refuse this address.
  expectedConsole.push(/blocked by CORS/, /Failed to load resource/);
  // The same site on the same host.
  await page.route(`${OTHER}/**`, async (route: Route) => {
    const { pathname, search } = new URL(route.request().url());
    await answerFrom(route, localAddress(urls.shell + pathname + search, urls));
  });
});

test('a guest at a second address of the site is led to the shop’s own, with the page, the fragment of the link and the cart; no other site can fill the cart that way (case 87)', async ({
  guest,
  urls,
}) => {
  const { page } = guest;
  // The cart was left in this tab by a page of the time when this address was the shop's own.
  const line = { name: 'Danish', size: '9 X 13', priceCents: 2500, modification: null };
  await page.addInitScript(
    ([origin, lines]) => {
      if (location.origin === origin) sessionStorage.setItem('simmer:early-adds', lines);
    },
    [
      OTHER,
      JSON.stringify({
        adds: [JSON.stringify({ id: 'classic_0_9 X 13', ...line, flavor: 'Cherry' })],
      }),
    ] as const,
  );
  await page.goto(`${OTHER}/?from=mail#soup`);
  await expect(page).toHaveURL(`${urls.shell}/?from=mail#soup`);
  await guest.waitUntilHydrated();
  await expect(guest.badge).toHaveText('1');
  await guest.openCart();
  await expect(guest.cartLine('Danish')).toContainText('Cherry');

  const cheap = JSON.stringify({
    adds: [JSON.stringify({ id: 'a', ...line, priceCents: 1, flavor: null })],
  });
  await guest.open(`/#cart=${encodeURIComponent(cheap)}`);
  await guest.waitUntilHydrated();
  await expect(guest.badge).toBeHidden();
  expect(page.url()).toBe(`${urls.shell}/`);
});

test('if the shop’s own address leads back to the second one, the page stays there instead of going in circles (case 87)', async ({
  page,
  urls,
}) => {
  const back = `<script>location.replace('${OTHER}/' + location.hash)</script>`;
  let turns = 0;
  await page.route(`${urls.shell}/`, (route) => {
    turns += 1;
    return route.fulfill({ contentType: 'text/html', body: back });
  });
  await page.goto(`${OTHER}/#soup`);
  await expect.poll(() => turns).toBe(1);
  await expect(page.getByRole('link', { name: /^Cart/ })).toBeVisible();
  await expect(page).toHaveURL(`${OTHER}/#soup`);
  expect(turns).toBe(1);
});
