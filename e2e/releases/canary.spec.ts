import type { Browser } from '@playwright/test';
import { LONG_JOURNEY_MS } from '../fixtures/limits';
import { expect, test } from '../fixtures/test';
import { isFull, otherRelease, TEXTS } from './releases';

const SHARE = isFull ? 20 : 50;
const VISITORS = isFull ? 500 : 12;
const CANARY_TEXT = 'Pies of the canary.';

interface Visit {
  isCanary: boolean;
  /** The menu's texts in every frame until hydration. */
  painted: readonly string[];
  path: string;
}

/** Runs first in every document: logs in each frame which of the two texts is on the page. */
function logTexts([usual, canary]: readonly [string, string]): void {
  const key = 'texts-seen';
  const look = () => {
    const isHidden = document.documentElement.hidden;
    const text = isHidden ? '' : (document.body?.textContent ?? '');
    const found = [usual, canary].filter((one) => text.includes(one));
    const seen = new Set([...(sessionStorage.getItem(key) ?? '').split('|'), ...found]);
    sessionStorage.setItem(key, [...seen].filter(Boolean).join('|'));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** One visitor, who opens the shop three times. */
async function visitorOf(browser: Browser, shop: string): Promise<Visit[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  // The document alone shows which release it is.
  await page.route(
    (url) => /\.(js|woff2|svg|png|ico)$/.test(url.pathname),
    (route) => route.abort(),
  );
  await page.addInitScript(logTexts, [TEXTS['menu-mfe'], CANARY_TEXT] as const);
  const visits: Visit[] = [];
  for (const address of ['/', '/?from=mail#soup', '/']) {
    await page.goto(shop + address);
    const menu = page.locator('[data-module="menu-mfe"]');
    await expect(menu).toContainText(/pies/i);
    visits.push({
      isCanary: (await menu.textContent())?.includes(CANARY_TEXT) ?? false,
      painted: await page.evaluate(() => (sessionStorage.getItem('texts-seen') ?? '').split('|')),
      path: page.url().replace(shop, ''),
    });
  }
  await context.close();
  return visits;
}

test(`a canary of ${String(SHARE)} % reaches its share of the visitors, always the same ones, and never mixes with the usual release (case 26)`, async ({
  browser,
  urls,
  changeReleases,
}) => {
  test.setTimeout(isFull ? 1_500_000 : LONG_JOURNEY_MS);
  const version = await otherRelease(changeReleases, 'menu-mfe', CANARY_TEXT);
  await changeReleases({ action: 'canary', module: 'menu-mfe', version, share: SHARE });

  let visitors = 0;
  let canaries = 0;
  // A sample ends when both releases are known to be reached.
  const isEnough = () => !isFull && Math.min(canaries, visitors - canaries) >= 2;
  const visit = async () => {
    while (visitors < VISITORS && !isEnough()) {
      visitors += 1;
      const visits = await visitorOf(browser, urls.shell);
      const [first] = visits;
      expect(visits.map(({ isCanary }) => isCanary)).toEqual(visits.map(() => first?.isCanary));
      expect(visits.map(({ path }) => path)).toEqual(['/', '/?from=mail#soup', '/']);
      // No frame may show the other release.
      const others = first?.isCanary ? TEXTS['menu-mfe'] : CANARY_TEXT;
      expect(visits.flatMap(({ painted }) => painted)).not.toContain(others);
      if (first?.isCanary) canaries += 1;
    }
  };
  await Promise.all((isFull ? [1, 2, 3, 4] : [1]).map(visit));
  const perCent = (100 * canaries) / visitors;
  console.log(`      ${String(canaries)} of ${String(visitors)} visitors: ${perCent.toFixed(1)} %`);
  expect(canaries).toBeGreaterThan(0);
  expect(canaries).toBeLessThan(visitors);
  if (isFull) expect(Math.abs(perCent - SHARE)).toBeLessThanOrEqual(5);
  await changeReleases({ action: 'rollback', module: 'menu-mfe' });
});

test('a visitor of a canary uses the whole shop at its usual addresses, hydrated and without console errors', async ({
  guest,
  urls,
  changeReleases,
}) => {
  const version = await otherRelease(changeReleases, 'menu-mfe', CANARY_TEXT);
  await changeReleases({ action: 'canary', module: 'menu-mfe', version, share: 99 });
  await guest.page.addInitScript(() => {
    // One of the 99 % who do not get the canary.
    localStorage.setItem('simmer-canary', '0.5');
  });
  await guest.open('/#desserts');
  await expect(guest.page.getByText(CANARY_TEXT)).toBeVisible();
  await guest.waitUntilHydrated();
  expect(guest.page.url()).toBe(`${urls.shell}/#desserts`);
  await guest.add('Key lime pie', '9inch', '$25.00');
  await guest.openCart();
  await expect(guest.heading('Your Order')).toBeVisible();
  await expect(guest.page).toHaveURL(`${urls.shell}/cart`);
  await guest.page.goBack();
  await expect(guest.page.getByText(CANARY_TEXT)).toBeVisible();
  await guest.page.reload();
  await expect(guest.page.getByText(CANARY_TEXT)).toBeVisible();
  expect(guest.page.url()).toBe(`${urls.shell}/#desserts`);

  await changeReleases({ action: 'rollback', module: 'menu-mfe' });
  await guest.page.reload();
  await expect(guest.page.getByText(TEXTS['menu-mfe'])).toBeVisible();
});
