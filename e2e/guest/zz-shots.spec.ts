/* eslint-disable */
import { freshEmail, DEMO_GUEST } from '../fixtures/guest';
import { expect, test } from '../fixtures/test';
const OUT = '/tmp/co_shots';
const SIZES = [
  [390, 844],
  [320, 568],
  [1366, 640],
] as const;
test('zzshots', async ({ guest, inbox }) => {
  test.setTimeout(240_000);
  const { page } = guest;
  const shot = async (name: string, full = true) => {
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(250);
      await page.screenshot({ path: `${OUT}/${name}-${width}.png`, fullPage: full });
    }
  };
  await guest.open();
  await guest.waitUntilHydrated();
  for (const [d, s, p] of [
    ['Mississippi pot roast with veggies', 'Large', '$50.00'],
    ['Meatloaf with veggies', 'Small', '$30.00'],
    ['Danish', '9 X 13', '$25.00'],
    ['Chicken taco soup', 'Quart', '$25.00'],
    ['Key lime pie', '9inch', '$25.00'],
    ['Southern hummingbird cake', '9 X 13', '$40.00'],
    ['Old fashioned ham salad', 'Large', '$25.00'],
    ['Bread pudding with bourbon sauce', '9 X 13', '$25.00'],
    ['Black forest cherry chocolate cake', '9 X 13', '$50.00'],
  ] as const)
    await guest.add(d, s, p);
  await guest.add('Meatloaf with veggies', 'Small', '$30.00');
  await guest.openCart();
  await expect(page.getByRole('button', { name: 'Create account and send order' })).toBeVisible();
  await shot('cart-out');
  await page.getByRole('button', { name: 'Create account and send order' }).click();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: 'Create account and send order' }).click();
    await page.waitForTimeout(300);
    await page.screenshot({ path: `${OUT}/errors-${width}.png` });
  }
  await page.getByText('Can’t log in?').click();
  await shot('panel-open');
  await page.getByText('Can’t log in?').click();
  await page.context().setOffline(true);
  await page.waitForTimeout(500);
  await page.setViewportSize({ width: 390, height: 844 });
  await guest.scrollTo(0);
  await page.screenshot({ path: `${OUT}/offline-390.png` });
  await page.context().setOffline(false);
  const email = freshEmail('shots');
  for (let n = 0; n < 6; n++)
    await page
      .getByRole('button', { name: /^Remove (South|Old|Bread|Black|Key|Chicken)/ })
      .first()
      .click();
  await guest.fillDetails({ name: '', email, date: '' });
  await page.getByRole('group', { name: 'Next possible days' }).getByRole('button').last().click();
  await page.getByLabel('Password', { exact: true }).fill('good-pass-12');
  let isCut = true;
  await page.route(/email|emailjs|1080|send/, (route) =>
    isCut && route.request().method() === 'POST' && /email/.test(route.request().url())
      ? route.fulfill({ status: 400, body: 'no' })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Create account and send order' }).click();
  await expect(page.getByText('Sorry, there was a problem')).toBeVisible({ timeout: 30000 });
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.getByText('Sorry, there was a problem').scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    await page.screenshot({ path: `${OUT}/failed-${width}.png` });
  }
  await shot('cart-in');
  isCut = false;
  await guest.submitButton.click();
  await guest.seeThanks();
  await shot('thanks');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await guest.cartLink.click();
  await shot('empty');
  await guest.open();
  await guest.waitUntilHydrated();
  await guest.add('Meatloaf with veggies', 'Small', '$30.00');
  await guest.openCart();
  await page.getByText('Venmo', { exact: true }).click();
  await page.waitForTimeout(400);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: `${OUT}/venmo-390.png` });
  await page.keyboard.press('Escape');
  await guest.fillDetails({ time: '5 pm' });
  await guest.submitButton.click();
  await guest.seeThanks();
  await shot('thanks-venmo');
});
