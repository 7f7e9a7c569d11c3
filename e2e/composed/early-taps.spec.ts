import type { Guest } from '../fixtures/guest';
import { holdBack, isScript } from '../fixtures/hold-back';
import { expect, test } from '../fixtures/test';

/** Fills the cart in every way the menu offers: with a note, with a flavor, a portion twice. */
async function tapAround(guest: Guest): Promise<void> {
  await guest.writeNote('Meatloaf with veggies', '  no onions,\nplease ');
  await guest.add('Meatloaf with veggies', 'Large', '$50.00');
  await guest.page.getByLabel('Flavor for Danish').selectOption('Mixed Berry');
  await guest.add('Danish', '9 X 13', '$25.00');
  await guest.add('Key lime pie', '9inch', '$25.00');
  await guest.add('Pork green chili', 'Quart', '$25.00');
  await guest.add('Pork green chili', 'Quart', '$25.00');
}

async function expectTheWholeCart(guest: Guest): Promise<void> {
  await expect(guest.badge).toHaveText('4');
  await expect(guest.cartLink).toHaveAccessibleName('Cart, 4 items, 5 portions');
  await guest.openCart();
  const lines = guest.page.getByRole('main').getByRole('list').getByRole('listitem');
  await expect(lines).toHaveText([
    /Meatloaf with veggies\s*Large\s*\$50\.00 each.*Note: ?no onions, please/,
    /Danish\s*9 X 13\s*Flavor: Mixed Berry/,
    /Key lime pie\s*9inch/,
    /Pork green chili\s*Quart.*2 at \$25\.00 each/,
  ]);
  // A dessert has no note, and the note was for one dish only.
  await expect(guest.page.getByText('Note:')).toHaveCount(1);
}

test('what a guest adds before any code is there is in the badge at once, and in the cart exactly so', async ({
  guest,
}) => {
  const release = await holdBack(guest.page, isScript);
  await guest.openEarly();
  await tapAround(guest);
  await expect(guest.badge).toHaveText('4');
  // As with the code there: the note went along, and the next portion has none.
  await expect(guest.page.getByLabel('Note for Meatloaf with veggies')).toHaveValue('');
  release();
  await guest.waitUntilLive();
  await expectTheWholeCart(guest);
});

test('early and late taps on one dish end in one line, and the same wishes are the same line', async ({
  guest,
}) => {
  const release = await holdBack(guest.page, isScript);
  await guest.openEarly();
  await guest.writeNote('Danish', 'warm');
  await guest.page.getByLabel('Flavor for Danish').selectOption('Cherry');
  await guest.add('Danish', '9 X 13', '$25.00');
  await guest.add('Key lime pie', '9inch', '$25.00');
  release();
  await guest.waitUntilLive();
  await guest.page.getByLabel('Note for Danish').fill('warm');
  await guest.add('Danish', '9 X 13', '$25.00');
  await guest.add('Key lime pie', '9inch', '$25.00');
  await expect(guest.cartLink).toHaveAccessibleName('Cart, 2 items, 4 portions');
});

test('a tap followed at once by a tap on the cart shows the line there', async ({ guest }) => {
  const release = await holdBack(guest.page, isScript);
  await guest.openEarly();
  await tapAround(guest);
  await guest.openCart();
  await expect(guest.page).toHaveURL(/\/cart$/);
  await expect(guest.badge).toHaveText('4');
  release();
  await guest.waitUntilLive();
  await expect(guest.heading('Your Order')).toBeVisible();
  await expectTheWholeCart(guest);
});

test('the first tap is told to a screen reader once the code can speak', async ({ guest }) => {
  const release = await holdBack(guest.page, isScript);
  await guest.openEarly();
  await guest.add('Key lime pie', '9inch', '$25.00');
  release();
  await expect(
    guest.page.getByRole('status').filter({ hasText: 'Key lime pie, 9inch added. Cart: 1 item' }),
  ).toBeAttached();
});

test('a keyboard is as early as a finger: Enter on "Add" counts', async ({ guest }) => {
  const release = await holdBack(guest.page, isScript);
  await guest.openEarly();
  await guest.addButton('Key lime pie', '9inch', '$25.00').press('Enter');
  await expect(guest.badge).toHaveText('1');
  release();
  await expect(guest.cartLink).toHaveAccessibleName('Cart, 1 item, 1 portion');
});

test('early taps that cannot be read, of another version for one, are left out and not counted', async ({
  guest,
  expectedConsole,
}) => {
  expectedConsole.push(/\[simmer\/replay\]/);
  await guest.page.addInitScript(() => {
    sessionStorage.setItem('simmer:early-adds', '["{\\"id\\":\\"x\\"}", "no json", 7, null]');
  });
  await guest.open();
  await guest.waitUntilLive();
  await expect(guest.badge).toBeHidden();
  await guest.add('Key lime pie', '9inch', '$25.00');
  await expect(guest.badge).toHaveText('1');
});
