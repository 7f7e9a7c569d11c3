import { expectNoSidewaysScrolling, expectNoViolations } from '../fixtures/accessibility';
import { PATHS, UNKNOWN_ADDRESS } from '../fixtures/pages';
import { expect, test } from '../fixtures/test';

for (const path of PATHS) {
  test(`${path} has no accessibility violation at 390 and 1440 px, and no sideways scrolling at 320 px`, async ({
    guest,
    expectedConsole,
  }) => {
    test.slow();
    const { page } = guest;
    if (path === '/nowhere') expectedConsole.push(UNKNOWN_ADDRESS);
    await guest.open(path);
    await expect(page.getByRole('heading').or(page.getByRole('alert')).first()).toBeVisible();
    if (path === '/') await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoViolations(page);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScrolling(page);
  });
}

test.describe('the checkout', () => {
  test.use({ account: 'guest' });

  test('with lines, errors and the open payment code has no accessibility violation', async ({
    guest,
  }) => {
    await guest.open();
    await guest.add('Danish', '9 X 13', '$25.00');
    await guest.openCart();
    await guest.submitButton.click();
    await expect(guest.page.getByRole('alert')).toBeVisible();
    await expectNoViolations(guest.page);
    await guest.page.getByRole('radio', { name: 'Venmo' }).check();
    await expect(guest.page.getByRole('dialog').getByRole('img')).toBeVisible();
    await expectNoViolations(guest.page);
  });
});

test('a keyboard alone is enough to add a dish and reach the checkout', async ({ guest }) => {
  await guest.open();
  await expect(guest.addButton('Meatloaf with veggies', 'Small', '$30.00')).toBeVisible();
  await guest.page.keyboard.press('Tab');
  await expect(guest.page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await guest.page.keyboard.press('Enter');
  await guest.page.keyboard.press('Tab');
  await expect(guest.page.getByRole('link', { name: 'See the menu' })).toBeFocused();
  await guest.page.keyboard.press('Enter');
  await expect(guest.page.getByRole('region', { name: 'Classics' })).toBeFocused();
  await guest.page.keyboard.press('Tab');
  await guest.page.keyboard.press('Enter');
  await expect(guest.badge).toHaveText('1');
  await expect(
    guest.page.getByRole('status').filter({ hasText: 'added. Cart: 1 item' }),
  ).toBeAttached();
});
