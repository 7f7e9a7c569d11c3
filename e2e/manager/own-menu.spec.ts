import { expectNoViolations } from '../fixtures/accessibility';
import { freshEmail } from '../fixtures/guest';
import { freshDish, Manager } from '../fixtures/manager';
import { expect, test } from '../fixtures/test';

test.use({ account: 'manager', secondAccount: 'guest', hasOwnDatabase: true });

const DEMO = [
  'BEEF STROGANOFF',
  'HONEY GARLIC CHICKEN',
  'VEGETABLE LASAGNA',
  'PULLED PORK WITH APPLE SLAW',
];

test('a manager arranges the dishes and chooses diet and allergens; guests see both, and the owner’s mail has the allergens', async ({
  guest,
  secondGuest,
  inbox,
}) => {
  const manager = new Manager(guest);
  await manager.openEditor();
  const { page } = guest;
  const inEditor = page.getByRole('article').getByRole('heading', { level: 3 });
  await expect(inEditor).toHaveText(DEMO);

  await test.step('arranges them by keyboard', async () => {
    const up = manager.button('Move VEGETABLE LASAGNA up');
    await up.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByText('VEGETABLE LASAGNA is now number 1 of 4.')).toBeAttached();
    await expect(up).toBeFocused();
    await expect(up).toBeInViewport();
    await expect(inEditor).toHaveText([DEMO[2]!, DEMO[0]!, DEMO[1]!, DEMO[3]!]);
  });

  await test.step('arranges them by choosing a place', async () => {
    await page.getByLabel(`Place of ${DEMO[3]!}`).selectOption('2');
    await expect(inEditor).toHaveText([DEMO[2]!, DEMO[3]!, DEMO[0]!, DEMO[1]!]);
  });
  await expectNoViolations(page, ['article']);

  const monthly = secondGuest.page.getByRole('region', { name: 'Monthly Menu' });
  const onMenu = monthly.getByRole('heading', { level: 3 });
  await secondGuest.open();
  await expect(onMenu).toHaveText([DEMO[2]!, DEMO[3]!, DEMO[0]!, DEMO[1]!]);

  await page.setViewportSize({ width: 390, height: 844 });
  const typed = freshDish('Bean salad');
  const name = typed.toUpperCase();
  await manager.fillNew(typed, 'Cold.', '$1,250');
  await manager.newForm.getByText('Diet and allergens').click();
  await manager.newForm.getByRole('checkbox', { name: 'soy' }).check();
  await manager.newForm.getByRole('checkbox', { name: 'Vegan' }).check();
  await expectNoViolations(guest.page, ['form']);
  await manager.button('Add Item').click();
  // No other dish is nearly as dear.
  await manager.button('Yes, add it').click();
  await expect(manager.item(name)).toContainText('Vegan · Contains soy');

  const email = freshEmail('tags');
  await secondGuest.open();
  await expect(secondGuest.card(name)).toContainText('Vegan · Contains soy');
  await secondGuest.add(name, 'Small', '$1,250.00');
  await secondGuest.openCart();
  await expect(secondGuest.cartLine(name)).toContainText('Vegan · Contains soy');
  await secondGuest.fillDetails({ email });
  await secondGuest.submit();
  expect((await inbox.orderOf(email)).html).toContain('Diet and allergens: Vegan · Contains soy');
});
