import type { Page } from '@playwright/test';
import { expectNoViolations } from '../fixtures/accessibility';
import type { Guest } from '../fixtures/guest';
import { expect, test } from '../fixtures/test';

const chips = (page: Page) => page.getByRole('navigation', { name: 'Menu sections' });
const chip = (page: Page, name: string) => chips(page).getByRole('link', { name });
const cartBar = (page: Page) => page.getByRole('link', { name: /View cart$/ });

/** Opens the home page and waits for what loads after it is idle. */
async function openMenu(guest: Guest): Promise<void> {
  await guest.open();
  await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
  await expect(guest.page.locator('nav[aria-label="Menu sections"]')).toBeAttached();
}

test('on a phone the sections of the menu stay at hand, and the one in view is marked', async ({
  guest,
}) => {
  const { page } = guest;
  await openMenu(guest);
  await expect(chips(page)).toBeHidden();
  await page.getByRole('link', { name: 'See the menu' }).click();
  await expect(chip(page, 'Classics')).toHaveAttribute('aria-current', 'location');

  for (const { name, heading } of [
    { name: 'Desserts', heading: 'Desserts' },
    { name: 'Soups', heading: 'Soup and Chili' },
    { name: 'Monthly', heading: 'Monthly Menu' },
  ]) {
    await chip(page, name).click();
    await expect(guest.heading(heading)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('region', { name: heading })).toBeFocused();
    await expect(chips(page).locator('[aria-current="location"]')).toHaveText(name);
  }
  await expectNoViolations(page, ['nav[aria-label="Menu sections"]']);

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(chips(page)).toBeHidden();
});

test('on a phone the cart bar counts what is in the cart, says the total, hides nothing and leads there; what it shows is not shown twice, but still announced', async ({
  guest,
}) => {
  const { page } = guest;
  await openMenu(guest);
  await expect(cartBar(page)).toHaveCount(0);
  await guest.add('Meatloaf with veggies', 'Small', '$30.00');
  await expect(cartBar(page)).toHaveAccessibleName('1 item, $30.00 View cart');
  const messages = page.getByRole('complementary', { name: 'Messages' });
  // The bar already says so.
  await expect(messages.getByRole('button', { name: 'Dismiss' })).toBeHidden();
  await expect(messages.getByRole('status')).toHaveText(/Meatloaf with veggies, Small added/);
  await guest.add('Meatloaf with veggies', 'Small', '$30.00');
  await guest.add('Key lime pie', '9inch', '$25.00');
  await expect(cartBar(page)).toHaveAccessibleName('2 items, $85.00 View cart');
  await expect(guest.badge).toHaveText('2');
  await expectNoViolations(page, ['[data-cart-bar]']);

  await test.step('the last line of the page can be read above it', async () => {
    await page.evaluate(() => {
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    });
    const line = await page.getByText(/^Site built by/).boundingBox();
    const bar = await cartBar(page).boundingBox();
    expect((line?.y ?? Number.NaN) + (line?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(cartBar(page)).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await cartBar(page).click();
  await expect(guest.heading('Your Order')).toBeVisible();
});

test('on a phone each link of the footer is as high as a finger needs', async ({ guest }) => {
  await guest.open();
  const links = guest.page.getByRole('contentinfo').getByRole('link');
  await expect(links).toHaveCount(2);
  for (const link of await links.all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('neither the chips nor the cart bar cover the focused control, forward or backward', async ({
  guest,
}) => {
  test.slow();
  const { page } = guest;
  await openMenu(guest);
  await guest.add('Banana split cake', '9 X 13', '$50.00');
  await expect(cartBar(page)).toBeVisible();
  await guest.addButton('Mississippi pot roast with veggies', 'Small', '$30.00').focus();

  for (const { key, steps } of [
    { key: 'Tab', steps: 45 },
    { key: 'Shift+Tab', steps: 44 },
  ]) {
    for (let step = 0; step < steps; step += 1) {
      await page.keyboard.press(key);
      expect(await page.evaluate(coveredFocus)).toBe('');
    }
  }
});

test('a laptop’s window at 400 % zoom is left to the menu, without chips and cart bar, and no control with the focus is covered', async ({
  guest,
}) => {
  test.slow();
  const { page } = guest;
  await page.setViewportSize({ width: 341, height: 160 });
  await openMenu(guest);
  await guest.add('Meatloaf with veggies', 'Small', '$30.00');
  await expect(guest.badge).toHaveText('1');
  await expect(page.locator('[data-cart-bar]')).toBeAttached();
  const shown = await page.evaluate(() => {
    const fixed = 'header, nav[aria-label="Menu sections"], [data-cart-bar], aside > div';
    return [...document.querySelectorAll(fixed)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map(({ localName }) => localName);
  });
  expect(shown).toEqual(['header']);

  await guest.addButton('Mississippi pot roast with veggies', 'Small', '$30.00').focus();
  for (const key of [...Array<string>(15).fill('Tab'), ...Array<string>(14).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    expect(await page.evaluate(coveredFocus)).toBe('');
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(cartBar(page)).toBeVisible();
  await expect(chips(page)).toBeVisible();
});

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
