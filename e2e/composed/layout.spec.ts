import type { Locator, Request } from '@playwright/test';
import { holdBack, isScript } from '../fixtures/hold-back';
import { layoutShifts, watchHtml } from '../fixtures/page-notes';
import { expect, test, UNKNOWN_ADDRESS } from '../fixtures/test';

const PATHS = [
  '/',
  '/instructions',
  '/login',
  '/cart',
  '/order-confirmation',
  '/menu-editor',
  '/nowhere',
];

for (const path of PATHS) {
  for (const width of [390, 1440]) {
    test(`fonts, pictures and code that come after the first paint move nothing on ${path} at ${String(width)} px`, async ({
      guest,
      expectedConsole,
    }) => {
      const { page } = guest;
      if (path === '/nowhere') expectedConsole.push(UNKNOWN_ADDRESS);
      await page.setViewportSize({ width, height: 900 });
      await watchHtml(page);
      const releaseLooks = await holdBack(page, (request) =>
        ['font', 'image'].includes(request.resourceType()),
      );
      const releaseCode = await holdBack(page, isScript);
      await guest.openEarly(path);
      await page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            new PerformanceObserver(() => {
              resolve();
            }).observe({ type: 'paint', buffered: true });
          }),
      );
      releaseLooks();
      await layoutShifts(page);
      releaseCode();
      await guest.waitUntilLive();
      if (path === '/') await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
      expect(await layoutShifts(page)).toEqual([]);
    });
  }
}

const topOf = async (place: Locator) => (await place.boundingBox())?.y ?? Number.NaN;
const isMonthlyMenu = (request: Request) => /documents(\/menu|:runQuery)/.test(request.url());

for (const { section, heading } of [
  { section: 'menu', heading: 'Monthly Menu' },
  { section: 'soup', heading: 'Soup and Chili' },
  { section: 'desserts', heading: 'Desserts' },
]) {
  test(`a guest whose link led to "${heading}" stays there when the Monthly Menu arrives`, async ({
    guest,
  }) => {
    const { page } = guest;
    await watchHtml(page);
    const release = await holdBack(page, isMonthlyMenu);
    await guest.open(`/#${section}`);
    await guest.waitUntilLive();
    await expect(guest.heading(heading)).toBeInViewport();
    expect(await layoutShifts(page)).toEqual([]);
    const before = await topOf(guest.heading(heading));
    release();
    await expect(guest.heading('BEEF STROGANOFF')).toBeAttached();
    expect(await layoutShifts(page)).toEqual([]);
    expect(await topOf(guest.heading(heading))).toBeCloseTo(before, 0);
  });
}

test('a guest who scrolled to the soups by themselves stays there when the Monthly Menu arrives', async ({
  guest,
}) => {
  const { page } = guest;
  await watchHtml(page);
  const release = await holdBack(page, isMonthlyMenu);
  await guest.open();
  await guest.waitUntilLive();
  const soups = guest.heading('Soup and Chili');
  await soups.evaluate((element) => {
    element.scrollIntoView({ behavior: 'instant' });
  });
  expect(await layoutShifts(page)).toEqual([]);
  const before = await topOf(soups);
  release();
  await expect(guest.heading('BEEF STROGANOFF')).toBeAttached();
  expect(await layoutShifts(page)).toEqual([]);
  expect(await topOf(soups)).toBeCloseTo(before, 0);
});
