import { Guest } from '../fixtures/guest';
import { expect, test } from '../fixtures/test';

test('two tabs of one guest have a cart each: what is ordered in one changes nothing in the other (case 57)', async ({
  guest,
  urls,
}) => {
  const other = new Guest(await guest.page.context().newPage(), urls);
  await guest.open();
  await guest.add('Key lime pie', '9inch', '$25.00');
  await other.open();
  await other.add('Meatloaf with veggies', 'Small', '$30.00');
  await other.add('Danish', '9 X 13', '$25.00');
  await expect(other.cartLink).toHaveAccessibleName('Cart, 2 items, 2 portions');
  await guest.page.bringToFront();
  await expect(guest.cartLink).toHaveAccessibleName('Cart, 1 item, 1 portion');
  await guest.openCart();
  await expect(guest.cartLine('Key lime pie')).toBeVisible();
  await expect(guest.cartLine('Meatloaf')).toHaveCount(0);
  await guest.page.close();
  await expect(other.cartLink).toHaveAccessibleName('Cart, 2 items, 2 portions');
});
