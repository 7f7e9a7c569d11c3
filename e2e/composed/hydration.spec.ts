import type { Request } from '@playwright/test';
import { WORKER_BLOCKED } from '../../platform/browser';
import { holdBack, isScript, LATE, namedInDocument, UNKNOWN_ADDRESS } from '../fixtures/network';
import {
  type Changes,
  changedNodes,
  layoutShifts,
  logPage,
  MONTHLY_MENU,
  NOTHING_CHANGES,
  seenFallbacks,
} from '../fixtures/page-log';
import { site } from '../fixtures/site';
import { expect, test } from '../fixtures/test';

interface OnePage {
  path: string;
  title: string;
  changes?: Changes;
}

const HOME: OnePage = { path: '/', title: site.business.name, changes: MONTHLY_MENU };

// Each other page is tested in one width only, because only the navigation differs between the widths, and all pages
// have it.
const WIDTHS: readonly { width: number; pages: readonly OnePage[] }[] = [
  {
    width: 390,
    pages: [
      HOME,
      { path: '/login', title: `Log In · ${site.business.name}` },
      { path: '/order-confirmation', title: `Order confirmation · ${site.business.name}` },
      { path: '/nowhere', title: `Page not found · ${site.business.name}` },
    ],
  },
  {
    width: 1440,
    pages: [
      HOME,
      { path: '/instructions', title: `Instructions · ${site.business.name}` },
      { path: '/cart', title: `Your Order · ${site.business.name}` },
      // The page says "Loading..." until the role is known.
      {
        path: '/menu-editor',
        title: `Edit Menu · ${site.business.name}`,
        changes: { removed: '#main *', into: '#main' },
      },
    ],
  },
];

const isAsset = (request: Request) => ['font', 'image'].includes(request.resourceType());

/** This function runs in the page. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver(() => {
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

for (const { width, pages } of WIDTHS)
  test(`at ${String(width)} px, each page loads without movement, flash or log, hydration changes no node, and each script is requested once`, async ({
    guest,
    urls,
    expectedConsole,
  }) => {
    expectedConsole.push(UNKNOWN_ADDRESS);
    const { page } = guest;
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.text() !== WORKER_BLOCKED && !LATE.test(message.text()))
        logged.push(message.text());
    });
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.setViewportSize({ width, height: 900 });

    for (const { path, title, changes = NOTHING_CHANGES } of pages)
      await test.step(path, async () => {
        logged.length = 0;
        requested.length = 0;
        await logPage(page, changes);
        const releaseAssets = await holdBack(page, isAsset);
        const releaseCode = await holdBack(page, isScript);
        await guest.openEarly(path);
        await page.evaluate(firstPaint);
        releaseAssets();
        const shifts = await layoutShifts(page);
        releaseCode();
        await guest.waitUntilHydrated();
        if (path === '/') await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
        if (path === '/menu-editor') await expect(page.getByRole('alert')).toBeVisible();
        // Waits for the tasks that the page defers, such as loading the account.
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

        expect(await changedNodes(page, changes)).toEqual([]);
        expect([...shifts, ...(await layoutShifts(page))]).toEqual([]);
        expect(await seenFallbacks(page)).toEqual([]);
        expect(await page.evaluate(() => window.pageLog.title)).toBe(title);
        await expect(page).toHaveTitle(title);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        expect(logged.filter((text) => path !== '/nowhere' || !UNKNOWN_ADDRESS.test(text))).toEqual(
          [],
        );
        const named = await namedInDocument(page, urls.shell + path);
        const scripts = [...named].filter((url) => url.endsWith('.js'));
        expect(requested.filter((url) => scripts.includes(url)).sort()).toEqual(scripts.sort());
        expect(requested.filter((url) => /inspector|overrides|registry/.test(url))).toEqual([]);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
  });
