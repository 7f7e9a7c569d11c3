import { AxeBuilder } from '@axe-core/playwright';
import { DEMO_GUEST } from '../fixtures/guest';
import { expect, test, UNKNOWN_ADDRESS } from '../fixtures/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const PATHS = [
  '/',
  '/instructions',
  '/login',
  '/cart',
  '/order-confirmation',
  '/menu-editor',
  '/nowhere',
];

for (const width of [390, 1440]) {
  for (const path of PATHS) {
    test(`${path} has no accessibility violation at ${String(width)} px`, async ({
      guest,
      expectedConsole,
    }) => {
      if (path === '/nowhere') expectedConsole.push(UNKNOWN_ADDRESS);
      await guest.page.setViewportSize({ width, height: 900 });
      await guest.open(path);
      await expect(
        guest.page.getByRole('heading').or(guest.page.getByRole('alert')).first(),
      ).toBeVisible();
      if (path === '/') await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
      const { violations } = await new AxeBuilder({ page: guest.page }).withTags(TAGS).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
      ).toEqual([]);
    });
  }
}

test('the checkout with lines, errors and the open payment code has no accessibility violation', async ({
  guest,
}) => {
  await guest.open('/login');
  await guest.enter(DEMO_GUEST);
  await guest.add('Danish', '9 X 13', '$25.00');
  await guest.openCart();
  await guest.submitButton.click();
  await expect(guest.page.getByRole('alert')).toBeVisible();
  const closed = await new AxeBuilder({ page: guest.page }).withTags(TAGS).analyze();
  expect(closed.violations.map(({ id }) => id)).toEqual([]);
  await guest.page.getByRole('radio', { name: 'Venmo' }).check();
  await expect(guest.page.getByRole('dialog').getByRole('img')).toBeVisible();
  const open = await new AxeBuilder({ page: guest.page }).withTags(TAGS).analyze();
  expect(open.violations.map(({ id }) => id)).toEqual([]);
});

for (const path of PATHS) {
  test(`${path} needs no sideways scrolling at 320 px`, async ({ guest, expectedConsole }) => {
    if (path === '/nowhere') expectedConsole.push(UNKNOWN_ADDRESS);
    await guest.page.setViewportSize({ width: 320, height: 640 });
    await guest.open(path);
    await expect(
      guest.page.getByRole('heading').or(guest.page.getByRole('alert')).first(),
    ).toBeVisible();
    if (path === '/') await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
    expect(
      await guest.page.evaluate(() => document.documentElement.scrollWidth),
    ).toBeLessThanOrEqual(320);
  });
}

test('a keyboard alone is enough to add a dish and reach the checkout', async ({ guest }) => {
  await guest.open();
  await expect(guest.addButton('Meatloaf with veggies', 'Small', '$30.00')).toBeVisible();
  await guest.page.keyboard.press('Tab');
  await expect(guest.page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await guest.page.keyboard.press('Enter');
  await guest.page.keyboard.press('Tab');
  await guest.page.keyboard.press('Enter');
  await expect(guest.badge).toHaveText('1');
  await expect(
    guest.page.getByRole('status').filter({ hasText: 'added. Cart: 1 item' }),
  ).toBeAttached();
});
