import { DEMO_GUEST } from '../fixtures/guest';
import { isScriptFrom } from '../fixtures/network';
import { expect, test } from '../fixtures/test';

const WIDE = { width: 1440, height: 900 };

test('a note typed before hydration is kept, and is added with the next portion', async ({
  guest,
}) => {
  const release = await guest.openHeld();
  await guest.writeNote('Meatloaf with veggies', 'no onions');
  release();
  await guest.waitUntilHydrated();
  const note = guest.page.getByLabel('Note for Meatloaf with veggies');
  await expect(note).toBeFocused();
  await note.pressSequentially(', please');
  await guest.add('Meatloaf with veggies', 'Small', '$30.00');
  await guest.openCart();
  await expect(guest.cartLine('Meatloaf')).toContainText('no onions, please');
});

test('a flavor selected before hydration is added after it', async ({ guest }) => {
  const release = await guest.openHeld();
  await guest.page.getByLabel('Flavor for Danish').selectOption('Cherry');
  release();
  await guest.waitUntilHydrated();
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

  test('keeps what was typed before hydration, and logs in with it', async ({ guest }) => {
    const release = await guest.openHeld('/login');
    await guest.page.getByLabel('Email').fill(DEMO_GUEST.email);
    await guest.page.getByLabel('Password', { exact: true }).fill(DEMO_GUEST.password);
    release();
    await guest.waitUntilHydrated();
    await expect(guest.page.getByLabel('Email')).toHaveValue(DEMO_GUEST.email);
    await expect(guest.page.getByLabel('Password', { exact: true })).toBeFocused();
    await guest.page.getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(guest.page.getByText('Login successful!').first()).toBeVisible();
  });

  test('keeps what was typed, and submits it, although a password manager has added an element to the form before hydration (case 84)', async ({
    guest,
    expectedConsole,
  }) => {
    expectedConsole.push(/\[simmer\/hydration\]/);
    const { page } = guest;
    const release = await guest.openHeld('/login');
    const email = page.getByLabel('Email');
    await email.evaluate((input) => {
      input.after(document.createElement('div'));
    });
    await email.fill(DEMO_GUEST.email);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_GUEST.password);
    release();
    await guest.waitUntilHydrated();
    await expect(email).toHaveValue(DEMO_GUEST.email);
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Login successful!').first()).toBeVisible();
  });

  for (const by of ['Enter', 'the button'] as const) {
    test(`submitted with ${by} before hydration logs in right after it`, async ({ guest }) => {
      const release = await guest.openHeld('/login');
      await guest.page.getByLabel('Email').fill(DEMO_GUEST.email);
      await guest.page.getByLabel('Password', { exact: true }).fill(DEMO_GUEST.password);
      if (by === 'Enter') await guest.page.keyboard.press('Enter');
      else await guest.page.getByRole('button', { name: 'Log In', exact: true }).click();
      await expect(guest.page).toHaveURL(/\/login$/);
      release();
      await expect(guest.page.getByText('Login successful!').first()).toBeVisible();
      await expect(guest.page).toHaveURL(/\/$/);
    });
  }
});

test('the menu button tapped before hydration opens the navigation right after it', async ({
  guest,
}) => {
  const release = await guest.openHeld();
  await guest.navigation.getByRole('button', { name: 'Menu' }).click();
  release();
  await expect(guest.navigation.getByRole('button', { name: 'Menu' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await guest.navigation.getByRole('link', { name: 'Instructions' }).click();
  await expect(guest.heading('Cooking Instructions')).toBeVisible();
});

test('a section link tapped before hydration scrolls to its section, and hydration keeps the guest there', async ({
  guest,
}) => {
  const { page } = guest;
  await page.setViewportSize(WIDE);
  const release = await guest.openHeld();
  await guest.followNavigation('Desserts');
  await expect(page).toHaveURL(/\/#desserts$/);
  await expect(guest.heading('Desserts')).toBeInViewport();
  release();
  await guest.waitUntilHydrated();
  await expect(guest.heading('BEEF STROGANOFF')).toBeAttached();
  await expect(guest.heading('Desserts')).toBeInViewport();
  await guest.followNavigation('Classics');
  await expect(guest.heading('Classics')).toBeInViewport();
});

test('a section link tapped while the menu’s code is slow scrolls, and keeps every part of the page', async ({
  guest,
  urls,
}) => {
  const { page } = guest;
  await page.setViewportSize(WIDE);
  const release = await guest.openHeld('/', isScriptFrom(urls['menu-mfe']));
  await guest.waitUntilShellHydrated();
  await guest.followNavigation('Desserts');
  await expect(guest.heading('Desserts')).toBeInViewport();
  await expect(guest.addButton('Key lime pie', '9inch', '$25.00')).toBeVisible();
  release();
  await guest.waitUntilHydrated();
  await guest.add('Key lime pie', '9inch', '$25.00');
  await expect(guest.badge).toHaveText('1');
});

test('a link to another page tapped before hydration opens it, and a link leads back', async ({
  guest,
}) => {
  const { page } = guest;
  await page.setViewportSize(WIDE);
  const release = await guest.openHeld();
  await guest.followNavigation('Instructions');
  await expect(page).toHaveURL(/\/instructions$/);
  await expect(guest.heading('Cooking Instructions')).toBeVisible();
  await guest.followNavigation('Desserts');
  await expect(page).toHaveURL(/\/#desserts$/);
  // Chromium scrolls to a section of a new document after its deferred scripts have run.
  release();
  await guest.waitUntilHydrated();
  await expect(guest.heading('Desserts')).toBeInViewport();
});

test('a link to another page tapped while the menu’s code is slow opens it at once', async ({
  guest,
  urls,
}) => {
  const { page } = guest;
  await page.setViewportSize(WIDE);
  await guest.openHeld('/', isScriptFrom(urls['menu-mfe']));
  await guest.waitUntilShellHydrated();
  await guest.followNavigation('Instructions');
  await expect(guest.heading('Cooking Instructions')).toBeVisible();
});
