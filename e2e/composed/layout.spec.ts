import type { Locator } from '@playwright/test';
import { holdBack, isMonthlyMenu, isScript } from '../fixtures/network';
import { layoutShifts, logPage } from '../fixtures/page-log';
import { PATHS, UNKNOWN_ADDRESS } from '../fixtures/pages';
import { expect, test } from '../fixtures/test';

for (const path of PATHS) {
  for (const width of [390, 1440]) {
    test(`fonts, pictures and code that load after the first paint move nothing on ${path} at ${String(width)} px`, async ({
      guest,
      expectedConsole,
    }) => {
      const { page } = guest;
      if (path === '/nowhere') expectedConsole.push(UNKNOWN_ADDRESS);
      await page.setViewportSize({ width, height: 900 });
      await logPage(page);
      const releaseAssets = await holdBack(page, (request) =>
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
      releaseAssets();
      await layoutShifts(page);
      releaseCode();
      await guest.waitUntilHydrated();
      if (path === '/') await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
      expect(await layoutShifts(page)).toEqual([]);
    });
  }
}

/** Digits: a page scrolls by whole pixels, so what is held in place may be off by a part of one. */
const NO_PIXEL = -0.3;

const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN;

for (const { section, heading } of [
  { section: 'menu', heading: 'Monthly Menu' },
  { section: 'soup', heading: 'Soup and Chili' },
  { section: 'desserts', heading: 'Desserts' },
]) {
  test(`a guest who followed a link to "${heading}" stays there when the Monthly Menu arrives`, async ({
    guest,
  }) => {
    const { page } = guest;
    await logPage(page);
    const release = await holdBack(page, isMonthlyMenu);
    await guest.open(`/#${section}`);
    await guest.waitUntilHydrated();
    await expect(guest.heading(heading)).toBeInViewport();
    expect(await layoutShifts(page)).toEqual([]);
    const before = await topOf(guest.heading(heading));
    release();
    await expect(guest.heading('BEEF STROGANOFF')).toBeAttached();
    expect(await layoutShifts(page)).toEqual([]);
    expect(await topOf(guest.heading(heading))).toBeCloseTo(before, NO_PIXEL);
  });
}

test('a guest who scrolled to the soups stays there when the Monthly Menu arrives', async ({
  guest,
}) => {
  const { page } = guest;
  await logPage(page);
  const release = await holdBack(page, isMonthlyMenu);
  await guest.open();
  await guest.waitUntilHydrated();
  const soups = guest.heading('Soup and Chili');
  await soups.evaluate((element) => {
    element.scrollIntoView({ behavior: 'instant' });
  });
  expect(await layoutShifts(page)).toEqual([]);
  const before = await topOf(soups);
  release();
  await expect(guest.heading('BEEF STROGANOFF')).toBeAttached();
  expect(await layoutShifts(page)).toEqual([]);
  expect(await topOf(soups)).toBeCloseTo(before, NO_PIXEL);
});
