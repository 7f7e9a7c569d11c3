import type { Browser } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { isFull, otherRelease, WORDS } from './releases';

const SHARE = isFull ? 20 : 50;
const VISITORS = isFull ? 500 : 12;
const TRIED = 'Pies of the canary.';

interface Visit {
  isTried: boolean;
  /** The menu's words in every frame until the page was live. */
  painted: readonly string[];
  path: string;
}

/** Notes, in each frame, which of the two words stands on the page: runs before all else of every document. */
function noteWords([usual, tried]: readonly [string, string]): void {
  const key = 'words-seen';
  const look = () => {
    const isHidden = document.documentElement.hidden;
    const text = isHidden ? '' : (document.body?.textContent ?? '');
    const found = [usual, tried].filter((words) => text.includes(words));
    const seen = new Set([...(sessionStorage.getItem(key) ?? '').split('|'), ...found]);
    sessionStorage.setItem(key, [...seen].filter(Boolean).join('|'));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** One visitor, who opens the shop three times: anew, again, and on another page first. */
async function visitorOf(browser: Browser, shop: string): Promise<Visit[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  // Only documents tell which release it is; what they load would only take time.
  await page.route(
    (url) => /\.(js|woff2|svg|png|ico)$/.test(url.pathname),
    (route) => route.abort(),
  );
  await page.addInitScript(noteWords, [WORDS['menu-mfe'], TRIED] as const);
  const visits: Visit[] = [];
  for (const address of ['/', '/?from=mail#soup', '/']) {
    await page.goto(shop + address);
    const menu = page.locator('[data-module="menu-mfe"]');
    await expect(menu).toContainText(/pies/i);
    visits.push({
      isTried: (await menu.textContent())?.includes(TRIED) ?? false,
      painted: await page.evaluate(() => (sessionStorage.getItem('words-seen') ?? '').split('|')),
      path: page.url().replace(shop, ''),
    });
  }
  await context.close();
  return visits;
}

test(`a canary of ${String(SHARE)} % is met by its share of the visitors, always by the same, and by nobody halfway`, async ({
  browser,
  urls,
  stack,
}) => {
  test.setTimeout(isFull ? 1_500_000 : 120_000);
  const version = await otherRelease(stack, 'menu-mfe', TRIED);
  await stack.releases({ action: 'canary', module: 'menu-mfe', version, share: SHARE });

  let come = 0;
  let tried = 0;
  const comeOneByOne = async () => {
    while (come < VISITORS) {
      come += 1;
      const visits = await visitorOf(browser, urls.shell);
      const [first] = visits;
      expect(visits.map(({ isTried }) => isTried)).toEqual(visits.map(() => first?.isTried));
      expect(visits.map(({ path }) => path)).toEqual(['/', '/?from=mail#soup', '/']);
      // Never a frame with the other release's words.
      const others = first?.isTried ? WORDS['menu-mfe'] : TRIED;
      expect(visits.flatMap(({ painted }) => painted)).not.toContain(others);
      if (first?.isTried) tried += 1;
    }
  };
  await Promise.all([1, 2, 3, 4].map(comeOneByOne));
  const perCent = (100 * tried) / VISITORS;
  console.log(`      ${String(tried)} of ${String(VISITORS)} visitors: ${perCent.toFixed(1)} %`);
  // A sample of twelve says no more than that both are met.
  expect(tried).toBeGreaterThan(0);
  expect(tried).toBeLessThan(VISITORS);
  if (isFull) expect(Math.abs(perCent - SHARE)).toBeLessThanOrEqual(5);
  await stack.releases({ action: 'rollback', module: 'menu-mfe' });
});

test('a visitor of a canary uses the whole shop under its usual addresses, hydrated and without a word in the console', async ({
  guest,
  urls,
  stack,
}) => {
  const version = await otherRelease(stack, 'menu-mfe', TRIED);
  await stack.releases({ action: 'canary', module: 'menu-mfe', version, share: 99 });
  await guest.page.addInitScript(() => {
    // A visitor who is among the 99 %.
    localStorage.setItem('simmer-canary', '0.5');
  });
  await guest.open('/#desserts');
  await expect(guest.page.getByText(TRIED)).toBeVisible();
  await guest.waitUntilLive();
  expect(guest.page.url()).toBe(`${urls.shell}/#desserts`);
  await guest.add('Key lime pie', '9inch', '$25.00');
  await guest.openCart();
  await expect(guest.heading('Your Order')).toBeVisible();
  await expect(guest.page).toHaveURL(`${urls.shell}/cart`);
  await guest.page.goBack();
  await expect(guest.page.getByText(TRIED)).toBeVisible();
  await guest.page.reload();
  await expect(guest.page.getByText(TRIED)).toBeVisible();
  expect(guest.page.url()).toBe(`${urls.shell}/#desserts`);

  await stack.releases({ action: 'rollback', module: 'menu-mfe' });
  await guest.page.reload();
  await expect(guest.page.getByText(WORDS['menu-mfe'])).toBeVisible();
});
