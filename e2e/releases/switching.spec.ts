import type { BrowserContext, Page } from '@playwright/test';
import { onConsoleError } from '../../platform/browser';
import { freshEmail, Guest } from '../fixtures/guest';
import { LONG_JOURNEY_MS } from '../fixtures/limits';
import { expect, test } from '../fixtures/test';
import { isFull, otherRelease, TEXTS, type Module } from './releases';

const LOADS = isFull ? 300 : 24;
const ORDERS = isFull ? 30 : 2;
const SWITCHES = isFull ? 20 : 9;
const PAGES = ['/', '/cart', '/', '/instructions', '/login', '/'];

/** The switches, repeated until all are done: all modules, all kinds. */
const PLAN: readonly { action: 'release' | 'canary' | 'promote' | 'rollback'; module: Module }[] = [
  { action: 'release', module: 'menu-mfe' },
  { action: 'canary', module: 'cart-mfe' },
  { action: 'release', module: 'shell' },
  { action: 'promote', module: 'cart-mfe' },
  { action: 'rollback', module: 'menu-mfe' },
  { action: 'canary', module: 'shell' },
  { action: 'release', module: 'editor-mfe' },
  { action: 'release', module: 'kitchen-mfe' },
  { action: 'rollback', module: 'shell' },
  { action: 'canary', module: 'menu-mfe' },
  { action: 'rollback', module: 'cart-mfe' },
];

/** Collects console errors and failed requests. A page that reloads itself logs one. */
function watch(page: Page, problems: string[]): void {
  onConsoleError(page, (text) => problems.push(`${page.url()}: ${text}`));
  page.on('response', (response) => {
    if (response.status() >= 400)
      problems.push(`${response.url()} answered ${String(response.status())}`);
  });
}

test(`${String(SWITCHES)} releases, canaries and rollbacks of all modules lose no page and no order`, async ({
  browser,
  urls,
  inbox,
  changeReleases,
}) => {
  test.setTimeout(isFull ? 1_500_000 : LONG_JOURNEY_MS);
  const problems: string[] = [];
  const versions = new Map<string, string>();
  for (const { action, module } of PLAN.slice(0, SWITCHES))
    if (action === 'release' || action === 'canary')
      versions.set(
        `${action} ${module}`,
        await otherRelease(changeReleases, module, `${TEXTS[module]} (${action})`),
      );

  let switched = 0;
  const switchNext = async () => {
    const step = PLAN[switched % PLAN.length];
    switched += 1;
    if (!step) return;
    const { action, module } = step;
    const version = versions.get(`${action} ${module}`) ?? '';
    if (action === 'canary') await changeReleases({ action, module, version, share: 50 });
    else if (action === 'release')
      await changeReleases({ action, versions: { [module]: version } });
    else await changeReleases({ action, module });
  };

  let loaded = 0;
  const switchesDue = () => (loaded / LOADS) * SWITCHES - switched;
  const until = (isTrue: () => boolean) =>
    expect.poll(isTrue, { timeout: 120_000, intervals: [50] }).toBe(true);
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
      // A visitor of a few pages keeps the same release during a canary.
      const context = await browser.newContext();
      for (const pathname of PAGES) {
        // A busy machine switches slowly, and all pages would be loaded before.
        await until(() => switchesDue() <= 1);
        if (loaded < LOADS) await load(context, pathname);
      }
      await context.close();
    }
  };

  const emails: string[] = [];
  const order = async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    watch(page, problems);
    const guest = new Guest(page, urls);
    const email = freshEmail('switching');
    emails.push(email);
    await guest.open();
    await guest.add('Key lime pie', '9inch', '$25.00');
    await guest.add('Pork green chili', 'Quart', '$25.00');
    await guest.openCart();
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await guest.signUp(email, 'a good password');
    await expect(page.getByText('Account created! You can now log in.')).toBeVisible();
    await guest.logIn(email, 'a good password');
    await guest.noticeLink('Continue to checkout').click();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await guest.fillDetails();
    await page.getByLabel('Delivery Date').fill('2031-05-09');
    await guest.submitButton.click();
    await expect(guest.heading('Thank you for your order!')).toBeVisible();
    await context.close();
  };
  const buy = async () => {
    while (emails.length < ORDERS) await order();
  };

  // Spread over the loads, so that every switch happens between loads and orders.
  const release = async () => {
    while (switched < SWITCHES) {
      await until(() => switchesDue() > 0);
      await switchNext();
    }
  };
  await Promise.all([browse(), buy(), release()]);

  expect(problems).toEqual([]);
  for (const email of emails) expect(await inbox.ordersOf(email)).toHaveLength(1);
  expect({ loaded, orders: emails.length, switched }).toEqual({
    loaded: LOADS,
    orders: ORDERS,
    switched: SWITCHES,
  });
  expect(seen.size).toBeGreaterThan(2);
});
