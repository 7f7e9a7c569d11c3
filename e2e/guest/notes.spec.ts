import { freshEmail } from '../fixtures/guest';
import { expect, test } from '../fixtures/test';

const MEATLOAF = 'Meatloaf with veggies';
const LINE = `${MEATLOAF}, Small`;
const ALLERGY = 'I am allergic to nuts';

test.describe('when the guest is logged in', () => {
  test.use({ account: 'guest' });

  test('a note that is typed after “Add” is offered to the dish in the cart, and reaches the owner', async ({
    guest,
    inbox,
  }) => {
    const { page } = guest;
    const email = freshEmail('note-offer');
    await guest.open();
    await guest.add(MEATLOAF, 'Small', '$30.00');
    await guest.writeNote(MEATLOAF, ALLERGY);
    await page.getByRole('button', { name: `Add this note to the ${LINE} in your cart` }).click();
    await expect(page.getByLabel(`Note for ${MEATLOAF}`)).toBeFocused();
    await expect(page.getByText(`Added with your note: “${ALLERGY}”`)).toBeVisible();

    await guest.openCart();
    await expect(guest.cartLine(MEATLOAF)).toContainText(`Note: ${ALLERGY}`);
    await guest.fillDetails({ email });
    await guest.submitButton.click();
    await expect(guest.heading('Thank you for your order!')).toBeVisible();
    expect((await inbox.orderOf(email)).html).toContain(`Modifications: ${ALLERGY}`);
  });

  test('a note that was left on the menu is asked about in the cart before the order goes out', async ({
    guest,
    inbox,
  }) => {
    const { page } = guest;
    const email = freshEmail('note-question');
    await guest.open();
    await guest.add(MEATLOAF, 'Small', '$30.00');
    await guest.writeNote(MEATLOAF, ALLERGY);
    await guest.openCart();
    await guest.fillDetails({ email });
    await guest.submitButton.click();
    await expect(page.getByRole('alert')).toHaveText(
      'Before submitting, please choose whether to add your note to the dish.',
    );
    expect(await inbox.ordersOf(email)).toHaveLength(0);

    await page.getByRole('button', { name: `Go to the note for ${LINE}` }).click();
    await expect(page.getByRole('button', { name: `Yes, add it to ${LINE}` })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(guest.cartLine(MEATLOAF)).toContainText(`Note: ${ALLERGY}`);
    await guest.submitButton.click();
    await expect(guest.heading('Thank you for your order!')).toBeVisible();
    expect((await inbox.orderOf(email)).html).toContain(`Modifications: ${ALLERGY}`);
  });
});

test('a note without a dish in the cart is shown there, and is still under its dish on the menu', async ({
  guest,
}) => {
  const { page } = guest;
  await guest.open();
  await guest.writeNote(MEATLOAF, ALLERGY);
  await guest.openCart();
  await expect(
    page.getByText(`You wrote “${ALLERGY}” under ${MEATLOAF}, which is not in your cart.`),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Back to Menu' }).click();
  await guest.card(MEATLOAF).getByText('Add a note').click();
  await expect(page.getByLabel(`Note for ${MEATLOAF}`)).toHaveValue(ALLERGY);
  await guest.add(MEATLOAF, 'Small', '$30.00');
  await guest.openCart();
  await expect(guest.cartLine(MEATLOAF)).toContainText(`Note: ${ALLERGY}`);
});

test('a keyboard alone adds a note to a line, changes it and chooses a flavor; equal lines become one [90]', async ({
  guest,
}) => {
  const { page } = guest;
  const { keyboard } = page;
  await guest.open();
  await guest.add('Danish', '9 X 13', '$25.00');
  await guest.writeNote('Danish', 'No nuts');
  await page.getByLabel('Flavor for Danish').selectOption('Lemon');
  await guest.add('Danish', '9 X 13', '$25.00');
  await guest.openCart();
  await expect(page.getByRole('group', { name: /^Quantity of Danish/ })).toHaveCount(2);

  await page.getByLabel('Choose a flavor').focus();
  await keyboard.type('Lemon');
  await page.getByRole('button', { name: 'Add a note: Danish, 9 X 13' }).focus();
  await keyboard.press('Enter');
  await keyboard.type('No nuts');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByRole('group', { name: /^Quantity of Danish/ })).toHaveText(['2']);
  await expect(page.getByRole('button', { name: 'Change note: Danish, 9 X 13' })).toBeFocused();
});
