import type { Account } from '@simmer/shared/auth';
import { setSiteConfig } from '@simmer/shared/config';
import { TimeLimitError } from '@simmer/shared/time-limit';
import { firebaseAuthProvider } from '@simmer/shared/firebase';
import { olive, pepper } from '@simmer/shared/testing/fake-auth-provider';
import { fill } from '@simmer/shared/testing/fill';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { offerRemote } from '../../testing/fake-federation';
import { addDish, freshPage, openShell, signIn } from '../../testing/open-shell';

// Without pauses between letters.
const user = userEvent.setup({ delay: null });

jest.mock('@simmer/shared/firebase', () => jest.requireActual('../../testing/fake-firebase'));

const PLEASE_LOG_IN = 'Please log in to submit your order.';

beforeEach(async () => {
  offerRemote('menu_mfe/MenuSections', () => <h2>Classics</h2>);
  offerRemote('cart_mfe/Checkout', () => <h1>Your Order</h1>);
  await freshPage();
});

const email = () => screen.getByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText('Password');
const submitButton = (name = 'Log In') => screen.getByRole('button', { name });
const switchTo = (mode: 'Sign Up' | 'Log In') =>
  user.click(screen.getByRole('button', { name: `Switch to ${mode}` }));

function fillIn(address: string = olive.email, secret = 'secret'): void {
  fill(email(), address);
  fill(password(), secret);
}

const refusal = (message: string) => Object.assign(new Error(message), { code: 'auth/other' });

/** The provider does not answer until the test says so. */
function slowProvider(call: 'logIn' | 'signUp') {
  let answer!: (account: Account) => void;
  let fail!: (reason: Error) => void;
  const spy = jest.spyOn(firebaseAuthProvider, call).mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        answer = resolve;
        fail = reject;
      }),
  );
  return {
    spy,
    answer: (account: Account) => act(async () => answer(account)),
    fail: (reason: string | Error) =>
      act(async () => fail(typeof reason === 'string' ? refusal(reason) : reason)),
  };
}

const statuses = () => screen.getAllByRole('status').map((status) => status.textContent);

