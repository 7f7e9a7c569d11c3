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
  { path: '/nowhere', title: `Page not found · ${site.business.name}` },
];

for (const { path, title, changes = NOTHING_CHANGES } of PAGES) {
  for (const width of [390, 1440]) {
    test(`${path} hydrates without changing a node, moving, flashing or logging anything, at ${String(width)} px`, async ({
      guest,
      expectedConsole,
    }) => {
      const { page } = guest;
      if (path === '/nowhere') expectedConsole.push(UNKNOWN_ADDRESS);
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await page.setViewportSize({ width, height: 900 });
      await logPage(page, changes);
      await guest.open(path);
      await guest.waitUntilHydrated();
      if (path === '/') await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
      if (path === '/menu-editor') await expect(page.getByRole('alert')).toBeVisible();
      // After the tasks that the page defers, such as loading the account.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

      expect(await changedNodes(page, changes)).toEqual([]);
      expect(await layoutShifts(page)).toEqual([]);
      expect(await seenFallbacks(page)).toEqual([]);
      expect(await page.evaluate(() => window.pageLog.title)).toBe(title);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(logged.filter((text) => !expectedConsole.some((known) => known.test(text)))).toEqual(
        [],
      );
    });
  }
}
