import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/test';

const top = 'window.scrollY';

test('guests keep their place on the menu: behind the open navigation of a phone, and on the way back from the cart', async ({
  guest,
}) => {
  const { page } = guest;
  await guest.open();
  await guest.waitUntilHydrated();
  // A font that loads late moves the page.
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate<number>(top)).toBe(300);
  // A page is locked, and scrolls, within two frames.
  const twoFrames = () =>
    page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  await guest.openNavigation();
  await twoFrames();
  await page.mouse.move(200, 800);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('PageDown');
  await twoFrames();
  expect(await page.evaluate<number>(top)).toBe(300);
  await page.keyboard.press('Escape');
  await twoFrames();
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate<number>(top)).toBe(400);

  await guest.add('Key lime pie', '9inch', '$25.00');
  // The dish's place in the window: the menu above may have become longer meanwhile.
  const dishTop = async () => (await guest.heading('Key lime pie').boundingBox())?.y ?? Number.NaN;
  const before = await dishTop();
  expect(await page.evaluate<number>(top)).toBeGreaterThan(1000);
  await guest.openCart();
  await expect(guest.heading('Your Order')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Menu' }).click();
  await expect.poll(async () => Math.abs((await dishTop()) - before)).toBeLessThan(2);
});

test('no content is under the notch of a phone or its home indicator', async ({ guest }) => {
  const { page } = guest;
  const browser = await page.context().newCDPSession(page);
  const setInsets = (insets: Record<string, number>) =>
    browser.send('Emulation.setSafeAreaInsetsOverride', { insets });
  const bottom = 34;
  await setInsets({ bottom });
  const expectAboveIndicator = async (line: Locator) => {
    await expect(line).toBeInViewport();
    await expect
      .poll(async () => {
        const { y, height } = (await line.boundingBox()) ?? { y: Number.NaN, height: 0 };
        return y + height;
      })
      .toBeLessThanOrEqual(844 - bottom);
  };
  await guest.open();
  await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
  await guest.add('Key lime pie', '9inch', '$25.00');
  await expectAboveIndicator(page.locator('[data-cart-bar]').getByText('View cart'));
  await guest.scrollTo('end');
  await expectAboveIndicator(page.getByText(/^Site built by/));
  await guest.openCart();
  await page.getByLabel('Name', { exact: true }).focus();
  // The panel with the button also has a total, further down.
  await expectAboveIndicator(page.getByText('Total $25.00').first());

  await page.setViewportSize({ width: 844, height: 390 });
  const notch = { top: 20, left: 59, right: 59, bottom: 21 };
  await setInsets(notch);
  const expectBesideNotch = async () => {
    const hidden = () =>
      page.evaluate(({ top: height, left, right }) => {
        const texts = document.querySelectorAll('h1, h2, h3, p, a, button, label, input, textarea');
        return [...texts]
          .filter((element) => !element.closest('.visually-hidden, [class*="skipLink"]'))
          .map((element) => ({ element, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 1 && box.height > 1)
          .filter(
            ({ element, box }) =>
              box.left < left ||
              box.right > innerWidth - right ||
              (element.closest('header') !== null && box.top < height),
          )
          .map(({ element }) => element.outerHTML.slice(0, 80));
      }, notch);
    await expect.poll(hidden).toEqual([]);
  };
  await expectBesideNotch();
  await page.getByRole('link', { name: 'Back to Menu' }).click();
  await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
  await expectBesideNotch();
  await guest.followNavigation('Instructions');
  await expect(guest.heading('Cooking Instructions')).toBeVisible();
  await expectBesideNotch();
});
