import type { BrowserContext, Page } from '@playwright/test';
import { onConsoleError } from '../../platform/browser';
import { freshEmail, Guest } from '../fixtures/guest';
import { LATE } from '../fixtures/network';
import { expect, test } from '../fixtures/test';
import { otherRelease, TEXTS, type Module } from './releases';

const LOADS = 12;
const PAGES = ['/', '/cart', '/instructions', '/'];

/** The menu and the shell are on every page that a guest orders with. */
const PLAN: readonly { action: 'release' | 'rollback'; module: Module }[] = [
  { action: 'release', module: 'menu-mfe' },
  { action: 'release', module: 'cart-mfe' },
  { action: 'release', module: 'shell' },
  { action: 'rollback', module: 'cart-mfe' },
  { action: 'rollback', module: 'menu-mfe' },
  { action: 'rollback', module: 'shell' },
];

/** Collects console errors and failed requests. A page that reloads itself logs one. */
function watch(page: Page, problems: string[]): void {
  onConsoleError(page, (text) => {
    if (!LATE.test(text)) problems.push(`${page.url()}: ${text}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400)
      problems.push(`${response.url()} answered ${String(response.status())}`);
  });
}

test('releases and rollbacks of the modules under load lose no page and no order (case 26)', async ({
  browser,
  urls,
  inbox,
  changeReleases,
}) => {
  const problems: string[] = [];
  const versions = new Map<Module, string>();
  for (const { action, module } of PLAN)
    if (action === 'release')
      versions.set(
        module,
        await otherRelease(changeReleases, module, `${TEXTS[module]} (${action})`),
      );

  let switched = 0;
  const switchNext = async () => {
    const step = PLAN[switched];
    switched += 1;
    if (!step) return;
    const { action, module } = step;
    if (action === 'release')
      await changeReleases({ action, versions: { [module]: versions.get(module) ?? '' } });
    else await changeReleases({ action, module });
  };

  let loaded = 0;
  const switchesDue = () => (loaded / LOADS) * PLAN.length - switched;
  const until = (isTrue: () => boolean) =>
    expect.poll(isTrue, { timeout: 600_000, intervals: [50] }).toBe(true);
  const seen = new Set<string>();
  const load = async (context: BrowserContext, pathname: string) => {
    const page = await context.newPage();
    watch(page, problems);
    await page.goto(urls.shell + pathname);
    await new Guest(page, urls).waitUntilHydrated();
    const registry = await page.locator('#registry').textContent();
    seen.add(registry ?? '');
    expect(new URL(page.url()).pathname).toBe(pathname);
    loaded += 1;
    await page.close();
  };
  const browse = async () => {
    while (loaded < LOADS) {
      // It begins without any file of the shop, and keeps those of earlier switches.
      const context = await browser.newContext();
      for (const pathname of PAGES) {
        // A busy machine switches slowly, and all pages would be loaded before.
        await until(() => switchesDue() <= 1);
        if (loaded < LOADS) await load(context, pathname);
      }
      await context.close();
    }
  };

  const email = freshEmail('switching');
  const order = async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    watch(page, problems);
    const guest = new Guest(page, urls);
    await guest.open();
    await guest.add('Key lime pie', '9inch', '$25.00');
    await guest.openCart();
    await guest.signUpFromCart(email);
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await guest.fillDetails({ date: '2031-05-09' });
    await guest.submit();
    await context.close();
  };

  // Spread over the loads, so that every switch happens between loads and orders.
  const release = async () => {
    while (switched < PLAN.length) {
      await until(() => switchesDue() > 0);
      await switchNext();
    }
  };
  await Promise.all([browse(), order(), release()]);

  expect(problems).toEqual([]);
  expect(await inbox.ordersOf(email)).toHaveLength(1);
  expect({ loaded, switched }).toEqual({ loaded: LOADS, switched: PLAN.length });
  expect(seen.size).toBeGreaterThan(2);
});
