import { DEMO_GUEST, DEMO_MANAGER, freshEmail, Guest } from '../fixtures/guest';
import { layoutShifts, logPage } from '../fixtures/page-log';
import { expect, test } from '../fixtures/test';

test.describe(() => {
  test.use({ hasOwnDatabase: true });
  test('a guest signs up, logs out and logs in again [4] [174] [175] [176] [178] [180]', async ({
    guest,
    database,
  }) => {
    const email = freshEmail('account');
    await guest.open('/login');
    await guest.signUp(email, 'a good password');
    await expect(guest.page.getByText('Account created! You can now log in.')).toBeVisible();
    await expect(guest.heading('Log In')).toBeVisible();

    const roles = (await database.all('users')).map(({ role }) => String(role));
    expect(roles.sort()).toEqual(['guest', 'guest', 'manager']);

    await guest.openNavigation();
    await guest.navigation.getByRole('button', { name: 'Logout' }).click();
    await expect(guest.navigation.getByRole('button', { name: 'Menu' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await guest.logIn(email, 'a good password');
    await expect(guest.page).toHaveURL(/\/$/);
    await expect(guest.page.getByText('Login successful!').first()).toBeVisible();
  });
});

test('a login survives a reload, and logging out in one tab logs out the other [30] [181] (case 68)', async ({
  guest,
}) => {
  await guest.open('/login');
  await guest.enter(DEMO_MANAGER);
  await guest.page.reload();
  await guest.openNavigation();
  await expect(guest.navigation.getByRole('link', { name: 'Edit Menu' })).toBeVisible();

  const otherTab = await guest.page.context().newPage();
  await otherTab.goto(guest.page.url());
  await otherTab.getByRole('button', { name: 'Menu', exact: true }).click();
  await otherTab.getByRole('button', { name: 'Logout' }).click();
  await expect(guest.navigation.getByRole('link', { name: 'Edit Menu' })).toHaveCount(0);
});

test('a guest who logs in in one tab is logged in in the other, where they have only read the menu', async ({
  guest,
  urls,
}) => {
  await guest.open();
  await guest.waitUntilHydrated();
  await guest.openNavigation();
  await expect(guest.navigation.getByRole('link', { name: 'Login' })).toBeVisible();
  const otherTab = new Guest(await guest.page.context().newPage(), urls);
  await otherTab.open('/login');
  await otherTab.enter(DEMO_GUEST);

  // Playwright has every tab believe that it has the focus, so that none gets it back.
  await guest.page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(guest.navigation.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the links of the bar stay where they are when "Edit Menu" and "Logout" come, and after "Logout" the focus is on "Login"', async ({
    guest,
  }) => {
    const { navigation } = guest;
    const places = () =>
      Promise.all(
        ['Classics', 'Instructions'].map((name) =>
          navigation.getByRole('link', { name }).boundingBox(),
        ),
      );
    await guest.open('/login');
    const before = await places();
    await guest.enter(DEMO_MANAGER);
    await expect(navigation.getByRole('link', { name: 'Edit Menu' })).toBeVisible();
    expect(await places()).toEqual(before);

    const logout = navigation.getByRole('button', { name: 'Logout' });
    await logout.press('Enter');
    await expect(logout).toHaveCount(0);
    await expect(navigation.getByRole('link', { name: 'Login' })).toBeFocused();
  });
});

test('who cannot get in hears why: beside a blank field, after a sign-up, and the same for a wrong password as for an unknown address; a forgotten password tells a stranger no more, and what was typed stays [171] [172] [177] [179] (case 68)', async ({
  guest,
  expectedConsole,
}) => {
  const { page } = guest;
  expectedConsole.push(/status of 400/);
  await guest.open('/login');

  await test.step('blank and invalid credentials have messages beside their fields, and nothing is sent', async () => {
    let isSent = false;
    await page.route(/identitytoolkit/, async (route) => {
      if (route.request().method() === 'POST') isSent = true;
      await route.continue();
    });
    await guest.logIn('', '');
    await expect(page.getByText('Please enter your email address.')).toBeVisible();
    await expect(page.getByText('Please enter your password.')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
    await guest.logIn('not an address', 'secret');
    await expect(page.getByText(/Please enter a valid email address/)).toBeVisible();
    expect(isSent).toBe(false);
    await page.unroute(/identitytoolkit/);
  });

  await test.step('a wrong password and an unknown address get the same message, and the typed address stays', async () => {
    await guest.logIn(DEMO_GUEST.email, 'wrong');
    const failure = page.getByRole('alert');
    await expect(failure).toHaveText(/^Login failed: .+auth\//);
    await expect(page.getByLabel('Email')).toHaveValue(DEMO_GUEST.email);
    await expect(page.getByText('The email address or the password is wrong.')).toBeVisible();
    const message = await failure.textContent();
    const answer = page.waitForResponse(/signInWithPassword/);
    await guest.logIn(freshEmail('nobody'), 'wrong');
    await answer;
    await expect(failure).toHaveText(message ?? '');
    await expect(page.getByText('The email address or the password is wrong.')).toBeVisible();
  });

  await test.step('a refused sign-up says why', async () => {
    await guest.signUp(DEMO_GUEST.email, 'a good password');
    await expect(page.getByText(/^Sign up failed: .+email-already-in-use/)).toBeVisible();
    await page.getByRole('button', { name: 'Switch to Log In' }).click();
  });

  await test.step('a stranger learns nothing from a forgotten password', async () => {
    const email = freshEmail('stranger');
    await guest.askForResetLink(email);
  });
});

test('a guest who forgot the password gets a link, chooses a new password, and logs in with it', async ({
  guest,
  inbox,
  urls,
}) => {
  const { page } = guest;
  const email = freshEmail('forgetful');
  await guest.register(email);
  await guest.openNavigation();
  await guest.navigation.getByRole('button', { name: 'Logout' }).click();
  await guest.followNavigation('Login');
  await guest.askForResetLink(email);

  const link = new URL(await inbox.resetLinkOf(email));
  link.searchParams.set('newPassword', 'a better password');
  await page.goto(link.href);
  await expect(page).toHaveURL(`${urls.shell}/login`);
  await guest.enter({ email, password: 'a better password' });
  await expect(page.getByText('Login successful!').first()).toBeVisible();
});

test.describe('a guest who is already signed in', () => {
  test.use({ account: 'guest' });

  test('opens the log-in page and sees who they are before a form, and nothing moves', async ({
    guest,
  }) => {
    const { page } = guest;
    await logPage(page);
    await page.addInitScript(() => {
      // Checks in each frame whether the form is visible although the page does not show who is logged in.
      const look = () => {
        const form = document.querySelector('main form');
        const account = document.querySelector('[aria-label="Your account"]');
        if (form?.checkVisibility({ visibilityProperty: true }) && !account)
          document.documentElement.dataset.formFirst = '';
        requestAnimationFrame(look);
      };
      look();
    });
    await guest.open('/login');
    await expect(page.getByText(`You’re logged in as ${DEMO_GUEST.email}.`)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-form-first');
    expect(await layoutShifts(page)).toEqual([]);
  });

  test('never sees "Edit Menu", which a manager sees [20] [27] [28] [182] (case 68)', async ({
    guest,
  }) => {
    await guest.open('/menu-editor');
    await expect(
      guest.page.getByText('Access Denied. You do not have permission to edit the menu.'),
    ).toBeVisible();
    await guest.openNavigation();
    const logout = guest.navigation.getByRole('button', { name: 'Logout' });
    await expect(logout).toBeVisible();
    await expect(guest.navigation.getByRole('link', { name: 'Edit Menu' })).toHaveCount(0);

    await logout.click();
    await guest.followNavigation('Login');
    await guest.enter(DEMO_MANAGER);
    await guest.followNavigation('Edit Menu');
    await expect(guest.page).toHaveURL(/\/menu-editor$/);
    await expect(guest.heading('Edit Menu')).toBeVisible();
  });

  test('leaves nothing of a draft on a device that they share', async ({ guest }) => {
    const { page } = guest;
    await guest.open();
    await guest.add('Key lime pie', '9inch', '$25.00');
    await guest.openCart();
    await guest.fillDetails({ name: 'Ada', time: 'noon', address: '12 Maple Street' });
    await guest.openNavigation();
    await guest.navigation.getByRole('button', { name: 'Logout' }).click();
    const fields = ['Name', 'Email', 'Delivery Time', 'Delivery Address'];
    for (const label of fields)
      await expect(page.getByLabel(label, { exact: true })).toHaveValue('');

    await guest.followNavigation('Login');
    await guest.enter(DEMO_MANAGER);
    await guest.openCart();
    const typed = ['', DEMO_MANAGER.email, '', ''];
    for (const [n, label] of fields.entries())
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(typed[n] ?? '');
  });
});
