import { DEMO_GUEST } from '../fixtures/guest';
import { holdBack, isScript } from '../fixtures/network';
import { expect, test } from '../fixtures/test';

test('the checkout’s code is fetched with the first dish in the cart, and the confirmation’s while the form is filled in: neither page waits for a script', async ({
  guest,
}) => {
  const { page } = guest;
  const fetched = (file: RegExp) =>
    page.waitForResponse((response) => file.test(response.url()) && response.ok());
  const requested: string[] = [];
  page.on('request', (request) => {
    if (isScript(request) && /cart_mfe|cart-mfe|Checkout|OrderConf/.test(request.url()))
      requested.push(request.url());
  });
  await guest.open();
  await guest.waitUntilHydrated();
  expect(requested).toEqual([]);

  const checkout = fetched(/Checkout.*\.js/);
  await guest.add('Key lime pie', '9inch', '$25.00');
  await checkout;
  const whenAdded = requested.length;
  await guest.openCart();
  await expect(guest.heading('Your Order')).toBeVisible();
  expect(requested).toHaveLength(whenAdded);

  const confirmation = fetched(/OrderConfirmation.*\.js/);
  await guest.fillDetails({ email: 'next-page@test.example' });
  await confirmation;
});

test('a guest reads the menu and fills the cart without the code for signing in, which comes when the link to the log-in page is pressed', async ({
  guest,
}) => {
  const { page } = guest;
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await guest.open();
  await guest.waitUntilHydrated();
  await guest.add('Key lime pie', '9inch', '$25.00');
  await guest.openCart();
  const logIn = page.getByRole('main').getByRole('link', { name: 'Log in', exact: true });
  await expect(logIn).toBeVisible();
  expect(requested.filter((url) => /firebase-auth/.test(url))).toEqual([]);

  const code = page.waitForRequest(/firebase-auth/);
  await logIn.dispatchEvent('pointerdown');
  await code;
});

test('the code that reads a profile is fetched while the password is checked', async ({
  guest,
  urls,
}) => {
  const { page } = guest;
  await guest.open('/login');
  await guest.waitUntilHydrated();
  const client = page.waitForRequest(/firebase-database.*\.js/);
  await holdBack(page, (request) => request.url().startsWith(urls.auth));
  await guest.logIn(DEMO_GUEST.email, DEMO_GUEST.password);
  await client;
});
