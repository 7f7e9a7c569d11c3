import type { Page } from '@playwright/test';
import { expectNoSidewaysScrolling, expectNoViolations } from '../fixtures/accessibility';
import { gusOrder, longOrder, openWithOrders } from '../fixtures/kitchen-orders';
import { printed } from '../fixtures/printed';
import { expect, test } from '../fixtures/test';

test.use({ account: 'manager' });

/** What is printed outside its ticket, label or sheet. */
const cutOff = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('[data-paper] article')].filter(
        (part) => part.scrollHeight > part.clientHeight || part.scrollWidth > part.clientWidth,
      ).length,
  );

test('tickets of 80 mm are as long as each order, and labels are whole on every paper, however much a guest wrote', async ({
  guest,
}) => {
  const { page } = guest;
  await guest.open('/kitchen');
  await openWithOrders(page, [gusOrder, longOrder]);
  await page.getByRole('button', { name: 'Tickets and labels' }).click();
  await expect(guest.heading('Tickets and labels')).toBeVisible();
  await expectNoViolations(page, ['dialog[open]']);
  const [short, long, ...others] = await printed(page);
  expect(others).toEqual([]);
  for (const ticket of [short, long]) {
    expect(ticket).toMatchObject({ hasText: true });
    expect(ticket?.width).toBeCloseTo(80, 0);
  }
  expect(short?.height).toBeLessThan(100);
  expect(long?.height).toBeGreaterThan(400);

  const paper = page.getByLabel('Paper');
  await paper.selectOption('Labels: printer, 4 × 2 in');
  await page.getByLabel('Your own line').fill('Made in a home kitchen. '.repeat(6));
  for (const [format, width, height, count] of [
    ['Avery 5163 (Letter)', 216, 279, 2],
    ['Avery L7173 (A4)', 210, 297, 2],
    ['printer, 4 × 2 in', 102, 51, 12],
    ['printer, 3 × 2 in', 76, 51, 12],
  ] as const) {
    await paper.selectOption(`Labels: ${format}`);
    const pages = await printed(page);
    expect(pages).toHaveLength(count);
    for (const one of pages) {
      expect(one.hasText).toBe(true);
      expect([Math.round(one.width), Math.round(one.height)]).toEqual([width, height]);
    }
    expect(await cutOff(page), format).toBe(0);
  }
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await expectNoSidewaysScrolling(page);
  }
  await expectNoViolations(page, ['dialog[open]']);

  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Tickets and labels' })).toBeFocused();
  const list = await printed(page);
  expect(list.every(({ width }) => Math.round(width) === 216)).toBe(true);
});
