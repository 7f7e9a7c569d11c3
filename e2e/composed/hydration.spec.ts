import type { Request } from '@playwright/test';
import { WORKER_BLOCKED } from '../../platform/browser';
import { holdBack, isScript } from '../fixtures/network';
import {
  layoutShifts,
  MONTHLY_MENU,
  NOTHING_CHANGES,
  changedNodes,
  seenFallbacks,
  logPage,
} from '../fixtures/page-log';
import { UNKNOWN_ADDRESS } from '../fixtures/pages';
import { site } from '../fixtures/site';
import { expect, test } from '../fixtures/test';

const PAGES = [
  { path: '/', title: site.business.name, changes: MONTHLY_MENU },
  { path: '/instructions', title: `Instructions · ${site.business.name}` },
  { path: '/login', title: `Log In · ${site.business.name}` },
  { path: '/cart', title: `Your Order · ${site.business.name}` },
  { path: '/order-confirmation', title: `Order confirmation · ${site.business.name}` },
  // "Loading..." until the role is known.
  {
    path: '/menu-editor',
    title: `Edit Menu · ${site.business.name}`,
    changes: { removed: '#main *', into: '#main' },
  },
  { path: '/privacy', title: `Privacy · ${site.business.name}` },
  { path: '/nowhere', title: `Page not found · ${site.business.name}` },
];

const isAsset = (request: Request) => ['font', 'image'].includes(request.resourceType());

/** Runs in the page. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver(() => {
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

for (const { path, title, changes = NOTHING_CHANGES } of PAGES) {
  const isHome = path === '/';
  const picture = isHome ? '' : '; the picture of the home page is not there [15]';
  for (const width of [390, 1440]) {
    test(`${path} at ${String(width)} px: fonts, pictures and code that load after the first paint move, flash and log nothing, hydration changes no node, and the inspector is not loaded${picture}`, async ({
      guest,
      expectedConsole,
    }) => {
      const { page } = guest;
      if (path === '/nowhere') expectedConsole.push(UNKNOWN_ADDRESS);
      const logged: string[] = [];
      page.on('console', (message) => {
        if (message.text() !== WORKER_BLOCKED) logged.push(message.text());
      });
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(request.url()));
      await page.setViewportSize({ width, height: 900 });
      await logPage(page, changes);
      const releaseAssets = await holdBack(page, isAsset);
      const releaseCode = await holdBack(page, isScript);
      await guest.openEarly(path);
      await page.evaluate(firstPaint);
      releaseAssets();
      await layoutShifts(page);
      releaseCode();
      await guest.waitUntilHydrated();
      if (isHome) await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
      if (path === '/menu-editor') await expect(page.getByRole('alert')).toBeVisible();
      // After the tasks that the page defers, such as loading the account.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

      expect(await changedNodes(page, changes)).toEqual([]);
      expect(await layoutShifts(page)).toEqual([]);
      expect(await seenFallbacks(page)).toEqual([]);
      expect(await page.evaluate(() => window.pageLog.title)).toBe(title);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByTestId('hero-background')).toHaveCount(isHome ? 1 : 0);
      expect(loaded).toContainEqual(expect.stringMatching(/\/main\.\w+\.js$/));
      expect(loaded.filter((url) => /inspector|overrides/.test(url))).toEqual([]);
      expect(logged.filter((text) => !expectedConsole.some((known) => known.test(text)))).toEqual(
        [],
      );
    });
  }
}
