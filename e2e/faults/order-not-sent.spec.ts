import { freshEmail, type Guest } from '../fixtures/guest';
import { refuse } from '../fixtures/network';
import { expect, test } from '../fixtures/test';

const ALERT = 'Sorry, there was a problem submitting your order. Please try again.';

test.use({ account: 'guest' });

test.beforeEach(async ({ expectedConsole }) => {
  expectedConsole.push(/Failed to load resource/, /\[simmer\/order\]/, /ERR_/);
});

async function prepareOrder(guest: Guest, email = ''): Promise<void> {
  await guest.open();
  await guest.writeNote('Key lime pie', 'extra lime');
  await guest.add('Key lime pie', '9inch', '$25.00');
  await guest.openCart();
  await guest.fillDetails({ name: 'Ada', time: 'noon', address: '12 Maple Street', email });
}

for (const { status, text } of [
  { status: 400, text: 'The service ID not found' },
  { status: 403, text: 'Forbidden' },
  { status: 412, text: 'Gmail_API: Invalid grant' },
  { status: 429, text: 'Too Many Requests' },
  { status: 451, text: 'Unavailable For Headless Browser' },
  { status: 500, text: 'Internal Server Error' },
]) {
  test(`when the mail service answers ${String(status)}, the cart and the details stay and the next try succeeds [136] [137] [158] [159]`, async ({
    guest,
    inbox,
    urls,
  }) => {
    const email = freshEmail('not-sent');
    await prepareOrder(guest, email);
    await guest.page.route(
      `${urls.email}/**`,
      (route) =>
        route.fulfill({ status, body: text, headers: { 'Access-Control-Allow-Origin': '*' } }),
      { times: 1 },
    );
    await guest.submitButton.click();
    await expect(guest.page.getByRole('alert')).toHaveText(ALERT);
    await expect(guest.badge).toHaveText('1');
    await expect(guest.page.getByLabel('Delivery Time')).toHaveValue('noon');
    await expect(guest.submitButton).toBeEnabled();
    // The service's own text is not for guests.
    await expect(guest.page.getByText(text)).toHaveCount(0);
    expect(await inbox.ordersOf(email)).toEqual([]);

    await guest.submitButton.click();
    await expect(guest.heading('Thank you for your order!')).toBeVisible();
    await inbox.orderOf(email);
  });
}

test('with the mail service down no order is lost: it can be copied, or emailed by the guest [136] [137]', async ({
  guest,
  urls,
}) => {
  await prepareOrder(guest);
  await guest.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const restore = await refuse(guest.page, urls.email);
  await guest.submitButton.click();
  await expect(guest.page.getByRole('alert')).toHaveText(ALERT);
  await guest.page.getByRole('button', { name: 'Copy order' }).click();
  await expect(guest.page.getByText(/Copied/)).toBeVisible();
  const copied = await guest.page.evaluate(() => navigator.clipboard.readText());
  for (const text of ['Key lime pie', 'extra lime', '25.00', 'noon', '12 Maple Street']) {
    expect(copied).toContain(text);
  }
  const href =
    (await guest.page
      .getByRole('link', { name: 'Email the order yourself' })
      .getAttribute('href')) ?? '';
  expect(href).toMatch(/^mailto:rosa@simmer\.example\?/);
  expect(decodeURIComponent(href)).toContain('extra lime');

  await restore();
  await guest.submitButton.click();
  await expect(guest.heading('Thank you for your order!')).toBeVisible();
});

test('a request without an answer ends after 30 seconds with an honest message, and nothing is lost [137]', async ({
  guest,
  urls,
}) => {
  const { page } = guest;
  await page.clock.install();
  await prepareOrder(guest);
  await page.route(`${urls.email}/**`, () => undefined);
  const sent = page.waitForRequest(`${urls.email}/**`);
  await guest.submitButton.click();
  await sent;
  await page.clock.fastForward(20_000);
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('alert')).toContainText(ALERT);
  await expect(page.getByText(/Your order may have arrived; we cannot tell/)).toBeVisible();
  await expect(guest.badge).toHaveText('1');
  await expect(page.getByLabel('Delivery Time')).toHaveValue('noon');
});
