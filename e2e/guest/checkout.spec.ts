import type { Page } from '@playwright/test';
import { expectNoViolations, markedAsRequired } from '../fixtures/accessibility';
import { DEMO_MANAGER, freshEmail, Guest } from '../fixtures/guest';
import { expect, test } from '../fixtures/test';
import { site } from '../fixtures/site';

test.use({ account: 'guest' });

test.beforeEach(async ({ guest }) => {
  await guest.open();
  await guest.add('Key lime pie', '9inch', '$25.00');
  await guest.openCart();
  // The heading is there before the form.
  await expect(guest.submitButton).toBeVisible();
});

test('the checkout reports what is missing, keeps what was typed and shows the total; two taps send one order, whose confirmation can be kept [125] [126] [131] [132] [141] [144] [165] (cases 59, 60)', async ({
  guest,
  inbox,
}) => {
  const { page } = guest;
  const email = freshEmail('checkout');
  const date = page.getByLabel('Delivery Date');

  await test.step('only the required fields are marked, and visibly', async () => {
    await expect
      .poll(() => markedAsRequired(page.getByRole('main')))
      .toEqual(['Email', 'Delivery Time', 'Delivery Address']);
  });

  await test.step('blank details have messages', async () => {
    await page.getByLabel('Delivery Time').fill('   ');
    await page.getByLabel('Name', { exact: true }).fill('Ada');
    await guest.submitButton.click();
    await expect(page.getByRole('alert')).toContainText(
      'Please fill out all delivery details before submitting.',
    );
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada');
    await expect(page.getByLabel('Delivery Time')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Delivery Address')).toHaveAttribute('aria-invalid', 'true');
    await expectNoViolations(page);
  });

  await test.step('a date that does not exist is reported at the field', async () => {
    await guest.fillDetails({ time: 'Sunday noon' });
    await date.focus();
    await page.keyboard.type('02302027');
    await page.getByLabel('Delivery Time').focus();
    await expect(page.getByText(/This date isn’t complete or doesn’t exist/)).toBeVisible();
    await guest.submitButton.click();
    await expect(page.getByRole('alert')).toHaveText('Please fix the date before submitting.');
    await expect(date).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: 'Go to Delivery Date' }).click();
    await expect(date).toBeFocused();
    await date.fill('2031-05-09');
  });

  // The total is in a bar in the first window, and in the panel beside the fields in the second.
  for (const size of [
    { width: 390, height: 664 },
    { width: 1440, height: 800 },
  ])
    await test.step(`at ${String(size.width)} px the total stays in sight beside the fields, and covers no field that has the focus`, async () => {
      await page.setViewportSize(size);
      for (const label of ['Name', 'Email', 'Delivery Time', 'Delivery Address'])
        await expectTotalBeside(page, label);
    });

  await test.step('typed details survive a visit to the menu', async () => {
    await page.getByRole('link', { name: 'Back to Menu' }).click();
    await expect(guest.heading(site.hero.title)).toBeVisible();
    await guest.openCart();
    await expect(page.getByLabel('Delivery Time')).toHaveValue('Sunday noon');
    await expect(date).toHaveValue('2031-05-09');
  });

  await page.setViewportSize({ width: 390, height: 844 });
  await test.step('Venmo opens the code, and Escape closes it', async () => {
    await page.getByRole('radio', { name: 'Venmo' }).check();
    const modal = page.getByRole('dialog');
    await expect(modal.getByRole('img')).toBeVisible();
    await expectNoViolations(page, ['dialog[open]']);
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
  });

  await test.step('Enter in a field sends nothing, and two taps send one order', async () => {
    await guest.fillDetails({ email });
    for (const label of ['Email', 'Delivery Time', 'Delivery Date'])
      await page.getByLabel(label).press('Enter');
    await expect(guest.submitButton).toBeEnabled();
    expect(await inbox.ordersOf(email)).toHaveLength(0);
    await guest.submitButton.dblclick();
    await expect(guest.heading('Thank you for your order!')).toBeVisible();
    await inbox.orderOf(email);
  });

  await test.step('the confirmation can be kept in a calendar', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Add to calendar' }).click();
    expect((await download).suggestedFilename()).toMatch(/^order-.{7}\.ics$/);
  });

  await test.step('the confirmation has the handle and the code to pay with, even after a reload', async () => {
    const handle = page.getByText(site.venmo.handle, { exact: true });
    await expect(handle).toBeVisible();
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
    await page.reload();
    await expect(handle).toBeVisible();
  });

  await test.step('going back does not send the order again', async () => {
    await page.goBack();
    await expect(guest.heading('Thank you for your order!')).toBeHidden();
    expect(await inbox.ordersOf(email)).toHaveLength(1);
  });
});

test('a second tab has its own cart; a logout there ends the session of the checkout, which leads to the login and says why: the cart stays, but the typed details do not [129] (case 57)', async ({
  guest,
  urls,
}) => {
  const { page } = guest;
  const other = new Guest(await page.context().newPage(), urls);
  await other.open();
  await other.add('Meatloaf with veggies', 'Small', '$30.00');
  await other.add('Danish', '9 X 13', '$25.00');
  await expect(other.cartLink).toHaveAccessibleName('Cart, 2 items, 2 dishes');
  await expect(guest.cartLink).toHaveAccessibleName('Cart, 1 item, 1 dish');
  await expect(guest.cartLine('Meatloaf')).toHaveCount(0);

  await guest.fillDetails({ time: 'at dusk', email: 'ada@guests.example' });
  await other.openNavigation();
  await other.navigation.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Please log in to submit your order.')).toBeVisible();
  await expect(guest.submitButton).toBeDisabled();
  // A password manager, for example, can submit a form without its button.
  await page.evaluate(() => {
    document.querySelector('form')?.requestSubmit();
  });
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('alert')).toHaveText('Please log in to submit your order.');
  await guest.enter(DEMO_MANAGER);
  await guest.followNotice('Continue to checkout');
  await expect(guest.cartLine('Key lime pie')).toBeVisible();
  await expect(page.getByLabel('Delivery Time')).toHaveValue('');
  await expect(page.getByLabel('Delivery Address')).toHaveValue('');
  await expect(page.getByLabel('Email')).toHaveValue(DEMO_MANAGER.email);
  await expect(other.cartLink).toHaveAccessibleName('Cart, 2 items, 2 dishes');
});

async function expectTotalBeside(page: Page, label: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await field.focus();
  await expect(field).toBeInViewport({ ratio: 1 });
  const isUncovered = () =>
    field.evaluate((control) => {
      const { left, bottom } = control.getBoundingClientRect();
      return document.elementFromPoint(left + 12, bottom - 4) === control;
    });
  await expect.poll(isUncovered, `${label} is not covered`).toBe(true);
  await expect(
    page
      .getByText('Total $25.00')
      .or(page.locator('strong', { hasText: '$25.00' }))
      .filter({ visible: true })
      .first(),
  ).toBeInViewport();
}
