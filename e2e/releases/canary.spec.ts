import { watchConsole } from '../../platform/browser';
import { Guest } from '../fixtures/guest';
import { LATE } from '../fixtures/network';
import { expect, test } from '../fixtures/test';
import { otherRelease, TEXTS } from './releases';

const USUAL_TEXT = TEXTS['menu-mfe'];
const CANARY_TEXT = 'Pies of the canary.';
/** That all of them get the same release happens once in 30,000 runs. */
const MAX_VISITORS = 16;

/** Runs first in every document: logs in each frame which of these texts is on the page. */
function logTexts(texts: readonly string[]): void {
  const key = 'texts-seen';
  const look = () => {
    const isHidden = document.documentElement.hidden;
    const text = isHidden ? '' : (document.body?.textContent ?? '');
    const found = texts.filter((one) => text.includes(one));
    const seen = new Set([...(sessionStorage.getItem(key) ?? '').split('|'), ...found]);
    sessionStorage.setItem(key, [...seen].filter(Boolean).join('|'));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Uses the shop as a visitor who gets one of the two releases everywhere, at the usual addresses. */
async function useShop(guest: Guest, shop: string, text: string): Promise<void> {
  const { page } = guest;
  await guest.waitUntilHydrated();
  expect(page.url()).toBe(`${shop}/?from=mail#desserts`);
  await guest.add('Key lime pie', '9inch', '$25.00');
  await guest.openCart();
  await expect(guest.heading('Your Order')).toBeVisible();
  await expect(page).toHaveURL(`${shop}/cart`);
  await page.goBack();
  await expect(page.getByText(text)).toBeVisible();
  await page.reload();
  await expect(page.getByText(text)).toBeVisible();
  expect(page.url()).toBe(`${shop}/?from=mail#desserts`);
  await guest.open('/');
  await guest.waitUntilHydrated();
  const seen = await page.evaluate(() => sessionStorage.getItem('texts-seen'));
  expect(seen, 'no frame may show the other release').toBe(text);
}

test('a canary reaches some of the visitors, who stay with it on every page, and never mixes with the usual release (case 26)', async ({
  browser,
  urls,
  changeReleases,
}) => {
  const version = await otherRelease(changeReleases, 'menu-mfe', CANARY_TEXT);
  await changeReleases({ action: 'canary', module: 'menu-mfe', version, share: 50 });

  const visitors = new Map<string, Guest>();
  for (let visits = 0; visits < MAX_VISITORS && visitors.size < 2; visits += 1) {
    const page = await (await browser.newContext()).newPage();
    const consoleErrors = watchConsole(page);
    await page.addInitScript(logTexts, [USUAL_TEXT, CANARY_TEXT]);
    await page.goto(`${urls.shell}/?from=mail#desserts`);
    const menu = await page.locator('[data-module="menu-mfe"]').textContent();
    const text = menu?.includes(CANARY_TEXT) ? CANARY_TEXT : USUAL_TEXT;
    if (visitors.has(text)) {
      await page.context().close();
      continue;
    }
    const guest = new Guest(page, urls);
    visitors.set(text, guest);
    await useShop(guest, urls.shell, text);
    expect(consoleErrors.filter((text) => !LATE.test(text))).toEqual([]);
  }
  expect(visitors.size).toBe(2);

  await changeReleases({ action: 'rollback', module: 'menu-mfe' });
  for (const { page } of visitors.values()) {
    await page.reload();
    await expect(page.getByText(USUAL_TEXT)).toBeVisible();
    await page.context().close();
  }
});
