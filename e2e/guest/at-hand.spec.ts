import type { Page } from '@playwright/test';
import { expectNoViolations } from '../fixtures/accessibility';
import type { Guest } from '../fixtures/guest';
import { expect, test } from '../fixtures/test';

const chips = (page: Page) => page.getByRole('navigation', { name: 'Menu sections' });
const chip = (page: Page, name: string) => chips(page).getByRole('link', { name });
const cartBar = (page: Page) => page.getByRole('link', { name: /View cart$/ });

test('on a phone, the links to the sections and the cart’s total stay in reach, and cover neither the end of the page nor a focused control', async ({
  guest,
}) => {
  const { page } = guest;
  await guest.open();
  await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
  // The bar loads after the page is idle.
  await expect(page.locator('nav[aria-label="Menu sections"]')).toBeAttached();
  await test.step('the section in view is marked', async () => {
    await expect(chips(page)).toBeHidden();
    await page.getByRole('link', { name: 'See the menu' }).click();
    await expect(chip(page, 'Classics')).toHaveAttribute('aria-current', 'location');
    await chip(page, 'Desserts').click();
    await expect(guest.heading('Desserts')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('region', { name: 'Desserts' })).toBeFocused();
    await expect(chips(page).locator('[aria-current="location"]')).toHaveText('Desserts');
  });

  await test.step('what the bar shows is not shown twice, but is still announced', async () => {
    await expect(cartBar(page)).toHaveCount(0);
    await guest.add('Meatloaf with veggies', 'Small', '$30.00');
    await expect(cartBar(page)).toHaveAccessibleName('1 dish, $30.00 View cart');
    const messages = page.getByRole('complementary', { name: 'Messages' });
    await expect(messages.getByRole('button', { name: 'Dismiss' })).toBeHidden();
    await expect(messages.getByRole('status')).toHaveText(
      /Meatloaf with veggies\u200E, Small added/,
    );
    await expectNoViolations(page, ['nav[aria-label="Menu sections"]', '[data-cart-bar]']);
  });

  await test.step('the end of the page can be read above the bar', async () => {
    await guest.scrollTo('end');
    const line = await page.getByText(/^Site built by/).boundingBox();
    const bar = await cartBar(page).boundingBox();
    expect((line?.y ?? Number.NaN) + (line?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    const links = page.getByRole('contentinfo').getByRole('link');
    await expect(links.first()).toBeVisible();
    for (const link of await links.all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  // From the tenth control on, each scrolls the page like the one before.
  await expectFocusUncovered(guest, 20);

  await page.setViewportSize({ width: 341, height: 160 });
  const shown = () =>
    page.evaluate(() => {
      const fixed = 'header, nav[aria-label="Menu sections"], [data-cart-bar], aside > div';
      return [...document.querySelectorAll(fixed)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map(({ localName }) => localName);
    });
  await expect.poll(shown).toEqual(['header']);
  await expectFocusUncovered(guest, 10);

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(chips(page)).toBeHidden();
  await expect(cartBar(page)).toBeHidden();
});

/** Moves the focus this many controls forward and back from a dish in the middle of the menu. */
async function expectFocusUncovered(guest: Guest, controls: number): Promise<void> {
  await guest.addButton('Mississippi pot roast with veggies', 'Small', '$30.00').focus();
  for (const key of ['Tab', 'Shift+Tab'])
    for (let control = 1; control < controls; control += 1) {
      await guest.page.keyboard.press(key);
      await expect.poll(() => guest.page.evaluate(coveredFocus)).toBe('');
    }
}

/**
 * Runs in the page.
 * @returns what covers the corners or the center of the focused element; '' for nothing.
 */
function coveredFocus(): string {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return '';
  if (activeElement.closest('nav, [data-cart-bar], header')) return '';
  const { left, top, right, bottom } = activeElement.getBoundingClientRect();
  const inset = 2;
  for (const [x, y] of [
    [left + inset, top + inset],
    [right - inset, bottom - inset],
    [(left + right) / 2, (top + bottom) / 2],
  ] as const) {
    const over = document.elementFromPoint(x, y)?.closest('nav, [data-cart-bar], header');
    if (over) return `${over.outerHTML.slice(0, 60)} over ${activeElement.outerHTML.slice(0, 80)}`;
  }
  return '';
}
