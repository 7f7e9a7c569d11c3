import type { Route } from '@playwright/test';
import { RETRY_PAUSES_MS } from '../../cart-mfe/src/send-order/order-mailer';
import { freshEmail } from '../fixtures/guest';
import { refuse } from '../fixtures/network';
import { expect, test } from '../fixtures/test';

const ALERT = 'Sorry, there was a problem submitting your order. Please try again.';

test.use({ account: 'guest' });

test('whatever the mail service does to an order, nothing is lost, the guest can copy or email it, and the accepted try sends it once [136] [137] [158] [159] (cases 61, 62, 64)', async ({
  guest,
  inbox,
  urls,
  expectedConsole,
}) => {
  expectedConsole.push(/Failed to load resource/, /\[simmer\/order\]/, /ERR_/);
  const { page } = guest;
  const service = `${urls.email}/**`;
  const email = freshEmail('not-sent');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await guest.open();
  await guest.writeNote('Key lime pie', 'extra lime');
  await guest.add('Key lime pie', '9inch', '$25.00');
  await guest.openCart();
  await guest.fillDetails({ name: 'Ada', time: 'noon', address: '12 Maple Street', email });

  let asked = 0;
  page.on('request', (request) => {
    if (request.url().startsWith(urls.email)) asked += 1;
  });
  const answer = (status: number, body: string) =>
    page.route(service, (route) =>
      route.fulfill({ status, body, headers: { 'Access-Control-Allow-Origin': '*' } }),
    );
  const expectNotSent = async () => {
    await expect(page.getByRole('alert')).toContainText(ALERT);
    await expect(guest.badge).toHaveText('1');
    await expect(page.getByLabel('Delivery Time')).toHaveValue('noon');
    await expect(guest.submitButton).toBeEnabled();
    expect(await inbox.ordersOf(email)).toEqual([]);
  };
  const tryAgain = async () => {
    const sent = page.waitForRequest(service);
    await guest.submitButton.click();
    await sent;
  };

  await test.step('the service refuses the order, in words that are not for guests', async () => {
    await answer(412, 'Gmail_API: Invalid grant');
    await tryAgain();
    await expectNotSent();
    await expect(page.getByText('Invalid grant')).toHaveCount(0);
    expect(asked).toBe(1);
    await page.unroute(service);
  });

  await test.step('the service stays busy: it is asked four times, then the guest decides', async () => {
    await answer(429, 'Too Many Requests');
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
    await tryAgain();
    for (const [retry, pauseMs] of RETRY_PAUSES_MS.entries()) {
      await expect(page.getByText(`Trying again (${String(retry + 1)} of 3)…`)).toBeVisible();
      await page.clock.fastForward(pauseMs);
    }
    await page.clock.resume();
    await expectNotSent();
    expect(asked).toBe(5);
    await page.unroute(service);
  });

  await test.step('the service is down', async () => {
    const restore = await refuse(page, urls.email);
    await tryAgain();
    await expectNotSent();
    await page.getByRole('button', { name: 'Copy order' }).click();
    await expect(page.getByText(/Copied/)).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    for (const text of ['Reference: ', 'Key lime pie', 'extra lime', '25.00', 'noon', '12 Maple'])
      expect(copied).toContain(text);
    const mail = page.getByRole('link', { name: 'Email the order yourself' });
    await expect(mail).toHaveAttribute('href', /^mailto:rosa@simmer\.example\?.*extra%20lime/);
    await restore();
  });

  await test.step('the service does not answer for 30 seconds', async () => {
    const hanging: Route[] = [];
    await page.route(service, (route) => {
      hanging.push(route);
    });
    await tryAgain();
    await page.clock.fastForward(20_000);
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await page.clock.fastForward(10_000);
    await expectNotSent();
    await expect(page.getByText(/Your order may have arrived; we can’t tell/)).toBeVisible();
    // Without this, the request would go on to the service once the route ends.
    for (const route of hanging) await route.abort();
    await page.unroute(service);
  });

  // Behind a VPN, a browser may claim to be offline although requests work.
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  await tryAgain();
  await expect(guest.heading('Thank you for your order!')).toBeVisible();
  await inbox.orderOf(email);
});
