import { linksIn } from '../../platform/local-cloud/testing/client';
import { DEMO_GUEST, DEMO_MANAGER, freshEmail } from '../fixtures/guest';
import {
  addIcon,
  answerFirstMail,
  asMailProgramsLeaveIt,
  fillSilently,
  silenceIndexedDb,
  storeOrderOfLaterRelease,
} from '../fixtures/conditions';
import { expect, test } from '../fixtures/test';

const OWN_SCRIPT = /\/main\.[^/]*\.js$/;

test.use({ translation: 'same words' });

test('a guest adds a note late and orders while browsers, networks and mail programs do everything they can, and the owner cooks what the mail says (cases 71, 83, 92)', async ({
  guest,
  secondGuest: owner,
  inbox,
  expectedConsole,
}) => {
  test.slow();
  expectedConsole.push(/Failed to load resource|preloaded|rendered again|\[simmer\/order\]/);
  const { page } = guest;
  const email = freshEmail('everything');
  await page.addInitScript(silenceIndexedDb);
  await page.addInitScript(storeOrderOfLaterRelease);
  await page.addInitScript(answerFirstMail);
  await page.route(OWN_SCRIPT, (route) => route.abort());
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 800,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });

  await test.step('logs in with a form that a password manager has changed and filled in', async () => {
    await guest.openEarly('/login');
    await page.locator('form input').first().waitFor();
    await page.evaluate(addIcon);
    await guest.waitUntilHydrated();
    await page.evaluate(fillSilently, DEMO_GUEST);
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.reload();
  });

  await test.step('orders, still logged in, with what the browser has filled in', async () => {
    for (let portions = 0; portions < 3; portions += 1)
      await guest.add('Meatloaf with veggies', 'Small', '$30.00');
    await guest.writeNote('Meatloaf with veggies', 'No nuts, please');
    await guest.openCart();
    await expect(page.getByRole('region', { name: 'Order 7XM-QPA' })).toBeVisible();
    await page.getByLabel('Delivery Address').waitFor();
    await page.evaluate(fillSilently, {
      name: 'Ada',
      email,
      time: 'Friday, 5 pm',
      address: '12 Maple Street',
    });
    await page.getByRole('button', { name: /^Increase quantity of Meatloaf/ }).click();
    await expect(page.getByRole('region', { name: 'Total' })).toContainText('$120.00');
    await guest.submitButton.click();
    await expect(page.getByText(/^Your order may have arrived/)).toBeVisible();
    // A password manager may complete the address and submit the form, all in one go.
    await page.evaluate(fillSilently, { address: '12 Maple Street, Apt 5' });
    await page.evaluate(() => {
      document.querySelector<HTMLFormElement>('main form')?.requestSubmit();
    });
    await expect(guest.heading('Thank you for your order!')).toBeVisible();
  });

  const mail = await inbox.orderOf(email);
  const reference = / (\S+) \(again\)$/.exec(mail.subject)?.[1] ?? 'none';
  expect(mail.subject).toBe(`No day chosen, Friday, 5 pm - Ada - $120.00 - ${reference} (again)`);
  for (const text of ['12 Maple Street, Apt 5', 'Friday, 5 pm', '4 × Meatloaf', 'No nuts, please'])
    expect(mail.html).toContain(text);
  await expect(page.getByText(reference, { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Order Summary' })).toContainText('$120.00');

  await test.step('the owner opens the link in the mail and cooks', async () => {
    const link = linksIn(mail).find((address) => address.includes('#order')) ?? '';
    await owner.page.addInitScript(silenceIndexedDb);
    await owner.page.goto(asMailProgramsLeaveIt(link));
    await owner.page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await owner.logIn(DEMO_MANAGER.email, DEMO_MANAGER.password);
    await expect(owner.page.getByRole('article', { name: 'Ada' })).toContainText(reference);
    await expect(owner.page.getByText('1 order · 4 dishes · $120.00')).toBeVisible();
  });
});
