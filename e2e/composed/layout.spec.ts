import type { Locator } from '@playwright/test';
import { holdBack, isMonthlyMenu } from '../fixtures/network';
import { layoutShifts, logPage } from '../fixtures/page-log';
import { expect, test } from '../fixtures/test';

/**
 * -0.3 counts as no movement: pages scroll by whole pixels, so an anchored element may be off by a fraction of a pixel.
 */
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
