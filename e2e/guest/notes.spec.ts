import { freshEmail } from '../fixtures/guest';
import { expect, test } from '../fixtures/test';

const MEATLOAF = 'Meatloaf with veggies';
const ALLERGY = 'I am allergic to nuts';

test.use({ account: 'guest' });

test('no note is lost between the menu and the owner, whether it was written before “Add”, after it, or for a dish that is not ordered yet', async ({
  guest,
  inbox,
}) => {
  const { page } = guest;
  const email = freshEmail('notes');
  await guest.open();
  await guest.waitUntilHydrated();
  await guest.writeNote('Key lime pie', 'extra lime');
  await guest.add(MEATLOAF, 'Small', '$30.00');
  await guest.writeNote(MEATLOAF, ALLERGY);
  await guest.openCart();
  await expect(guest.cartLine(MEATLOAF)).toContainText(`Note: ${ALLERGY}`);
  await guest.fillDetails({ email });

  await test.step('a note whose dish is not in the cart blocks the order, and is still under the dish', async () => {
    await page.getByRole('button', { name: 'Submit Order' }).click();
    await page.getByRole('button', { name: 'Go to your note for Key lime pie' }).click();
    await expect(
      page.getByText('Your note for Key lime pie, which is not in your cart, is not in the order'),
    ).toBeInViewport();
    await page.getByRole('link', { name: 'Back to Menu' }).last().click();
    await guest.add('Key lime pie', '9inch', '$25.00');
    await guest.openCart();
  });

  await guest.submit();
  const { html } = await inbox.orderOf(email);
  for (const note of ['extra lime', ALLERGY]) expect(html).toContain(`Note: ${note}`);
});
