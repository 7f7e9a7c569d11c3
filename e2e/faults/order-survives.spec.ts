import type { Page } from '@playwright/test';
import type { SiteUrls } from '../../platform/local-cloud/testing/client';
import { freshEmail, Guest } from '../fixtures/guest';
import { holdBack, refuse } from '../fixtures/network';
import { site } from '../fixtures/site';
import { expect, test } from '../fixtures/test';

test.use({ account: 'guest' });

test.beforeEach(async ({ expectedConsole }) => {
  expectedConsole.push(/Failed to load resource/, /\[simmer\/order\]/, /ERR_/);
});

async function submit(guest: Guest, email: string): Promise<void> {
  await guest.open();
  await guest.writeNote('Key lime pie', 'extra lime');
  await guest.add('Key lime pie', '9inch', '$25.00');
  await guest.openCart();
  await guest.fillDetails({ name: 'Ada', email });
  await guest.submitButton.click();
}

/** Submits to a service that is held back: the order stays under way. */
async function submitAndWait(
  guest: Guest,
  { email: service }: SiteUrls,
  email: string,
): Promise<void> {
  // Until then the page reads the menu, and an order that is left there was certainly not sent.
  const asked = guest.page.waitForRequest((request) => request.url().startsWith(service), {
    timeout: 0,
  });
  await submit(guest, email);
  await asked;
  await expect(guest.page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
}

const card = (page: Page) => page.getByRole('region', { name: /^Order / });

/**
 * Holds back every request to the email service.
 * @returns a function that lets them through.
 */
const hang = (page: Page, origin: string) =>
  holdBack(page, (request) => request.url().startsWith(origin));

test('an order survives a mail service that hangs, goes down and comes back, with a reload each time, and is sent once (cases 63, 65)', async ({
  guest,
  urls,
  inbox,
}) => {
  const { page } = guest;
  const email = freshEmail('survives');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });

  await test.step('while the service hangs, leaving the page warns, and the next page says what is known', async () => {
    await hang(page, urls.email);
    await submitAndWait(guest, urls, email);
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
    await expect(card(page)).toContainText(
      `This order may have reached ${site.owner.firstName}; we can’t tell.`,
    );
    await expect(card(page)).toContainText('1 × Key lime pie, 9inch · extra lime');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
  const reference = /Order (\S+)/.exec(await card(page).innerText())?.[1] ?? '';

  await test.step('while the service is down, sending again says that the order may have reached the owner', async () => {
    const restore = await refuse(page, urls.email);
    await page.getByRole('button', { name: 'Send it again' }).click();
    await expect(page.getByRole('button', { name: 'Send it again' })).toBeEnabled();
    await expect(card(page)).toContainText('we can’t tell');
    await restore();
    await page.reload();
    await expect(card(page)).toContainText(reference);
    await expect(card(page)).toContainText('we can’t tell');
    expect(asked).toEqual(['beforeunload']);
  });

  await test.step('once the service is back, the inbox has one order, under the first reference', async () => {
    await page.getByRole('button', { name: 'Send it again' }).click();
    await expect(guest.heading('Thank you for your order!')).toBeVisible();
    await expect(page.getByText(reference)).toBeVisible();
    expect((await inbox.orderOf(email)).subject).toContain(reference);
    await guest.openCart();
    await expect(guest.heading('Your cart is empty.')).toBeVisible();
    await expect(card(page)).toHaveCount(0);
  });
});

test('a guest who closed the tab while the order was being sent finds it again from any page, and can mark it as settled (case 65)', async ({
  guest,
  urls,
}) => {
  await hang(guest.page, urls.email);
  await submitAndWait(guest, urls, freshEmail('closed'));
  const other = new Guest(await guest.page.context().newPage(), urls);
  await guest.page.close({ runBeforeUnload: false });
  await other.open('/instructions');
  await expect(other.page.getByText('Your last order may not have arrived.').last()).toBeVisible();
  await other.followNotice('View order');
  await expect(card(other.page)).toContainText('we can’t tell');
  await other.page.getByRole('button', { name: /has this order – remove it here$/ }).click();
  await expect(card(other.page)).toHaveCount(0);
  await other.page.reload();
  await expect(other.heading('Your cart is empty.')).toBeVisible();
  await expect(card(other.page)).toHaveCount(0);
});

test('a guest whose page ends before the confirmation appears reads on the next page that the order was sent (case 65)', async ({
  guest,
  inbox,
  urls,
  expectedConsole,
}) => {
  // On a busy machine, the shell gives up on the held page before the test closes it.
  expectedConsole.push(/OrderConfirmation/);
  const { page } = guest;
  const email = freshEmail('unseen');
  await guest.open();
  await guest.add('Key lime pie', '9inch', '$25.00');
  await guest.openCart();
  await holdBack(page, (request) => request.url().includes('OrderConfirmation'));
  await guest.fillDetails({ email });
  await guest.submitButton.click();
  const { subject } = await inbox.orderOf(email);
  await expect(page).toHaveURL(/order-confirmation$/);
  await expect(page.getByText('Thank you for your order!')).toHaveCount(0);

  const next = new Guest(await page.context().newPage(), urls);
  await page.close({ runBeforeUnload: false });
  await next.open('/cart');
  await expect(card(next.page)).toContainText(`This order was sent to ${site.owner.firstName}.`);
  expect(subject).toContain(/Order (\S+)/.exec(await card(next.page).innerText())?.[1]);
  await next.page.getByRole('button', { name: 'Got it' }).click();
  await expect(card(next.page)).toHaveCount(0);
  await next.page.reload();
  await expect(next.heading('Your cart is empty.')).toBeVisible();
  await expect(card(next.page)).toHaveCount(0);
});

test('a guest who leaves the checkout while the order is being sent learns the result, in another tab as well, and can order again (case 59)', async ({
  guest,
  inbox,
  urls,
  expectedConsole,
}) => {
  expectedConsole.push(/ERR_FAILED/, /OrderConfirmation/);
  const { page } = guest;
  let missed = 0;
  await page.route(/OrderConfirmation/, (route) =>
    (missed += 1) === 1 ? route.abort() : route.fallback(),
  );
  const release = await hang(page, urls.email);
  await submitAndWait(guest, urls, freshEmail('elsewhere'));
  await expect.poll(() => missed).toBeGreaterThan(0);
  const other = await page.context().newPage();
  await new Guest(other, urls).open('/cart');
  await expect(card(other)).toContainText('we can’t tell');
  await guest.followNavigation('Instructions');
  release();
  await expect(card(other)).toContainText(`This order was sent to ${site.owner.firstName}.`);
  await expect(page.getByText('Your order was sent.').last()).toBeVisible();
  await guest.followNotice('View order');
  await expect(guest.heading('Thank you for your order!')).toBeVisible();
  await expect(card(other)).toHaveCount(0);

  await page.getByRole('link', { name: 'Back to Home' }).click();
  const email = freshEmail('again');
  await guest.add('Key lime pie', '9inch', '$25.00');
  await guest.openCart();
  await guest.fillDetails({ email });
  await guest.submit();
  await inbox.orderOf(email);
  await page.reload();
  await guest.waitUntilHydrated();
  await expect(guest.heading('Order Summary')).toBeVisible();
  await expect(page.getByRole('main').getByText('Key lime pie')).toBeVisible();
});

test('two tabs that resend one order at the same moment send it once (case 59)', async ({
  guest,
  urls,
  inbox,
}) => {
  const { page } = guest;
  const email = freshEmail('same-moment');
  await page.route(`${urls.email}/**`, (route) =>
    route.fulfill({ status: 412, body: 'no', headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await submit(guest, email);
  await expect(page.getByRole('alert')).toContainText('there was a problem submitting your order');
  await expect(guest.submitButton).toBeEnabled();
  await page.unrouteAll();
  await page.reload();

  const other = await page.context().newPage();
  // The storage event from the first tab has not arrived yet.
  await other.addInitScript(() => {
    addEventListener('storage', (event) => {
      event.stopImmediatePropagation();
    });
  });
  await new Guest(other, urls).open('/cart');
  const sent: string[] = [];
  other.on('request', (request) => {
    if (request.url().startsWith(urls.email)) sent.push(request.url());
  });
  const release = await hang(page, urls.email);
  const again = (tab: Page) => card(tab).getByRole('button', { name: 'Try again' });
  await expect(again(other)).toBeEnabled();
  await again(page).click();
  await expect(again(page)).toHaveCount(0);
  await again(other).click();
  await expect(other.getByRole('button', { name: 'Submitting...' })).toBeVisible();

  release();
  await expect(guest.heading('Thank you for your order!')).toBeVisible();
  await expect(new Guest(other, urls).heading('Thank you for your order!')).toBeVisible();
  await inbox.orderOf(email);
  expect(sent).toEqual([]);
});
