import { DEMO_GUEST, DEMO_MANAGER, freshEmail, Guest } from '../fixtures/guest';
import { layoutShifts, logPage } from '../fixtures/page-log';
import { expect, test } from '../fixtures/test';

test('a guest who cannot log in reads why, signs up, forgets the password, sets a new one and logs in with it; a stranger learns nothing about who has an account [4] [171] [172] [174] [176] [177] [178] [179] [180] (case 68)', async ({
  guest,
  inbox,
  urls,
  expectedConsole,
}) => {
  const { page } = guest;
  const email = freshEmail('account');
  expectedConsole.push(/status of 400/);
  await guest.open('/login');

  await test.step('blank credentials have messages beside their fields', async () => {
    await guest.logIn('', '');
    await expect(page.getByText('Please enter your email address.')).toBeVisible();
    await expect(page.getByText('Please enter your password.')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
  });

  await test.step('a wrong password and an unknown address get the same message, and the typed address stays', async () => {
    await guest.logIn(DEMO_GUEST.email, 'wrong');
    const failure = page.getByRole('alert');
    await expect(failure).toHaveText(
      /^The email address or the password is wrong\.Login failed: .+auth\//,
    );
    await expect(page.getByLabel('Email')).toHaveValue(DEMO_GUEST.email);
    const message = await failure.textContent();
    const answer = page.waitForResponse(/signInWithPassword/);
    await guest.logIn(email, 'wrong');
    await answer;
    await expect(failure).toHaveText(message ?? '');
    // These are the same words as for a guest who has an account, below.
    await guest.askForResetLink(email);
    await page.getByRole('button', { name: 'Back to log in' }).click();
  });

  await test.step('a refused sign-up says why', async () => {
    await guest.signUp(DEMO_GUEST.email, 'a good password');
    await expect(page.getByText(/^Sign up failed: .+email-already-in-use/)).toBeVisible();
  });

  await test.step('signs up, and is logged in until the logout', async () => {
    await guest.signUp(email, 'a good password');
    await expect(page.getByText('Account created! You can now log in.')).toBeVisible();
    await guest.openNavigation();
    await guest.navigation.getByRole('button', { name: 'Logout' }).click();
    await expect(guest.navigation.getByRole('button', { name: 'Navigation' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  await test.step('chooses another password', async () => {
    await guest.askForResetLink(email);
    const link = new URL(await inbox.resetLinkOf(email));
    link.searchParams.set('newPassword', 'a better password');
    await page.goto(link.href);
    await expect(page).toHaveURL(`${urls.shell}/login`);
    await guest.enter({ email, password: 'a better password' });
    await expect(page.getByText('Login successful!').first()).toBeVisible();
  });
});

test('one login counts in all tabs, even where the guest has only read the menu: it survives a reload, moves no link of a wide bar, and ends everywhere with the logout [30] [181] (case 68)', async ({
  guest,
  urls,
}) => {
  await guest.open();
  await guest.waitUntilHydrated();
  await guest.openNavigation();
  await expect(guest.navigation.getByRole('link', { name: 'Login' })).toBeVisible();

  const otherTab = new Guest(await guest.page.context().newPage(), urls);
  const { navigation } = otherTab;
  await otherTab.page.setViewportSize({ width: 1440, height: 900 });
  const places = () =>
    Promise.all(
      ['Classics', 'Instructions'].map((name) =>
        navigation.getByRole('link', { name }).boundingBox(),
      ),
    );
  await otherTab.open('/login');
  await otherTab.enter(DEMO_MANAGER);
  const editor = navigation.getByRole('link', { name: 'Edit Menu' });
  await expect(editor).toBeVisible();
  await otherTab.page.reload();
  await expect(editor).toBeVisible();
  const loggedIn = await places();

  // With Playwright, every tab believes that it has the focus, so no tab is told that it got it back.
  await guest.page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(guest.navigation.getByRole('link', { name: 'Edit Menu' })).toBeVisible();

  const logout = navigation.getByRole('button', { name: 'Logout' });
  await logout.press('Enter');
  await expect(logout).toHaveCount(0);
  await expect.poll(places).toEqual(loggedIn);
  await expect(navigation.getByRole('link', { name: 'Login' })).toBeFocused();
  await expect(guest.navigation.getByRole('link', { name: 'Edit Menu' })).toHaveCount(0);
});

test.describe('a guest who is already logged in', () => {
  test.use({ account: 'guest' });

  test('sees their account instead of a form, and nothing moves; the editor stays closed to them until a manager logs in there [20] [27] [28] [182] [184] (case 68)', async ({
    guest,
  }) => {
    const { page } = guest;
    await logPage(page);
    await page.addInitScript(() => {
      // On a busy machine, the form would appear before the account, because its animation waits three seconds at
      // most.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { animation: none !important }');
      document.adoptedStyleSheets = [sheet];
      // Checks in each frame whether the form is visible although the page does not show who is logged in.
      const look = () => {
        const form = document.querySelector('main form');
        const account = document.querySelector('[aria-label="Your account"]');
        if (form?.checkVisibility({ visibilityProperty: true }) && !account)
          document.documentElement.dataset.formFirst = '';
        else if (!account) requestAnimationFrame(look);
      };
      if (location.pathname === '/login') look();
    });
    await guest.open('/login');
    await expect(page.getByText(`You’re logged in as ${DEMO_GUEST.email}`)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeHidden();
    await expect(page.locator('html')).not.toHaveAttribute('data-form-first');
    expect(await layoutShifts(page)).toEqual([]);

    await guest.open('/menu-editor');
    await expect(
      page.getByText('Access Denied. You do not have permission to edit the menu.'),
    ).toBeVisible();
    await guest.openNavigation();
    await expect(guest.navigation.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(guest.navigation.getByRole('link', { name: 'Edit Menu' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.getByRole('main').getByRole('link', { name: 'Use another account' }).click();
    await guest.logIn(DEMO_MANAGER.email, DEMO_MANAGER.password);
    await expect(page).toHaveURL(/\/menu-editor$/);
    await expect(guest.heading('Current Menu Items')).toBeVisible();
  });
});
