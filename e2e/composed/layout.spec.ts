import type { Locator } from '@playwright/test';
import { holdBack, isMonthlyMenu } from '../fixtures/network';
import { layoutShifts, logPage } from '../fixtures/page-log';
import { expect, test } from '../fixtures/test';

/**
 * -0.3 counts as no movement: pages scroll by whole pixels, so an anchored element may be off by a fraction of a pixel.
 */
const NO_PIXEL = -0.3;

const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN;

test('a guest who followed a link to a section below the Monthly Menu stays there when the menu arrives', async ({
  guest,
}) => {
  const { page } = guest;
  await logPage(page);
  const release = await holdBack(page, isMonthlyMenu);
  await guest.open('/#soup');
  await guest.waitUntilHydrated();
  const soups = guest.heading('Soup and Chili');
  await expect(soups).toBeInViewport();
  const before = await topOf(soups);
  release();
  await expect(guest.heading('BEEF STROGANOFF')).toBeAttached();
  expect(await layoutShifts(page)).toEqual([]);
  expect(await topOf(soups)).toBeCloseTo(before, NO_PIXEL);
});