describe('the form', () => {
  it('has an email field, a password field and a submit button [171] [172] [173]', async () => {
    await openShell('/login');
    expect(email()).toBeRequired();
    expect(email()).toHaveAttribute('type', 'email');
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toBeRequired();
    expect(password()).toHaveAttribute('type', 'password');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(submitButton()).toHaveAttribute('type', 'submit');
  });

  it('becomes a sign-up form and a log-in form again, and keeps what was typed [174]', async () => {
    await openShell('/login');
    fillIn();
    await switchTo('Sign Up');
    expect(screen.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
    expect(submitButton('Sign Up')).toBeVisible();
    expect(password()).toHaveAttribute('autocomplete', 'new-password');
    expect(email()).toHaveValue(olive.email);

    await switchTo('Log In');
    expect(screen.getByRole('heading', { level: 1, name: 'Log In' })).toBeVisible();
    expect(submitButton('Log In')).toBeVisible();
  });

  it.each([
    {
      what: 'no email',
      typed: ['', 'secret'],
      field: 'Email',
      words: /enter your email/,
      tag: '[171]',
    },
    {
      what: 'no address',
      typed: ['olive', 'x'],
      field: 'Email',
      words: /valid email/,
      tag: '[171]',
    },
    {
      what: 'no password',
      typed: ['a@b.example', ''],
      field: 'Password',
      words: /enter/,
      tag: '[172]',
    },
  ])(
    'with $what does not ask the provider, says what to correct and focuses it $tag',
    async ({ typed: [address, secret], field, words }) => {
      const logIn = jest.spyOn(firebaseAuthProvider, 'logIn');
      await openShell('/login');
      fillIn(address, secret);
      await user.click(submitButton());

      expect(logIn).not.toHaveBeenCalled();
      expect(screen.getByLabelText(field)).toHaveFocus();
      expect(screen.getByLabelText(field)).toBeInvalid();
      expect(screen.getByLabelText(field)).toHaveAccessibleDescription(words);
    },
  );

  it('shows the password on request', async () => {
    await openShell('/login');
    fill(password(), 'secret');
    await user.click(screen.getByRole('checkbox', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
    expect(password()).toHaveValue('secret');
  });
});

describe('of a shop with App Check', () => {
  const NOTICE = 'This site is protected by reCAPTCHA.';

  it('the page says so to a guest who logs in, signs up or has forgotten the password', async () => {
    const firebase = { ...testSiteConfig.firebase, appCheckKey: 'site-key' };
    setSiteConfig({ ...testSiteConfig, firebase });
    await openShell('/login');
    expect(screen.getByText(NOTICE)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    expect(screen.getByText(NOTICE)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to log in' }));
    await switchTo('Sign Up');
    expect(screen.getByText(NOTICE)).toBeVisible();
  });

  it('and only of such a shop', async () => {
    await openShell('/login');
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  });
});

describe('logging in', () => {
  it('with Enter is announced and leads to the home page [178]', async () => {
    await openShell('/login');
    fillIn(` ${olive.email} `, 'secret');
    await user.type(password(), '{Enter}');

    expect(await screen.findByRole('heading', { name: 'Test Kitchen' })).toBeVisible();
    expect(window.location.pathname).toBe('/');
    expect(statuses()).toContain('Login successful!');
    expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
  });

  it('never leaves the site, whatever the way back is', async () => {
    await openShell('/login', { returnTo: '/\\elsewhere.example' });
    fillIn();
    await user.click(submitButton());
    expect(await screen.findByRole('heading', { name: 'Test Kitchen' })).toBeVisible();
    expect(window.location.pathname).toBe('/');
  });

  it('that fails shows the provider’s message and an explanation [179]', async () => {
    const message = 'Firebase: Error (auth/invalid-credential).';
    const wrong = Object.assign(new Error(message), { code: 'auth/invalid-credential' });
    jest.spyOn(firebaseAuthProvider, 'logIn').mockRejectedValueOnce(wrong);
    await openShell('/login');
    fillIn();
    await user.click(submitButton());

    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(
      /^The email address or the password is wrong\.Login failed: Firebase: Error \(auth\/invalid-credential\)\.$/,
    );
    expect(document.activeElement).toContainElement(alert);
    expect(email()).toHaveValue(olive.email);
    expect(window.location.pathname).toBe('/login');
  });

  it('asks the provider once, however often the guest submits', async () => {
    const provider = slowProvider('logIn');
    await openShell('/login');
    fillIn();
    await user.type(password(), '{Enter}{Enter}');
    await user.click(submitButton());
    expect(submitButton()).toBeDisabled();
    // Switching the mode would enable the button while the answer is pending.
    expect(screen.getByRole('button', { name: 'Switch to Sign Up' })).toBeDisabled();
    expect(provider.spy).toHaveBeenCalledTimes(1);

    await provider.fail('Too slow.');
    expect(screen.getByRole('alert')).toHaveTextContent('Login failed: Too slow.');
    expect(submitButton()).toBeEnabled();
  });
});

describe('a guest whom the sign-in service does not answer', () => {
  it('finds the way to order without it, until the answer comes after all (case 71)', async () => {
    const provider = slowProvider('logIn');
    await openShell('/login');
    addDish();
    fillIn();
    await user.click(submitButton());
    await provider.fail(new TimeLimitError(10_000));
    expect(screen.getByRole('alert')).toHaveTextContent(/^Login failed: No answer/);
    expect(screen.getByRole('link', { name: /without logging in/ })).toHaveAttribute(
      'href',
      '/cart',
    );
    await signIn(olive, 'guest');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('signing up', () => {
  it('requests an account with the role guest and says so [176]', async () => {
    const signUp = jest.spyOn(firebaseAuthProvider, 'signUp');
    await openShell('/login');
    await switchTo('Sign Up');
    fillIn(pepper.email, 'secret');
    await user.click(submitButton('Sign Up'));

    expect(await screen.findByText('Account created! You can now log in.')).toBeVisible();
    expect(document.activeElement).toHaveTextContent('Account created! You can now log in.');
    expect(signUp).toHaveBeenCalledWith(pepper.email, 'secret', 'guest');
    expect(window.location.pathname).toBe('/login');
  });

  it('leaves no second form on the page; behind “Use another account”, it is an empty log-in form [174] [176]', async () => {
    await openShell('/login');
    await switchTo('Sign Up');
    fillIn(pepper.email, 'secret');
    await user.click(submitButton('Sign Up'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your Account' })).toBeVisible();
    expect(screen.queryByLabelText('Password')).not.toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use another account' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Log In' })).toBeVisible();
    expect(submitButton('Log In')).toBeEnabled();
    expect(email()).toHaveFocus();
    expect(email()).toHaveValue('');
    expect(password()).toHaveValue('');
  });

  it('with an address in use and a short password says both, each at its field [177]', async () => {
    const message = 'Firebase: Error (auth/email-already-in-use).';
    const inUse = Object.assign(new Error(message), { code: 'auth/email-already-in-use' });
    jest.spyOn(firebaseAuthProvider, 'signUp').mockRejectedValueOnce(inUse);
    await openShell('/login');
    await switchTo('Sign Up');
    fillIn(pepper.email, 'abc');
    await user.click(submitButton('Sign Up'));
    expect(await screen.findByText(`Sign up failed: ${message}`)).toBeVisible();
    expect(email()).toHaveAccessibleDescription(/already an account/);
    expect(password()).toHaveAccessibleDescription(/at least six characters/);
  });

  describe('without an answer', () => {
    const CANNOT_TELL = /^We can’t tell yet whether your account was created/;
    const noNetwork = Object.assign(new Error('x'), { code: 'auth/network-request-failed' });

    async function askInVain(error: Error): Promise<void> {
      const provider = slowProvider('signUp');
      await openShell('/login');
      await switchTo('Sign Up');
      fillIn(pepper.email);
      await user.click(submitButton('Sign Up'));
      await provider.fail(error);
    }

    it.each([
      ['in time', new TimeLimitError(10_000)],
      ['at all', noNetwork],
    ])('%s claims neither success nor failure (case 89)', async (_when, error) => {
      await askInVain(error);
      expect(screen.getByRole('alert')).toHaveTextContent(CANNOT_TELL);
      expect(screen.queryByText(/failed/)).not.toBeInTheDocument();
      expect(submitButton('Sign Up')).toBeEnabled();
    });

    it('in time says that it worked once the answer is there, and takes no focus from the guest (case 89)', async () => {
      await askInVain(new TimeLimitError(10_000));
      await user.click(password());
      await signIn(pepper, 'guest');
      expect(screen.getByText('Account created! You can now log in.')).toBeVisible();
      expect(screen.queryByText(CANNOT_TELL)).not.toBeInTheDocument();
      expect(screen.getByRole('heading', { level: 1, name: 'Log In' })).toBeVisible();
      expect(password()).toHaveFocus();
    });

    it('is not taken for done because somebody else is logged in (case 89)', async () => {
      await askInVain(new TimeLimitError(10_000));
      await signIn(olive, 'guest');
      expect(screen.getByRole('alert')).toHaveTextContent(CANNOT_TELL);
    });
  });
});

describe('a forgotten password', () => {
  const askForReset = () =>
    user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
  const send = () => user.click(screen.getByRole('button', { name: 'Email me a link' }));

  it.each([
    ['exists', olive.email],
    ['does not exist', 'nobody@test.example'],
  ])('gets the same answer if the account %s, and the link leads back here', async (_which, to) => {
    const request = jest.spyOn(firebaseAuthProvider, 'requestPasswordReset');
    await openShell('/login');
    fill(email(), to);
    await askForReset();
    expect(screen.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
    expect(email()).toHaveValue(to);
    expect(email()).toHaveFocus();
    await send();
    const answer = `If there is an account for ${to}, an email is on its way.`;
    expect(await screen.findByText(answer)).toBeVisible();
    expect(document.activeElement).toHaveTextContent(answer);
    expect(request).toHaveBeenCalledWith(to, `${window.location.origin}/login`);
  });

  it.each([
    ['', /enter your email/],
    ['\u200b', /enter your email/],
    ['olive', /valid email/],
  ])(
    'needs an address: “%s” has a message beside it, and nothing is sent',
    async (typed, words) => {
      const request = jest.spyOn(firebaseAuthProvider, 'requestPasswordReset');
      await openShell('/login');
      await askForReset();
      fill(email(), typed);
      await send();
      expect(email()).toHaveFocus();
      expect(email()).toHaveAccessibleDescription(words);
      expect(request).not.toHaveBeenCalled();
    },
  );

  it('says when the email could not be sent, and the next try sends it', async () => {
    const offline = Object.assign(new Error('x'), { code: 'auth/network-request-failed' });
    jest.spyOn(firebaseAuthProvider, 'requestPasswordReset').mockRejectedValueOnce(offline);
    await openShell('/login');
    fill(email(), olive.email);
    await askForReset();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t send the email.');
    expect(screen.getByText('Please check your connection and try again.')).toBeVisible();
    await send();
    expect(await screen.findByText(/an email is on its way/)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('that comes back to mind leads back to the log-in, as it was', async () => {
    await openShell('/login');
    fillIn(olive.email, 'secret');
    await askForReset();
    await user.click(screen.getByRole('button', { name: 'Back to log in' }));
    expect(email()).toHaveFocus();
    expect(email()).toHaveValue(olive.email);
    expect(password()).toHaveValue('secret');
  });
});

describe('a guest whom the checkout sent here', () => {
  it('is asked to log in first, and the message has the focus [129]', async () => {
    await openShell('/login', { alert: 'login-required' });
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(PLEASE_LOG_IN);
    expect(document.activeElement).toContainElement(alert);
  });

  it('reads that the order is waiting, and finds the sign-up form with the email from there', async () => {
    await openShell('/login', { checkout: { email: olive.email, mode: 'sign-up' } });
    addDish();
    expect(screen.getByText('Your order (1 item, $30.00) is waiting.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
    expect(email()).toHaveValue(olive.email);
    expect(password()).toHaveAttribute('autocomplete', 'new-password');
    await switchTo('Log In');
    expect(email()).toHaveValue(olive.email);
  });

  it('is not asked again after Back or a reload when signed in', async () => {
    await openShell('/login', { alert: 'login-required' });
    await signIn(olive, 'guest');
    expect(screen.queryByText(PLEASE_LOG_IN)).not.toBeInTheDocument();
  });
});

describe('a guest who is signed in already', () => {
  it('is told so before any field, with a link to the menu [29]', async () => {
    await openShell('/login');
    await signIn(olive, 'guest');
    const main = within(screen.getByRole('main'));
    expect(main.getByText(olive.email)).toBeVisible();
    expect(main.queryByRole('textbox')).not.toBeInTheDocument();
    expect(main.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/');
  });

  it('can log out right there, and the focus is not lost [29] [180]', async () => {
    await openShell('/login');
    await signIn(olive, 'guest');
    const main = within(screen.getByRole('main'));
    await user.click(main.getByRole('button', { name: 'Log out' }));
    expect(main.queryByText(olive.email)).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
    expect(submitButton()).toBeEnabled();
  });

  it('gets a link to the checkout when there are dishes in the cart [29]', async () => {
    await openShell('/login');
    addDish();
    await signIn(olive, 'guest');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Continue to checkout' })).toHaveAttribute(
      'href',
      '/cart',
    );
  });
});
