import type { Locator } from '@playwright/test';
import { DEMO_MANAGER } from '../fixtures/guest';
import { expect, test } from '../fixtures/test';

const top = 'window.scrollY';

test('"Back to Menu" returns to where the guest was on it', async ({ guest }) => {
  const { page } = guest;
  await guest.open();
  await guest.waitUntilHydrated();
  await guest.heading('Key lime pie').scrollIntoViewIfNeeded();
  await guest.add('Key lime pie', '9inch', '$25.00');
  const before = await page.evaluate<number>(top);
  expect(before).toBeGreaterThan(1000);
  await guest.openCart();
  await expect(guest.heading('Your Order')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Menu' }).click();
  await expect(guest.heading('Key lime pie')).toBeInViewport();
  expect(Math.abs((await page.evaluate<number>(top)) - before)).toBeLessThan(2);
});

test('the page behind the open menu of a phone stays where it is', async ({ guest }) => {
  const { page } = guest;
  await guest.open();
  await guest.waitUntilHydrated();
  // A font that loads late moves the page.
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate<number>(top)).toBe(300);
  await guest.openNavigation();
  await page.mouse.move(200, 800);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('PageDown');
  // If the wheel scrolls, it does so within two frames.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  expect(await page.evaluate<number>(top)).toBe(300);
  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate<number>(top)).toBe(400);
});

test('"Login successful!" does not follow the guest to the cart, whose button it would cover', async ({
  guest,
}) => {
  await guest.open();
  await guest.add('Key lime pie', '9inch', '$25.00');
  await guest.followNavigation('Login');
  await guest.enter(DEMO_MANAGER);
  const message = guest.page.getByRole('complementary', { name: 'Messages' });
  await expect(message).toContainText('Login successful!');
  await guest.openCart();
  await expect(guest.heading('Your Order')).toBeVisible();
  await expect(message).not.toContainText('Login successful!');
});

test('whoever is denied the editor can log in there and then, and is led back to it [184]', async ({
  guest,
}) => {
  const { page } = guest;
  await guest.open('/menu-editor');
  await expect(
    page.getByText('Access Denied. You do not have permission to edit the menu.'),
  ).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await guest.logIn(DEMO_MANAGER.email, DEMO_MANAGER.password);
  await expect(page).toHaveURL(/\/menu-editor$/);
  await expect(guest.heading('Current Menu Items')).toBeVisible();
});

test('nothing of a page is under the notch of a phone or its home indicator', async ({ guest }) => {
  const { page } = guest;
  await page.setViewportSize({ width: 844, height: 390 });
  const insets = { top: 20, left: 59, right: 59, bottom: 21 };
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setSafeAreaInsetsOverride', { insets });
  for (const path of ['/', '/cart', '/login', '/instructions']) {
    await guest.open(path);
    await guest.waitUntilHydrated();
    const hidden = await page.evaluate(({ top: notch, left, right }) => {
      const texts = document.querySelectorAll('h1, h2, h3, p, a, button, label, input, textarea');
      return [...texts]
        .filter((element) => !element.closest('.visually-hidden, [class*="skipLink"]'))
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && box.height > 1)
        .filter(
          ({ element, box }) =>
            box.left < left ||
            box.right > innerWidth - right ||
            (element.closest('header') !== null && box.top < notch),
        )
        .map(({ element }) => element.outerHTML.slice(0, 80));
    }, insets);
    expect(hidden).toEqual([]);
  }
});

test('what is fixed at the foot of a phone can be read above its home indicator', async ({
  guest,
}) => {
  const { page } = guest;
  const bottom = 34;
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom } });
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
  await guest.add('Key lime pie', '9inch', '$25.00');
  await expectAboveIndicator(page.locator('[data-cart-bar]').getByText('View cart'));
  await page.evaluate(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  });
  await expectAboveIndicator(page.getByText(/^Site built by/));
  await guest.openCart();
  await page.getByLabel('Name', { exact: true }).focus();
  // The panel with the button also has a total, further down.
  await expectAboveIndicator(page.getByText('Total $25.00').first());
});
