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

interface Answer {
  status: number;
  text: string;
}

/**
 * Gives these answers to the next orders, one each. Later orders arrive.
 * @returns a list that grows with the references of the posted orders.
 */
async function answerInTurn(
  guest: Guest,
  urls: CloudUrls,
  answers: readonly Answer[],
): Promise<string[]> {
  const references: string[] = [];
  await guest.page.route(`${urls.email}/**`, (route) => {
    const body = route.request().postDataJSON() as { template_params: { reference: string } };
    const answer = answers[references.length];
    references.push(body.template_params.reference);
    if (!answer) return route.continue();
    const { status, text } = answer;
    return route.fulfill({ status, body: text, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  return references;
}

async function prepareOrder(guest: Guest, email = ''): Promise<void> {
  await guest.open();
  await guest.writeNote('Key lime pie', 'extra lime');
  await guest.add('Key lime pie', '9inch', '$25.00');
  await guest.openCart();
  await guest.fillDetails({ name: 'Ada', time: 'noon', address: '12 Maple Street', email });
}

const REFUSALS: readonly Answer[] = [
  { status: 400, text: 'The service ID not found' },
  { status: 403, text: 'Forbidden' },
  { status: 412, text: 'Gmail_API: Invalid grant' },
  { status: 451, text: 'Unavailable For Headless Browser' },
];

test('whatever the mail service refuses an order with, the cart and the details stay, and the try that it accepts succeeds [136] [137] [158] [159] (case 62)', async ({
  guest,
  inbox,
  urls,
}) => {
  const email = freshEmail('not-sent');
  await prepareOrder(guest, email);
  const asked = await answerInTurn(guest, urls, REFUSALS);
  for (const [earlier, { status, text }] of REFUSALS.entries())
    await test.step(`answers ${String(status)}`, async () => {
      await guest.submitButton.click();
      // The alert of the try before is gone once an order is posted.
      await expect.poll(() => asked).toHaveLength(earlier + 1);
      await expect(guest.page.getByRole('alert')).toHaveText(ALERT);
      await expect(guest.badge).toHaveText('1');
      await expect(guest.page.getByLabel('Delivery Time')).toHaveValue('noon');
      await expect(guest.submitButton).toBeEnabled();
      // The service's own text is not for guests.
      await expect(guest.page.getByText(text)).toHaveCount(0);
      expect(asked).toHaveLength(earlier + 1);
      expect(await inbox.ordersOf(email)).toEqual([]);
    });

  await guest.submitButton.click();
  await expect(guest.heading('Thank you for your order!')).toBeVisible();
  await inbox.orderOf(email);
});

const BUSY: Answer = { status: 429, text: 'Too Many Requests' };

test('when the mail service is busy and then has an error, the order goes out by itself, once (case 61)', async ({
  guest,
  inbox,
  urls,
}) => {
  const email = freshEmail('busy');
  await prepareOrder(guest, email);
  const broken = { status: 500, text: 'Internal Server Error' };
  const asked = await answerInTurn(guest, urls, [BUSY, broken]);
  await guest.submitButton.click();
  await expect(guest.page.getByText('Trying again (1 of 3)…')).toBeVisible();
  await expect(guest.page.getByText('Trying again (2 of 3)…')).toBeVisible();
  await expect(guest.heading('Thank you for your order!')).toBeVisible();
  await inbox.orderOf(email);
  expect(asked).toHaveLength(3);
});

test('a mail service that stays busy is asked four times; then the guest decides, and nothing is lost [136] [137] [158] [159] (case 61)', async ({
  guest,
  inbox,
  urls,
}) => {
  const { page } = guest;
  await page.clock.install();
  const email = freshEmail('busy-for-long');
  await prepareOrder(guest, email);
  const asked = await answerInTurn(guest, urls, [BUSY, BUSY, BUSY, BUSY]);
  await guest.submitButton.click();
  for (const [retry, pauseMs] of RETRY_PAUSES_MS.entries()) {
    await expect(page.getByText(`Trying again (${String(retry + 1)} of 3)…`)).toBeVisible();
    await page.clock.fastForward(pauseMs);
  }
  await expect(page.getByRole('alert')).toHaveText(ALERT);
  await expect(page.getByText(BUSY.text)).toHaveCount(0);
  expect(new Set(asked)).toHaveProperty('size', 1);
  expect(asked).toHaveLength(4);

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
