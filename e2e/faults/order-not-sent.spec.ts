import { DEMO_GUEST } from '../fixtures/guest';
import { expect, test } from '../fixtures/test';

const ALERT = 'Sorry, there was a problem submitting your order. Please try again.';

test.beforeEach(async ({ guest, stack, email, expectedConsole }) => {
  await stack.reset();
  await email.clear();
  expectedConsole.push(/Failed to load resource/, /\[simmer\/order\]/, /ERR_/);
  await guest.open('/login');
  await guest.enter(DEMO_GUEST);
  await guest.writeNote('Key lime pie', 'extra lime');
  await guest.add('Key lime pie', '9inch', '$25.00');
  await guest.openCart();
  await guest.fillDetails({ name: 'Ada', time: 'noon', address: '12 Maple Street' });
});
test.afterAll(async ({ stack, email }) => {
  await email.clear();
  await stack.reset();
});

for (const { status, text } of [
  { status: 400, text: 'The service ID not found' },
  { status: 403, text: 'Forbidden' },
  { status: 412, text: 'Gmail_API: Invalid grant' },
  { status: 429, text: 'Too Many Requests' },
  { status: 451, text: 'Unavailable For Headless Browser' },
  { status: 500, text: 'Internal Server Error' },
]) {
  test(`when the mail service answers ${String(status)}, the cart and the words stay and the next try goes through [136] [137] [158] [159]`, async ({
    guest,
    email,
    inbox,
  }) => {
    await email.plan({ then: { kind: 'answer', status, text } });
    const before = (await inbox.ordersOf(DEMO_GUEST.email)).length;
    await guest.submitButton.click();
    await expect(guest.page.getByRole('alert')).toHaveText(ALERT);
    await expect(guest.badge).toHaveText('1');
    await expect(guest.page.getByLabel('Delivery Time')).toHaveValue('noon');
    await expect(guest.submitButton).toBeEnabled();
    // Nobody has to read what the service says to itself.
    await expect(guest.page.getByText(text)).toHaveCount(0);

    await guest.submitButton.click();
    await expect(guest.heading('Thank you for your order!')).toBeVisible();
    await expect(async () => {
      expect(await inbox.ordersOf(DEMO_GUEST.email)).toHaveLength(before + 1);
    }).toPass();
  });
}

test('with the mail service away no order is lost: it can be copied, or mailed by hand [136] [137]', async ({
  guest,
  stack,
}) => {
  await guest.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await stack.stop('email');
  await guest.submitButton.click();
  await expect(guest.page.getByRole('alert')).toHaveText(ALERT);
  await guest.page.getByRole('button', { name: 'Copy order' }).click();
  await expect(guest.page.getByText(/Copied/)).toBeVisible();
  const copied = await guest.page.evaluate(() => navigator.clipboard.readText());
  for (const words of ['Key lime pie', 'extra lime', '25.00', 'noon', '12 Maple Street']) {
    expect(copied).toContain(words);
  }
  const href =
    (await guest.page
      .getByRole('link', { name: 'Email the order yourself' })
      .getAttribute('href')) ?? '';
  expect(href).toMatch(/^mailto:rosa@simmer\.example\?/);
  expect(decodeURIComponent(href)).toContain('extra lime');

  await stack.start('email');
  await guest.submitButton.click();
  await expect(guest.heading('Thank you for your order!')).toBeVisible();
});

test('a request that hangs ends after 30 seconds in honest words, and nothing is lost [137]', async ({
  guest,
  email,
}) => {
  test.slow();
  await email.plan({ then: { kind: 'hang' } });
  await guest.submitButton.click();
  await expect(guest.page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await expect(guest.page.getByRole('alert')).toContainText(ALERT, { timeout: 40_000 });
  await expect(
    guest.page.getByText(/We do not know whether your order arrived: it may have/),
  ).toBeVisible();
  await expect(guest.badge).toHaveText('1');
  await expect(guest.page.getByLabel('Delivery Time')).toHaveValue('noon');
});
