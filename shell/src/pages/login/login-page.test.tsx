import type { Account } from '@simmer/shared/auth';
import { setSiteConfig } from '@simmer/shared/config';
import { TimeLimitError } from '@simmer/shared/time-limit';
import { firebaseAuthProvider } from '../../testing/fake-firebase';
import { olive, pepper } from '@simmer/shared/testing/fake-auth-provider';
import { fill } from '@simmer/shared/testing/fill';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pending } from '../../testing/pending';
import { addDish, freshPage, openShell, signIn } from '../../testing/open-shell';

// The guest types without pauses between letters.
const user = userEvent.setup({ delay: null });

beforeEach(freshPage);

const email = () => screen.getByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText('Password');
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const submitButton = (name = 'Log In') => screen.getByRole('button', { name });
const heading = (name: string) => screen.getByRole('heading', { level: 1, name });

function fillIn(address: string = olive.email, secret = 'secret'): void {
  fill(email(), address);
  fill(password(), secret);
}

async function signUp(secret = 'secret'): Promise<void> {
  await openShell('/login');
  await press('Sign up instead');
  fillIn(pepper.email, secret);
  await press('Sign Up');
}

const refusal = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code });

/** The provider does not answer until the test says so. */
function slowProvider(call: 'logIn' | 'signUp') {
  const { promise, fail } = pending<Account>();
  const spy = jest.spyOn(firebaseAuthProvider, call).mockReturnValue(promise);
  return { spy, fail: (reason: Error) => act(async () => fail(reason)) };
}

