import type { Locator, Page } from '@playwright/test';
import { expectNoSidewaysScrolling, expectNoViolations } from '../fixtures/accessibility';
import { monthlyDish } from '../fixtures/site';
import { UNKNOWN_ADDRESS } from '../fixtures/network';
import { expect, FOR_ANY_BUSINESS, test } from '../fixtures/test';

const PHONE = { width: 390, height: 844 };

/** Checks a page at 390 px, and at 320 px without sideways scrolling. */
async function expectAccessible(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScrolling(page);
  await page.setViewportSize(PHONE);
  await expectNoViolations(page);
}

test(
  'the menu and an empty cart have no accessibility violation and no sideways scrolling at 320 px',
  FOR_ANY_BUSINESS,
  async ({ guest }) => {
    const { page } = guest;
    await guest.open();
    await expect(guest.heading(monthlyDish(0).name)).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    // The other parts have the same elements at every width.
    await expectNoViolations(page, ['header', 'footer']);
    await guest.openCart();
    await expect(guest.heading('Your cart is empty.')).toBeVisible();
    await expectAccessible(page);
  },
);

test('no other page that a visitor can open has an accessibility violation or sideways scrolling at 320 px', async ({
  guest,
  expectedConsole,
}) => {
  const { page } = guest;
  expectedConsole.push(UNKNOWN_ADDRESS);
  for (const { heading, come } of [
    { heading: 'Cooking Instructions', come: () => guest.open('/instructions') },
    { heading: 'Log In', come: () => guest.followNavigation('Login') },
    { heading: 'Privacy', come: () => page.getByRole('link', { name: 'Privacy' }).click() },
    { heading: 'No order yet', come: () => guest.open('/order-confirmation') },
    { heading: 'Edit Menu', come: () => guest.open('/menu-editor') },
    { heading: 'Page not found', come: () => guest.open('/nowhere') },
  ])
    await test.step(heading, async () => {
      await come();
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      await expectAccessible(page);
    });
});

test.describe('a keyboard alone', () => {
  test.use({ account: 'guest' });

  test('is enough to order: one Tab leads from "Add" to the cart, and 17 from there to "Thank you"', async ({
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
      page.getByRole('status').filter({ hasText: 'added. Cart: 1 dish' }),
    ).toBeAttached();

    await keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'View cart' }).first()).toBeFocused();
    await keyboard.press('Enter');
    await expect(guest.submitButton).toBeEnabled();
    await tabTo(page.getByLabel('Name', { exact: true }));
    await keyboard.type('Ada');
    await tabTo(page.getByLabel('Delivery Time'));
    await keyboard.type('Friday, 5 pm');
    await tabTo(page.getByLabel('Delivery Address'));
    await keyboard.type('12 Maple Street');
    await tabTo(guest.submitButton);
    await keyboard.press('Enter');
    await expect(guest.heading('Thank you for your order!')).toBeVisible();
    expect(tabs).toBeLessThanOrEqual(17);
  });
});
