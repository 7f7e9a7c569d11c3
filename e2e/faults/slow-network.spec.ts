import { DEMO_GUEST, freshEmail } from '../fixtures/guest';
import { expect as expectSoon, test } from '../fixtures/test';

const expect = expectSoon.configure({ timeout: 120_000 });

/** The speed in bytes per second. */
const FORTY_KBIT = 5000;
const LATENCY_MS = 800;

/** Texts that say that something is broken, or that use a developer's words. */
const BLAME = /fail|can’t|couldn’t|not loaded|hasn’t|error|chunk|https?:/i;

test('on a connection of 40 kbit/s with a delay of 0.8 s, a guest orders from the home page by links: nothing fails, and no message names the address of a script (case 79)', async ({
  guest,
  inbox,
}) => {
  // Everything is fetched at the speed of the promise, which takes more than a minute.
  test.setTimeout(5 * 60_000);
  const { page } = guest;
  page.setDefaultTimeout(120_000);
  const alerts: string[] = [];
  await page.exposeFunction('noteAlert', (text: string) => alerts.push(text));
  await page.addInitScript(() => {
    const noteAlert: (text: string) => void = Reflect.get(window, 'noteAlert');
    new MutationObserver(() => {
      for (const alert of document.querySelectorAll<HTMLElement>('[role="alert"]'))
        if (alert.checkVisibility()) noteAlert(alert.innerText);
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: FORTY_KBIT,
    uploadThroughput: FORTY_KBIT,
  });

  await guest.openEarly();
  await guest.add('Key lime pie', '9inch', '$25.00');
  await expect(page.locator('#root[data-hydrated]')).toBeAttached();
  await guest.openCart();
  await expect(guest.heading('Your Order')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).click();
  await guest.logIn(DEMO_GUEST.email, DEMO_GUEST.password);
  await guest.followNotice('Continue to checkout');
  const email = freshEmail('slow');
  await guest.fillDetails({ email, date: '2031-05-09' });
  await guest.submitButton.click();
  await expect(guest.heading('Thank you for your order!')).toBeVisible();
  expect((await inbox.orderOf(email)).html).toContain('Key lime pie');
  expect(alerts.filter((text) => BLAME.test(text))).toEqual([]);
});