it('the form has an email field, a password field, which can be shown, and a submit button [171] [172] [173]; switching between login and sign-up keeps what was typed [174]', async () => {
  await openShell('/login');
  for (const [field, type, autocomplete] of [
    [email(), 'email', 'username'],
    [password(), 'password', 'current-password'],
  ] as const) {
    expect(field).toBeRequired();
    expect(field).toHaveAttribute('type', type);
    expect(field).toHaveAttribute('autocomplete', autocomplete);
  }
  expect(submitButton()).toHaveAttribute('type', 'submit');
  await user.click(screen.getByRole('checkbox', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
  fillIn();
  await press('Sign up instead');
  expect(heading('Sign Up')).toBeVisible();
  expect(password()).toHaveAttribute('autocomplete', 'new-password');
  expect(email()).toHaveValue(olive.email);
  await press('Log in instead');
  expect(heading('Log In')).toBeVisible();
});

it('an incomplete form does not ask the provider, says what to correct and focuses it [171] [172]', async () => {
  const logIn = jest.spyOn(firebaseAuthProvider, 'logIn');
  await openShell('/login');
  for (const [address, secret, field, words] of [
    ['', 'secret', email(), /enter your email/],
    ['a@b.example', '', password(), /enter/],
  ] as const) {
    fillIn(address, secret);
    await press('Log In');
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(words);
  }
  expect(logIn).not.toHaveBeenCalled();
});

it('the page of a shop with App Check says so to a guest who logs in, signs up or has forgotten the password', async () => {
  const notice = () => screen.queryByText('This site is protected by reCAPTCHA.');
  await openShell('/login');
  expect(notice()).not.toBeInTheDocument();
  const firebase = { ...testSiteConfig.firebase, appCheckKey: 'site-key' };
  setSiteConfig({ ...testSiteConfig, firebase });
  for (const way of ['Forgot your password?', 'Back to log in', 'Sign up instead']) {
    await press(way);
    expect(notice()).toBeVisible();
  }
});

describe('logging in', () => {
  it.each(['/\\', '//', '/\t/'])(
    'never leads to another site: the way back is not %j',
    async (start) => {
      await openShell('/login', { returnTo: `${start}elsewhere.example` });
      fillIn();
      await press('Log In');
      expect(await screen.findByRole('heading', { name: 'Test Kitchen' })).toBeVisible();
      expect(window.location.pathname).toBe('/');
      expect(screen.getAllByText('Login successful!')[0]).toBeVisible();
    },
  );

  it('asks the provider once, however often the guest submits', async () => {
    const provider = slowProvider('logIn');
    await openShell('/login');
    fillIn();
    await user.type(password(), '{Enter}{Enter}');
    await press('Log In');
    // Switching the mode would enable the button while the answer is pending.
    for (const name of ['Log In', 'Sign up instead']) expect(submitButton(name)).toBeDisabled();
    expect(provider.spy).toHaveBeenCalledTimes(1);
    await provider.fail(refusal('auth/other'));
    expect(submitButton()).toBeEnabled();
  });

  it('without an answer shows how to order without it, until the answer comes after all (case 71)', async () => {
    const provider = slowProvider('logIn');
    await openShell('/login');
    addDish();
    fillIn();
    await press('Log In');
    await provider.fail(new TimeLimitError(10_000));
    expect(screen.getByRole('alert')).toHaveTextContent(
      /check your connection.*Login failed: No answer/,
    );
    const way = screen.getByRole('link', { name: /without logging in/ });
    expect(way).toHaveAttribute('href', '/cart');
    await signIn(olive, 'guest');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('signing up', () => {
  const CREATED = 'Account created! You can now log in.';

  it('requests an account with the role guest and says so; “Use another account” leads to an empty login form [174] [176]', async () => {
    const request = jest.spyOn(firebaseAuthProvider, 'signUp');
    await signUp();
    expect(await screen.findByText(CREATED)).toBeVisible();
    expect(document.activeElement).toHaveTextContent(CREATED);
    expect(request).toHaveBeenCalledWith(pepper.email, 'secret', 'guest');
    expect(heading('Your Account')).toBeVisible();
    expect(password()).not.toBeVisible();
    await press('Use another account');
    expect(heading('Use Another Account')).toBeVisible();
    expect(email()).toHaveFocus();
    for (const field of [email(), password()]) expect(field).toHaveValue('');
  });

  it('with an address in use and a short password reports both, each at its field [177]', async () => {
    jest
      .spyOn(firebaseAuthProvider, 'signUp')
      .mockRejectedValueOnce(refusal('auth/email-already-in-use'));
    await signUp('abc');
    expect(
      await screen.findByText('Sign up failed: Firebase: Error (auth/email-already-in-use).'),
    ).toBeVisible();
    expect(email()).toHaveAccessibleDescription(/already an account/);
    expect(password()).toHaveAccessibleDescription(/at least six characters/);
  });

  it('without an answer claims neither success nor failure, even while somebody else logs in; a late answer says that it worked, and takes no focus (case 89)', async () => {
    const provider = slowProvider('signUp');
    await signUp();
    await provider.fail(refusal('auth/network-request-failed'));
    await signIn(olive, 'guest');
    await press('Use another account');
    const cannotTell = /^We can’t tell yet whether your account was created/;
    expect(screen.getByRole('alert')).toHaveTextContent(cannotTell);
    expect(screen.queryByText(/failed/)).not.toBeInTheDocument();
    await user.click(password());
    await signIn(pepper, 'guest');
    expect(screen.getByText(CREATED)).toBeVisible();
    expect(screen.queryByText(cannotTell)).not.toBeInTheDocument();
    expect(heading('Use Another Account')).toBeVisible();
    expect(password()).toHaveFocus();
  });
});

it('a forgotten password needs an address; a failed email is reported and can be sent again, with a link that leads back here; the login keeps what was typed', async () => {
  const request = jest.spyOn(firebaseAuthProvider, 'requestPasswordReset');
  await openShell('/login');
  fillIn('olive');
  await press('Forgot your password?');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Reset Your Password');
  await press('Email me a link');
  expect(email()).toHaveFocus();
  expect(email()).toHaveAccessibleDescription(/valid email/);
  expect(request).not.toHaveBeenCalled();
  fill(email(), olive.email);
  request.mockRejectedValueOnce(refusal('auth/network-request-failed'));
  await press('Email me a link');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /check your connection.*The email could not be sent/,
  );
  await press('Email me a link');
  expect(await screen.findByText(/an email is on its way/)).toBeVisible();
  expect(document.activeElement).toHaveTextContent(/an email is on its way/);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(request).toHaveBeenLastCalledWith(olive.email, `${window.location.origin}/login`);
  await press('Back to log in');
  expect(email()).toHaveValue(olive.email);
  expect(email()).toHaveFocus();
  expect(password()).toHaveValue('secret');
});

it('a guest whom the checkout sent here reads that the order is waiting, and finds the email filled in, one tap from the sign-up', async () => {
  await openShell('/login', { checkout: { email: olive.email } });
  addDish();
  expect(screen.getByText('Your order (1 dish, $30.00) is waiting.')).toBeVisible();
  expect(heading('Log In')).toBeVisible();
  expect(email()).toHaveValue(olive.email);
  await press('Sign up instead');
  expect(heading('Sign Up')).toBeVisible();
});

it('a logged-in guest sees their account instead of a form, can go on to the menu, the last order or the checkout, and can log out there [29] [180]', async () => {
  localStorage.setItem(`simmer:remembered/${olive.uid}`, JSON.stringify({ savedAt: Date.now() }));
  await openShell('/login');
  await signIn(olive, 'guest');
  const main = within(screen.getByRole('main'));
  expect(main.getByText(olive.email)).toBeVisible();
  expect(main.queryByRole('textbox')).not.toBeInTheDocument();
  expect(main.getByRole('link', { name: 'Continue to the menu' })).toHaveAttribute('href', '/');
  expect(main.getByRole('link', { name: 'Order again' })).toHaveAttribute('href', '/cart');
  addDish();
  const checkout = main.getByRole('link', { name: 'Continue to checkout' });
  expect(checkout).toHaveAttribute('href', '/cart');
  await user.click(main.getByRole('button', { name: 'Log out' }));
  expect(main.queryByText(olive.email)).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(submitButton()).toBeEnabled();
});

it('a manager finds the pages for managers first', async () => {
  await openShell('/login');
  await signIn(olive, 'manager');
  const links = within(screen.getByRole('main')).getAllByRole('link');
  expect(links.slice(0, 2).map((link) => link.textContent)).toEqual([
    'Edit Menu',
    'Continue to the menu',
  ]);
});
