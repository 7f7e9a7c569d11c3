import { freshEmail } from '../fixtures/guest';
import { LONG_JOURNEY_MS } from '../fixtures/limits';
import { expect, test } from '../fixtures/test';
import { releaseAll } from './releases';

test('a tab opened before five releases of every module completes its order (case 22)', async ({
  guest,
  inbox,
  changeReleases,
}) => {
  test.setTimeout(LONG_JOURNEY_MS);
  const email = freshEmail('old-tab');
  await guest.open();
  await guest.add('Key lime pie', '9inch', '$25.00');

  for (const number of ['1', '2', '3', '4', '5']) await releaseAll(changeReleases, number);

  // From here on the tab loads the parts that it has not loaded yet: login, checkout, sending.
  await guest.openCart();
  await guest.page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await guest.signUp(email, 'a good password');
  await expect(guest.page.getByText('Account created! You can now log in.')).toBeVisible();
  await guest.logIn(email, 'a good password');
  await guest.noticeLink('Continue to checkout').click();
  await expect(guest.page.getByLabel('Email')).toHaveValue(email);
  await guest.fillDetails();
  await guest.page.getByLabel('Delivery Date').fill('2031-05-09');
  await guest.submitButton.click();
  await expect(guest.heading('Thank you for your order!')).toBeVisible();
  expect((await inbox.orderOf(email)).html).toContain('Key lime pie');

  // A new visit gets the latest releases.
  await guest.open();
  await expect(guest.heading(/^Get in Touch \(5\)/)).toBeVisible();
});
