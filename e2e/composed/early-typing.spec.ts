import { DEMO_GUEST } from '../fixtures/guest';
import { holdBack, isScript } from '../fixtures/hold-back';
import { expect, test } from '../fixtures/test';

const WIDE = { width: 1440, height: 900 };

test('a note that was begun before the code came is still there, and goes along with the next Add', async ({
  guest,
}) => {
  const release = await holdBack(guest.page, isScript);
  await guest.openEarly();
  await guest.writeNote('Meatloaf with veggies', 'no onions');
  release();
  await guest.waitUntilLive();
  const note = guest.page.getByLabel('Note for Meatloaf with veggies');
  await expect(note).toBeFocused();
  await note.pressSequentially(', please');
  await guest.add('Meatloaf with veggies', 'Small', '$30.00');
  await guest.openCart();
  await expect(guest.cartLine('Meatloaf')).toContainText('no onions, please');
});

test('a flavor that was chosen before the code came is the one that is added after it', async ({
  guest,
}) => {
  const release = await holdBack(guest.page, isScript);
  await guest.openEarly();
  await guest.page.getByLabel('Flavor for Danish').selectOption('Cherry');
  release();
  await guest.waitUntilLive();
  await guest.add('Danish', '9 X 13', '$25.00');
  await guest.openCart();
  await expect(guest.cartLine('Danish')).toContainText('Cherry');
});

test.describe('the login', () => {
  let seen: string[];

  test.beforeEach(({ guest }) => {
    seen = [];
    guest.page.on('request', (request) => seen.push(request.url()));
    guest.page.on('framenavigated', (frame) => seen.push(frame.url()));
  });
  test.afterEach(() => {
    expect(seen.filter((url) => url.includes(DEMO_GUEST.password))).toEqual([]);
    expect(seen.filter((url) => url.includes('?email'))).toEqual([]);
  });

  test('keeps what was typed before its code came, and logs in with it', async ({ guest }) => {
    const release = await holdBack(guest.page, isScript);
    await guest.openEarly('/login');
    await guest.page.getByLabel('Email').fill(DEMO_GUEST.email);
    await guest.page.getByLabel('Password', { exact: true }).fill(DEMO_GUEST.password);
    release();
    await guest.waitUntilLive();
    await expect(guest.page.getByLabel('Email')).toHaveValue(DEMO_GUEST.email);
    await expect(guest.page.getByLabel('Password', { exact: true })).toBeFocused();
    await guest.page.getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(guest.page.getByText('Login successful!').first()).toBeVisible();
  });

  for (const { by, send } of [
    {
      by: 'Enter',
      send: (guest: { page: import('@playwright/test').Page }) =>
        guest.page.keyboard.press('Enter'),
    },
    {
      by: 'the button',
      send: (guest: { page: import('@playwright/test').Page }) =>
        guest.page.getByRole('button', { name: 'Log In', exact: true }).click(),
    },
  ]) {
    test(`sent with ${by} before its code came logs in as soon as it is there`, async ({
      guest,
    }) => {
      const release = await holdBack(guest.page, isScript);
      await guest.openEarly('/login');
      await guest.page.getByLabel('Email').fill(DEMO_GUEST.email);
      await guest.page.getByLabel('Password', { exact: true }).fill(DEMO_GUEST.password);
      await send(guest);
      await expect(guest.page).toHaveURL(/\/login$/);
      release();
      await expect(guest.page.getByText('Login successful!').first()).toBeVisible();
      await expect(guest.page).toHaveURL(/\/$/);
    });
  }
});

test('the menu button tapped before its code came opens the navigation as soon as it is there', async ({
  guest,
}) => {
  const release = await holdBack(guest.page, isScript);
  await guest.openEarly();
  await guest.navigation.getByRole('button', { name: 'Menu' }).click();
  release();
  await expect(guest.navigation.getByRole('button', { name: 'Menu' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await guest.navigation.getByRole('link', { name: 'Instructions' }).click();
  await expect(guest.heading('Cooking Instructions')).toBeVisible();
});

test('a section link tapped before the code came leads to its section, and the code leaves the guest there', async ({
  guest,
}) => {
  const { page } = guest;
  await page.setViewportSize(WIDE);
  const release = await holdBack(page, isScript);
  await guest.openEarly();
  await guest.followNavigation('Desserts');
  await expect(page).toHaveURL(/\/#desserts$/);
  await expect(guest.heading('Desserts')).toBeInViewport();
  release();
  await guest.waitUntilLive();
  await expect(guest.heading('BEEF STROGANOFF')).toBeAttached();
  await expect(guest.heading('Desserts')).toBeInViewport();
  await guest.followNavigation('Classics');
  await expect(guest.heading('Classics')).toBeInViewport();
});

test('a section link tapped while the menu’s code is late scrolls, and throws no part of the page away', async ({
  guest,
  urls,
}) => {
  const { page } = guest;
  await page.setViewportSize(WIDE);
  const release = await holdBack(
    page,
    (request) => isScript(request) && request.url().startsWith(urls['menu-mfe']),
  );
  await guest.openEarly();
  await expect(page.locator('#root[data-hydrated]')).toBeAttached();
  await guest.followNavigation('Desserts');
  await expect(guest.heading('Desserts')).toBeInViewport();
  await expect(guest.addButton('Key lime pie', '9inch', '$25.00')).toBeVisible();
  release();
  await guest.waitUntilLive();
  await guest.add('Key lime pie', '9inch', '$25.00');
  await expect(guest.badge).toHaveText('1');
});

test('a link to another page tapped before the code came leads there, and back', async ({
  guest,
}) => {
  const { page } = guest;
  await page.setViewportSize(WIDE);
  const release = await holdBack(page, isScript);
  await guest.openEarly();
  await guest.followNavigation('Instructions');
  await expect(page).toHaveURL(/\/instructions$/);
  await expect(guest.heading('Cooking Instructions')).toBeVisible();
  await guest.followNavigation('Desserts');
  await expect(page).toHaveURL(/\/#desserts$/);
  // Chromium goes to a section of a new page when the deferred scripts have run.
  release();
  await guest.waitUntilLive();
  await expect(guest.heading('Desserts')).toBeInViewport();
});

test('a link to another page tapped while the menu’s code is late leads there at once', async ({
  guest,
  urls,
}) => {
  const { page } = guest;
  await page.setViewportSize(WIDE);
  await holdBack(
    page,
    (request) => isScript(request) && request.url().startsWith(urls['menu-mfe']),
  );
  await guest.openEarly();
  await expect(page.locator('#root[data-hydrated]')).toBeAttached();
  await guest.followNavigation('Instructions');
  await expect(guest.heading('Cooking Instructions')).toBeVisible();
});
