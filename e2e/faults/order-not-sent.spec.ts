import { RETRY_PAUSES_MS } from '../../cart-mfe/src/send-order/send-with-retries';
import type { CloudUrls } from '../../platform/local-cloud/client';
import { freshEmail, type Guest } from '../fixtures/guest';
import { refuse } from '../fixtures/network';
import { expect, test } from '../fixtures/test';

const ALERT = 'Sorry, there was a problem submitting your order. Please try again.';

test.use({ account: 'guest' });

test.beforeEach(async ({ expectedConsole }) => {
  expectedConsole.push(/Failed to load resource/, /\[simmer\/order\]/, /ERR_/);
});

/** @returns a list that grows with the references of the posted orders. */
async function answerAll(
  guest: Guest,
  urls: CloudUrls,
  { status, text, times = 100 }: { status: number; text: string; times?: number },
): Promise<string[]> {
  const references: string[] = [];
  await guest.page.route(
    `${urls.email}/**`,
    (route) => {
      const body = route.request().postDataJSON() as { template_params: { reference: string } };
      references.push(body.template_params.reference);
      return route.fulfill({ status, body: text, headers: { 'Access-Control-Allow-Origin': '*' } });
    },
    { times },
  );
  return references;
}

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
  { status: 451, text: 'Unavailable For Headless Browser' },
]) {
  test(`when the mail service answers ${String(status)}, the cart and the details stay and the next try succeeds [136] [137] [158] [159] (case 62)`, async ({
    guest,
    inbox,
    urls,
  }) => {
    const email = freshEmail('not-sent');
    await prepareOrder(guest, email);
    await answerAll(guest, urls, { status, text, times: 1 });
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

for (const { status, text } of [
  { status: 429, text: 'Too Many Requests' },
  { status: 500, text: 'Internal Server Error' },
]) {
  test(`when the mail service answers ${String(status)} once, the order goes out by itself, once (case 61)`, async ({
    guest,
    inbox,
    urls,
  }) => {
    const email = freshEmail('busy');
    await prepareOrder(guest, email);
    await answerAll(guest, urls, { status, text, times: 1 });
    await guest.submitButton.click();
    await expect(guest.page.getByText('Trying again (1 of 3)…')).toBeVisible();
    await expect(guest.heading('Thank you for your order!')).toBeVisible();
    await inbox.orderOf(email);
  });
}

test('a mail service that stays busy is asked four times; then the guest decides, and nothing is lost [136] [137] [158] [159] (case 61)', async ({
  guest,
  inbox,
  urls,
}) => {
  const { page } = guest;
  await page.clock.install();
  const email = freshEmail('busy-for-long');
  await prepareOrder(guest, email);
  const asked = await answerAll(guest, urls, { status: 429, text: 'Too Many Requests' });
  await guest.submitButton.click();
  for (const [retry, pauseMs] of RETRY_PAUSES_MS.entries()) {
    await expect(page.getByText(`Trying again (${String(retry + 1)} of 3)…`)).toBeVisible();
    await page.clock.fastForward(pauseMs);
  }
  await expect(page.getByRole('alert')).toHaveText(ALERT);
  await expect(page.getByText('Too Many Requests')).toHaveCount(0);
  expect(new Set(asked)).toHaveProperty('size', 1);
  expect(asked).toHaveLength(4);

  await page.unroute(`${urls.email}/**`);
  await guest.submitButton.click();
  await expect(guest.heading('Thank you for your order!')).toBeVisible();
  expect((await inbox.orderOf(email)).subject).toContain(asked[0]);
});

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
  for (const text of ['Reference: ', 'Key lime pie', 'extra lime', '25.00', 'noon', '12 Maple']) {
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

test('a request without an answer ends after 30 seconds with an honest message, and nothing is lost [137] (case 64)', async ({
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
  await expect(page.getByText(/Your order may have arrived; we can’t tell/)).toBeVisible();
  await expect(guest.badge).toHaveText('1');
  await expect(page.getByLabel('Delivery Time')).toHaveValue('noon');
});
