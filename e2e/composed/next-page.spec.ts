import { DEMO_GUEST } from '../fixtures/guest';
import { holdBack } from '../fixtures/network';
import { expect, test } from '../fixtures/test';

test('no page waits for a script: its code is fetched while the guest is on the page before, and not earlier', async ({
  guest,
  urls,
}) => {
  const { page } = guest;
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const asked = (file: RegExp) => requested.filter((url) => file.test(url) && url.endsWith('.js'));
  const fetched = (file: RegExp) =>
    page.waitForResponse((response) => file.test(response.url()) && response.ok());
  const cartCode = /Checkout|OrderConf/;
  await guest.open();
  await guest.waitUntilHydrated();
  expect(asked(cartCode)).toEqual([]);

  const checkout = fetched(/Checkout.*\.js/);
  await guest.add('Key lime pie', '9inch', '$25.00');
  await checkout;
  const whenAdded = asked(cartCode);
  await guest.openCart();
  const logIn = page.getByRole('main').getByRole('link', { name: 'Log in', exact: true });
  await expect(logIn).toBeVisible();
  expect(asked(cartCode)).toEqual(whenAdded);
  const confirmation = fetched(/OrderConfirmation.*\.js/);
  await guest.fillDetails({ email: 'next-page@test.example' });
  await confirmation;

  expect(asked(/firebase-auth/)).toEqual([]);
  const authentication = page.waitForRequest(/firebase-auth/);
  await logIn.dispatchEvent('pointerdown');
  await authentication;
  await logIn.click();
  await holdBack(page, (request) => request.url().startsWith(urls.auth));
  await guest.logIn(DEMO_GUEST.email, DEMO_GUEST.password);
  await expect.poll(() => asked(/firebase-database/)).not.toEqual([]);
});
