import type { Page } from '@playwright/test';
import { DEMO_GUEST } from '../fixtures/guest';
import { expect, test } from '../fixtures/test';
import { site } from '../fixtures/site';

test.use({ account: 'guest' });

test.beforeEach(async ({ guest }) => {
  await guest.open();
  await guest.add('Key lime pie', '9inch', '$25.00');
  await guest.openCart();
  await expect(guest.heading('Your Order')).toBeVisible();
});

test('the details: what an order needs is marked, blank ones have messages and send nothing, what was typed stays, and the total is in sight beside each field [131]', async ({
  guest,
  urls,
}) => {
  const { page } = guest;
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(urls.email)) sent.push(request.url());
  });

  await test.step('the fields that an order needs are marked for the eyes too, and no other', async () => {
    const marks = await page
      .getByRole('main')
      .locator('label')
      .evaluateAll((labels) =>
        labels
          .filter((label) => getComputedStyle(label, '::after').content.includes('required'))
          .map((label) => label.textContent),
      );
    expect(marks).toEqual(['Email', 'Delivery Time', 'Delivery Address']);
  });

  await test.step('blank details have messages, and nothing is sent', async () => {
    await page.getByLabel('Delivery Time').fill('   ');
    await page.getByLabel('Name', { exact: true }).fill('Ada');
    await guest.submitButton.click();
    await expect(page.getByRole('alert')).toContainText(
      'Please fill out all delivery details before submitting.',
    );
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada');
    await expect(page.getByLabel('Delivery Time')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Delivery Address')).toHaveAttribute('aria-invalid', 'true');
    expect(sent).toEqual([]);
  });

  await test.step('typed details survive a visit to the menu', async () => {
    await guest.fillDetails({ time: 'Sunday noon' });
    await page.getByRole('link', { name: 'Back to Menu' }).click();
    await expect(guest.heading(site.hero.title)).toBeVisible();
    await guest.openCart();
    await expect(page.getByLabel('Delivery Time')).toHaveValue('Sunday noon');
  });

  for (const size of [
    { width: 390, height: 664 },
    { width: 768, height: 600 },
    { width: 844, height: 390 },
    { width: 1440, height: 800 },
  ])
    await test.step(`at ${String(size.width)} px the total stays in sight beside the fields, and covers none that has the focus`, async () => {
      await page.setViewportSize(size);
      for (const label of ['Name', 'Email', 'Delivery Time', 'Delivery Address'])
        await expectTotalBeside(page, label);
    });
});

async function expectTotalBeside(page: Page, label: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await field.focus();
  await expect(field).toBeInViewport({ ratio: 1 });
  const isUncovered = await field.evaluate((control) => {
    const { left, bottom } = control.getBoundingClientRect();
    return document.elementFromPoint(left + 12, bottom - 4) === control;
  });
  expect(isUncovered, `${label} is not covered`).toBe(true);
  await expect(
    page
      .getByText('Total $25.00')
      .or(page.locator('strong', { hasText: '$25.00' }))
      .filter({ visible: true })
      .first(),
  ).toBeInViewport();
}

