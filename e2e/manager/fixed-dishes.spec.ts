import { expectNoSidewaysScrolling, expectNoViolations } from '../fixtures/accessibility';
import { freshEmail } from '../fixtures/guest';
import { Manager } from '../fixtures/manager';
import { layoutShifts, logPage } from '../fixtures/page-log';
import { photoFile } from '../fixtures/photos';
import { expect, test } from '../fixtures/test';

test.use({ hasOwnDatabase: true, account: 'manager', secondAccount: 'guest' });

const CAKE = 'Southern hummingbird cake';

test('on her phone, a manager sells out, hides and changes fixed dishes and a price; a guest sees it all, and is told about the dishes in the cart', async ({
  guest: owner,
  secondGuest: guest,
}) => {
  const manager = new Manager(owner);
  const control = (label: string, name: string) =>
    owner.page.getByRole('switch', { name: `${label}: ${name}` });
  await guest.open();
  await guest.waitUntilHydrated();
  await guest.add('Danish', '9 X 13', '$25.00');
  await guest.add('Key lime pie', '9inch', '$25.00');
  await guest.add(CAKE, '9 X 13', '$40.00');
  await guest.add('HONEY GARLIC CHICKEN', 'Small', '$28.50');

  await test.step('a few taps and a photo are enough', async () => {
    await manager.openEditor();
    await control('Hidden', 'HONEY GARLIC CHICKEN').click();
    await expect(control('Hidden', 'HONEY GARLIC CHICKEN')).toBeChecked();
    await owner.page.getByRole('heading', { name: 'Desserts' }).click();
    await expect(manager.item('Danish').locator('img')).toHaveAttribute('src', /#Danish$/);
    await control('Sold out', 'Danish').click();
    await expect(control('Sold out', 'Danish')).toBeChecked();
    await expect(manager.item('HONEY GARLIC CHICKEN')).toContainText('Hidden from guests');
    await control('Hidden', 'Banana split cake').click();
    await expect(control('Hidden', 'Banana split cake')).toBeChecked();
    const button = (name: string) => owner.page.getByRole('button', { name });
    const form = (name: string) => owner.page.getByRole('form', { name: `Edit ${name}` });
    await button(`Edit ${CAKE}`).click();
    await form(CAKE).getByLabel('Price').fill('42.50');
    await form(CAKE).getByRole('button', { name: 'Save' }).click();
    await expect(button(`Undo: ${CAKE} has been saved.`)).toBeVisible();
    await button('Edit Key lime pie').click();
    const pie = form('Key lime pie');
    await pie.locator('input[type=file]').setInputFiles(await photoFile(owner.page, { side: 400 }));
    await expect(pie.locator('img').first()).toHaveAttribute('src', /^data:image/);
    await pie.getByText('Diet and allergens').click();
    await pie.getByLabel('tree nuts').check();
    await pie.getByRole('button', { name: 'Save' }).click();
    const item = manager.item('Key lime pie');
    await expect(item.getByText('Contains tree nuts')).toBeVisible();
    await expect(item.locator('img').first()).toHaveAttribute('src', /^data:image/);
    await expect(owner.page.getByText('9 dishes · 1 sold out · 1 hidden')).toBeVisible();
    await expectNoSidewaysScrolling(owner.page);
    await expectNoViolations(owner.page, ['main']);
  });

  await test.step('the order waits until the guest has removed the dishes', async () => {
    await guest.openCart();
    await guest.fillDetails({ email: freshEmail('sold-out') });
    await guest.submitButton.click();
    await expect(guest.cartLine('Danish').getByText('Danish, 9 X 13 is sold out.')).toBeVisible();
    await expect(guest.cartLine('HONEY')).toContainText('is no longer on the menu');
    const keyLime = guest.cartLine('Key lime pie');
    await expect(keyLime).toContainText(
      'The menu now says about Key lime pie, 9inch: Contains tree nuts.',
    );
    await keyLime.getByRole('button', { name: 'Keep it with this change' }).click();
    const cake = guest.cartLine(CAKE);
    await expect(cake).toContainText('is now $42.50 instead of $40.00.');
    await cake.getByRole('button', { name: 'Keep it with this change' }).click();
    for (const dish of ['Danish', 'HONEY'])
      await guest
        .cartLine(dish)
        .getByRole('button', { name: /^Remove/ })
        .click();
    await guest.submit();
    await expect(guest.page.getByText('$67.50').first()).toBeVisible();
  });

  await test.step('the menu shows the changes without moving anything, and the photo grows when tapped', async () => {
    const { page } = guest;
    await logPage(page);
    await guest.open();
    await guest.waitUntilHydrated();
    await expect(
      guest.card('Danish').getByRole('paragraph').getByText('Sold out', { exact: true }),
    ).toBeVisible();
    await expect(guest.card('Danish').getByRole('button', { disabled: false })).toHaveCount(0);
    await expect(guest.card('Key lime pie').getByText('Contains tree nuts')).toBeVisible();
    await expect(guest.heading('Banana split cake')).toHaveCount(0);
    await expect(guest.addButton(CAKE, '9 X 13', '$42.50')).toBeVisible();
    await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
    await expect(guest.heading('HONEY GARLIC CHICKEN')).toHaveCount(0);
    await guest.card('Key lime pie').scrollIntoViewIfNeeded();
    const enlarge = page.getByRole('button', { name: 'Enlarge the photo of Key lime pie' });
    await enlarge.click();
    const dialog = page.getByRole('dialog', { name: 'Key lime pie' });
    await expect(dialog.getByRole('img', { name: 'Photo of Key lime pie' })).toBeVisible();
    await expectNoViolations(page, ['dialog[open]']);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(enlarge).toBeFocused();
    expect(await layoutShifts(page)).toEqual([]);
  });
});
