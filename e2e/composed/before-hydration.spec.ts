import { addIcon } from '../fixtures/conditions';
import { DEMO_GUEST } from '../fixtures/guest';
import { holdBack } from '../fixtures/network';
import { expectNoNodeRemoved, logPage, MONTHLY_MENU } from '../fixtures/page-log';
import { expect, test } from '../fixtures/test';

test('what a guest adds, types and selects before any code has loaded counts at once, stays after hydration, and ends up in the cart', async ({
  guest,
}) => {
  const { page } = guest;
  await logPage(page, MONTHLY_MENU);
  const release = await guest.openHeld();
  await guest.writeNote('Meatloaf with veggies', '  no onions,\nplease ');
  await guest.add('Meatloaf with veggies', 'Large', '$50.00');
  await page.getByLabel('Flavor for Danish').selectOption('Mixed Berry');
  await guest.add('Danish', '9 X 13', '$25.00');
  await guest.addButton('Key lime pie', '9inch', '$25.00').press('Enter');
  await expect(guest.badge).toHaveText('3');
  // A note goes with its portion; the next portion has none.
  await expect(page.getByLabel('Note for Meatloaf with veggies')).toHaveValue('');
  const note = page.getByLabel('Note for Beef mock rouladen');
  await guest.writeNote('Beef mock rouladen', 'more sauce');

  release();
  await expect(
    page.getByRole('status').filter({ hasText: /added\. Cart: 3 dishes/ }),
    'the screen reader hears it',
  ).toBeAttached();
  await guest.waitUntilHydrated();
  await expectNoNodeRemoved(page, MONTHLY_MENU);
  await expect(note).toBeFocused();
  await note.pressSequentially(', please');
  await guest.add('Beef mock rouladen', 'Small', '$30.00');
  await guest.add('Danish', '9 X 13', '$25.00');
  await expect(guest.cartLink).toHaveAccessibleName('Cart, 4 items, 5 dishes');

  await guest.openCart();
  const lines = page.getByRole('main').getByRole('list').getByRole('listitem');
  await expect(lines).toHaveText([
    /Meatloaf with veggies\s*Large.*\$50\.00.*Note: ?no onions, please/,
    /Danish\s*9 X 13\s*Flavor: Mixed Berry.*2 at \$25\.00 each/,
    /Key lime pie\s*9inch/,
    /Beef mock rouladen\s*Small.*Note: ?more sauce, please/,
  ]);
});

test('taps are not lost on a page that the guest leaves before its code has loaded', async ({
  guest,
}) => {
  const { page } = guest;
  const releasePages = await holdBack(page, (request) => request.url().includes('deferred-pages'));
  const release = await guest.openHeld();
  await guest.add('Key lime pie', '9inch', '$25.00');
  await page.getByRole('link', { name: 'Privacy' }).click();
  await expect(guest.heading('Privacy').first()).toBeVisible();
  release();
  await page.waitForFunction(() =>
    Object.keys(window).some((key) => key.startsWith('webpackChunk')),
  );
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await page.getByRole('link', { name: 'Simmer' }).first().click();
  await expect(page).toHaveURL(/#hero$/);
  await guest.waitUntilHydrated();
  await expect(guest.badge).toHaveText('1');
  releasePages();
});

test('a login that is submitted before hydration, in a form changed by a password manager, completes right after hydration, and no address contains the password (case 84)', async ({
  guest,
  expectedConsole,
}) => {
  expectedConsole.push(/\[simmer\/hydration\]/);
  const { page } = guest;
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url()));
  page.on('framenavigated', (frame) => seen.push(frame.url()));
  const release = await guest.openHeld('/login');
  await page.locator('form input').first().waitFor();
  await page.evaluate(addIcon);
  await page.getByLabel('Email').fill(DEMO_GUEST.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_GUEST.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  release();
  await expect(page.getByText('Login successful!').first()).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect(seen.filter((url) => url.includes(DEMO_GUEST.password))).toEqual([]);
  expect(seen.filter((url) => url.includes('?email'))).toEqual([]);
});

test('links and the menu button work before hydration: a section, another page, the navigation', async ({
  guest,
}) => {
  const { page } = guest;
  await page.setViewportSize({ width: 1440, height: 900 });
  const release = await guest.openHeld();
  await guest.followNavigation('Desserts');
  await expect(page).toHaveURL(/\/#desserts$/);
  await expect(guest.heading('Desserts')).toBeInViewport();
  await guest.followNavigation('Instructions');
  await expect(page).toHaveURL(/\/instructions$/);
  await expect(guest.heading('Cooking Instructions')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  const toggle = guest.navigation.getByRole('button', { name: 'Navigation' });
  await toggle.click();
  release();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await guest.followNavigation('Desserts');
  await expect(guest.heading('BEEF STROGANOFF')).toBeAttached();
  await expect(guest.heading('Desserts')).toBeInViewport();
});