test('the order: the price goes with the quantity, Venmo opens its code again and again, and once emptied it links back to the menu [93] [94] [98] [103] [104] [110] [118] [128] [139] [140] [141] [142] [143] [144]', async ({
  guest,
}) => {
  const { page } = guest;
  const line = guest.cartLine('Key lime pie');

  await test.step('the quantity goes up and down, and the price with it', async () => {
    await expect(line).toContainText('$25.00 each');
    await expect(line.getByRole('button', { name: /^Decrease/ })).toBeDisabled();
    await line.getByRole('button', { name: /^Increase/ }).click();
    await expect(line).toContainText('$50.00');
    await expect(line).toContainText('2 at $25.00 each');
    await line.getByRole('button', { name: /^Decrease/ }).click();
    await expect(line).toContainText('$25.00 each');
  });

  await test.step('Venmo opens the code; the X and Escape close it, and it can be opened again', async () => {
    await page.getByRole('radio', { name: 'Venmo' }).check();
    const modal = page.getByRole('dialog');
    await expect(modal).toContainText('Scan to Pay with Venmo /');
    await expect(modal).toContainText(`Or tap to go to ${site.owner.firstName} on Venmo`);
    await expect(modal).toContainText(
      'Open your Venmo app and scan this code to send your payment.',
    );
    await expect(modal.getByRole('link')).toHaveAttribute('href', site.venmo.profile);
    await expect(modal.getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await page.getByRole('button', { name: 'Show Venmo code' }).click();
    await modal.getByRole('button', { name: 'Close' }).click();
    await expect(modal).toBeHidden();
  });

  await test.step('a cart emptied during checkout says so, and links back to the menu', async () => {
    await line.getByRole('button', { name: /^Remove/ }).click();
    await expect(page.getByText('Your cart is empty.')).toBeVisible();
    await expect(guest.submitButton).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to Menu' }).click();
    await expect(guest.heading(site.hero.title)).toBeVisible();
  });
});

test('a session that ended during checkout leads to the login with the reason; the cart stays, what its guest typed does not [129]', async ({
  guest,
}) => {
  await guest.fillDetails({ time: 'at dusk' });
  const otherTab = await guest.page.context().newPage();
  await otherTab.goto(new URL('/login', guest.page.url()).href);
  await otherTab.getByRole('button', { name: 'Menu', exact: true }).click();
  await otherTab.getByRole('button', { name: 'Logout' }).click();
  await expect(guest.page.getByText('Please log in to submit your order.')).toBeVisible();
  await expect(guest.submitButton).toBeDisabled();
  // A password manager, for example, can submit a form without its button.
  await guest.page.evaluate(() => {
    document.querySelector('form')?.requestSubmit();
  });
  await expect(guest.page).toHaveURL(/\/login$/);
  await expect(guest.page.getByRole('alert')).toHaveText('Please log in to submit your order.');
  await guest.enter(DEMO_GUEST);
  await guest.noticeLink('Continue to checkout').click();
  await expect(guest.cartLine('Key lime pie')).toBeVisible();
  await expect(guest.page.getByLabel('Delivery Time')).toHaveValue('');
});

test('a date that does not exist is said at the field, and holds the order back; an empty one does not [132]', async ({
  guest,
}) => {
  const { page } = guest;
  const date = page.getByLabel('Delivery Date');
  await guest.fillDetails();
  await date.focus();
  await page.keyboard.type('02302027');
  await guest.page.getByLabel('Delivery Time').focus();
  await expect(page.getByText(/This date isn’t complete or doesn’t exist/)).toBeVisible();
  await guest.submitButton.click();
  await expect(page.getByRole('alert')).toHaveText('Please fix the date before submitting.');
  await expect(date).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Go to Delivery Date' }).click();
  await expect(date).toBeFocused();
  await date.fill('2031-05-09');
  await date.fill('');
  await guest.submitButton.click();
  await expect(guest.heading('Thank you for your order!')).toBeVisible();
});

test('the confirmation of an order paid with Venmo has the handle and the code to scan, and can be kept: a calendar file, a mail to oneself, paper; without an order it thanks nobody [165]', async ({
  guest,
}) => {
  const { page } = guest;
  await guest.fillDetails({ email: 'ada@guests.example' });
  await page.getByLabel('Delivery Date').fill('2031-05-09');
  await page.getByRole('radio', { name: 'Venmo' }).check();
  await page.keyboard.press('Escape');
  await guest.submitButton.click();
  await expect(guest.heading('Thank you for your order!')).toBeVisible();
  await expect(page).toHaveTitle(/^Thank you/);
  await expect(page.getByRole('region', { name: 'What happens next' })).toContainText(
    'ada@guests.example',
  );
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add to calendar' }).click();
  expect((await download).suggestedFilename()).toMatch(/^order-.{7}\.ics$/);
  await expect(page.getByRole('link', { name: 'Email myself a copy' })).toHaveAttribute(
    'href',
    /^mailto:ada@guests\.example\?/,
  );
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();

  const handle = page.getByText(site.venmo.handle, { exact: true });
  await expect(page.getByText('Please send your payment via Venmo:')).toBeVisible();
  await expect(handle).toBeVisible();
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
  await page.reload();
  await expect(handle).toBeVisible();

  // A reload keeps the order.
  await guest.open();
  await guest.open('/order-confirmation');
  await expect(guest.heading('No order yet')).toBeVisible();
  await expect(page).toHaveTitle(/^Order confirmation/);
  await expect(page.getByText(/Thank you/)).toHaveCount(0);
});
