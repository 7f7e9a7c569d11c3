import { expect, test } from '../fixtures/test';

test('the cart without a dish and with one, and a confirmation without an order, are recorded with the keyboard', async ({
  guest,
  recorder,
}) => {
  const { page } = guest;
  await guest.open('/order-confirmation');
  await recorder.lookAround(page, 'no order');
  await guest.open('/cart');
  await recorder.lookAround(page, 'the empty cart');
  await recorder.tabThrough(page);
  await guest.open();
  await guest.add('Key lime pie', '9inch', '$25.00');
  await guest.openCart();
  await expect(guest.heading('Your Order')).toBeVisible();
  await recorder.tabThrough(page);
});
