import { useLargeType } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';

test('with a default font size of 200 %, nothing is cut off and nothing scrolls sideways at 320 and 390 px', async ({
  guest,
}) => {
  const { page } = guest;
  await useLargeType(page);
  const expectAllInside = async (place: string) => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect
        .poll(() => page.evaluate(overflowing), `${place} at ${String(width)} px`)
        .toEqual([]);
    }
  };
  await guest.open('/login');
  await guest.waitUntilHydrated();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
    '32px',
  );
  await expectAllInside('/login');
  await guest.followNavigation('Instructions');
  await expect(guest.heading('Cooking Instructions')).toBeVisible();
  await expectAllInside('/instructions');
  await page.getByRole('link', { name: 'Back to Menu' }).click();
  await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
  await guest.writeNote('Meatloaf with veggies', 'no onions, please');
  await guest.add('Meatloaf with veggies', 'Small', '$30.00');
  await guest.add('Danish', '9 X 13', '$25.00');
  await expect(page.getByRole('link', { name: /View cart$/ }).last()).toBeVisible();
  await expectAllInside('the menu with the cart bar');
  const fewer = page.getByRole('button', { name: /^Remove one Danish/ });
  expect((await fewer.boundingBox())?.height).toBeGreaterThanOrEqual(56);
  await guest.openCart();
  await guest.submitButton.scrollIntoViewIfNeeded();
  await expectAllInside('the filled cart');
  await page.getByRole('radio', { name: 'Venmo' }).check();
  await expect(page.getByRole('dialog').getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectAllInside('the Venmo dialog');
});

/**
 * Runs in the page.
 * @returns the texts that extend beyond the window or are clipped by a box.
 */
function overflowing(): string[] {
  const found: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > window.innerWidth) {
    const wide = [...document.querySelectorAll('main *')].filter(
      (element) => element.getBoundingClientRect().right > window.innerWidth,
    );
    found.push(
      `scrolls sideways: ${wide.map(({ outerHTML }) => outerHTML.slice(0, 60)).join(' ')}`,
    );
  }
  for (const dialog of document.querySelectorAll('dialog[open]'))
    if (dialog.scrollWidth > dialog.clientWidth) found.push('the dialog scrolls sideways');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement;
    // The chips scroll in their own row.
    if (!parent || parent.closest('.visually-hidden, nav, noscript, script, style, option'))
      continue;
    if (!texts.currentNode.textContent?.trim() || !parent.checkVisibility()) continue;
    range.selectNodeContents(texts.currentNode);
    const { left, right } = range.getBoundingClientRect();
    if (left < -1 || right > window.innerWidth + 1) found.push(`leaves: ${range.toString()}`);
    const box = parent.getBoundingClientRect();
    if (getComputedStyle(parent).overflowX === 'hidden' && right > box.right + 1)
      found.push(`is cut off: ${range.toString()}`);
  }
  return found;
}
