import { freshEmail } from '../fixtures/guest';
import { expect, test } from '../fixtures/test';

const MEATLOAF = 'Meatloaf with veggies';
const LINE = `${MEATLOAF}, Small`;
const ALLERGY = 'I am allergic to nuts';

test.use({ account: 'guest' });

test('no note of a guest is lost between the menu and the owner: written before “Add”, or left on the menu', async ({
  guest,
  inbox,
}) => {
  const { page } = guest;
  const email = freshEmail('notes');
  await guest.open();
  await guest.waitUntilHydrated();

  await test.step('without its dish in the cart it is shown there, and is still under the dish', async () => {
    await guest.writeNote('Key lime pie', 'extra lime');
    await guest.openCart();
    await expect(
      page.getByText('You wrote “extra lime” under Key lime pie, which is not in your cart.'),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Back to Menu' }).click();
    await guest.add('Key lime pie', '9inch', '$25.00');
  });

  await test.step('left on the menu, it is shown in the cart, which offers to add it', async () => {
    await guest.add(MEATLOAF, 'Small', '$30.00');
    await guest.writeNote(MEATLOAF, ALLERGY);
    await guest.openCart();
    await guest.fillDetails({ email });
    await page.getByRole('button', { name: `Add it to ${LINE}` }).click();
    await expect(guest.cartLine(MEATLOAF)).toContainText(`Note: ${ALLERGY}`);
  });

  await guest.submit();
  const { html } = await inbox.orderOf(email);
  for (const note of ['extra lime', ALLERGY]) expect(html).toContain(`Note: ${note}`);
});
