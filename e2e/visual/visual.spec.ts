import type { Locator } from '@playwright/test';
import { settle } from '../fixtures/settle';
import type { Guest } from '../fixtures/guest';
import { Manager } from '../fixtures/manager';
import { expect, test } from '../fixtures/test';

const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;

/**
 * Other versions render the edges of letters differently, so the pictures are taken again after an update (README.md).
 */
const DRAWN_BY = 'Chromium 150 on linux';

test.use({ hasOwnDatabase: true });

test.beforeEach(({ browser }) => {
  const here = `Chromium ${browser.version().split('.')[0] ?? ''} on ${process.platform}`;
  test.skip(here !== DRAWN_BY, `The pictures were drawn by ${DRAWN_BY}, and this is ${here}.`);
});

/**
 * Compares the window with its picture.
 * @param shown the element at the top of the window; by default the top of the page.
 * @param varying differs from run to run.
 */
async function expectPicture(
  { page }: Guest,
  name: string,
  size: keyof typeof SIZES,
  { shown, varying = [] }: { shown?: Locator; varying?: Locator[] } = {},
): Promise<void> {
  await page.setViewportSize(SIZES[size]);
  await settle(page, shown);
  await expect.soft(page).toHaveScreenshot(`${name} ${size}.png`, { mask: varying });
}

test.describe('to a guest', () => {
  test.use({ account: 'guest' });

  test('the home page, its navigation and dishes, the cart, missing details and the confirmation look as they did', async ({
    guest,
  }) => {
    const { page } = guest;
    await guest.open();
    await guest.waitUntilHydrated();
    await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
    await expectPicture(guest, 'home', 'phone');
    await guest.openNavigation();
    await expectPicture(guest, 'navigation', 'phone');
    await page.keyboard.press('Escape');
    await expectPicture(guest, 'dishes', 'desktop', { shown: guest.heading('Monthly Menu') });

    await guest.writeNote('Meatloaf with veggies', 'no onions, please');
    await guest.add('Meatloaf with veggies', 'Small', '$30.00');
    await guest.add('Key lime pie', '9inch', '$25.00');
    await guest.openCart();
    await expect(guest.heading('Your Order')).toBeVisible();
    await expectPicture(guest, 'cart', 'tablet');
    await guest.submitButton.click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expectPicture(guest, 'missing details', 'phone', {
      shown: page.getByRole('heading', { name: 'Delivery details' }),
    });
    await guest.fillDetails();
    await guest.submitButton.click();
    await expect(guest.heading('Thank you for your order!')).toBeVisible();
    await expectPicture(guest, 'confirmation', 'tablet', {
      varying: [page.locator('p', { hasText: /^Reference/ })],
    });
  });
});

test.describe('to a manager', () => {
  test.use({ account: 'manager' });

  test('the editor looks as it did', async ({ guest }) => {
    const manager = new Manager(guest);
    await manager.openEditor();
    await manager.button('Edit BEEF STROGANOFF').click();
    await expect(manager.editForm('BEEF STROGANOFF')).toBeVisible();
    await expect(guest.page.getByText(/^Taking orders/)).toBeVisible();
    await expectPicture(guest, 'editor', 'desktop');
  });
});
