import type { Locator } from '@playwright/test';
import { expectNoSidewaysScrolling, expectNoViolations } from '../fixtures/accessibility';
import { PATHS, UNKNOWN_ADDRESS } from '../fixtures/pages';
import { monthlyDish } from '../fixtures/site';
import { expect, FOR_ANY_BUSINESS, test } from '../fixtures/test';

for (const path of PATHS) {
  const details = ['/', '/cart'].includes(path) ? FOR_ANY_BUSINESS : {};
  test(
    `${path} has no accessibility violation at 390 and 1440 px, and no sideways scrolling at 320 px`,
    details,
    async ({ guest, expectedConsole }) => {
      test.slow();
      const { page } = guest;
      if (path === '/nowhere') expectedConsole.push(UNKNOWN_ADDRESS);
      await guest.open(path);
      await expect(page.getByRole('heading').or(page.getByRole('alert')).first()).toBeVisible();
      if (path === '/') await expect(guest.heading(monthlyDish(0).name)).toBeVisible();
      await expectNoViolations(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      // The rest has the same elements at every width.
      await expectNoViolations(page, ['header', 'footer']);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScrolling(page);
    },
  );
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

test.describe('a keyboard alone', () => {
  test.use({ account: 'guest' });

  test('is enough to order: one Tab from "Add" to the cart, and 15 from there to "Thank you"', async ({
    guest,
  }) => {
    const { page } = guest;
    const { keyboard } = page;
    let tabs = 0;
    const tabTo = async (control: Locator) => {
      await expect(control).toBeVisible();
      while (!(await control.evaluate((element) => element === document.activeElement))) {
        await keyboard.press('Tab');
        tabs += 1;
        expect(tabs).toBeLessThan(60);
      }
    };
    await guest.open();
    await guest.waitUntilHydrated();
    await keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await keyboard.press('Enter');
    await keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'See the menu' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Classics' })).toBeFocused();
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(guest.badge).toHaveText('1');
    await expect(
      page.getByRole('status').filter({ hasText: 'added. Cart: 1 item' }),
    ).toBeAttached();

    await keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'View cart' }).first()).toBeFocused();
    await keyboard.press('Enter');
    await expect(guest.heading('Your Order')).toBeVisible();
    await tabTo(page.getByLabel('Name', { exact: true }));
    await keyboard.type('Ada');
    await tabTo(page.getByLabel('Delivery Time'));
    await keyboard.type('Friday, 5 pm');
    await tabTo(page.getByLabel('Delivery Address'));
    await keyboard.type('12 Maple Street');
    await tabTo(guest.submitButton);
    await keyboard.press('Enter');
    await expect(guest.heading('Thank you for your order!')).toBeVisible();
    expect(tabs).toBeLessThanOrEqual(15);

    await test.step('the link past the navigation leaves the order where it is', async () => {
      await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await page.reload();
      await expect(guest.heading('Thank you for your order!')).toBeVisible();
    });
  });
});
