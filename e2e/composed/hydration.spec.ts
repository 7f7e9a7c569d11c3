import {
  layoutShifts,
  MONTHLY_MENU,
  NOTHING_CHANGES,
  otherNodes,
  seenFallbacks,
  watchHtml,
} from '../fixtures/page-notes';
import { expect, test, UNKNOWN_ADDRESS } from '../fixtures/test';

const PAGES = [
  { path: '/', title: 'Simmer', changes: MONTHLY_MENU },
  { path: '/instructions', title: 'Instructions · Simmer' },
  { path: '/login', title: 'Log In · Simmer' },
  { path: '/cart', title: 'Your Order · Simmer' },
  { path: '/order-confirmation', title: 'Thank you · Simmer' },
  // The gate: "Loading..." until it is known who asks.
  {
    path: '/menu-editor',
    title: 'Edit Menu · Simmer',
    changes: { goes: '#main *', into: '#main' },
  },
  { path: '/nowhere', title: 'Page not found · Simmer' },
];

for (const { path, title, changes = NOTHING_CHANGES } of PAGES) {
  for (const width of [390, 1440]) {
    test(`the code takes over ${path} as it was sent, and nothing moves, flashes or complains, at ${String(width)} px`, async ({
      guest,
      expectedConsole,
    }) => {
      const { page } = guest;
      if (path === '/nowhere') expectedConsole.push(UNKNOWN_ADDRESS);
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      await page.setViewportSize({ width, height: 900 });
      await watchHtml(page, changes);
      await guest.open(path);
      await guest.waitUntilLive();
      if (path === '/') await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
      if (path === '/menu-editor') await expect(page.getByRole('alert')).toBeVisible();
      // What the page left for later, the accounts for one, has had its turn.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

      expect(await otherNodes(page, changes)).toEqual([]);
      expect(await layoutShifts(page)).toEqual([]);
      expect(await seenFallbacks(page)).toEqual([]);
      expect(await page.evaluate(() => window.testNotes.title)).toBe(title);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(said.filter((text) => !expectedConsole.some((known) => known.test(text)))).toEqual([]);
    });
  }
}
