import { TimeLimitError } from '../time-limit/time-limit';
import { failureOf } from './entry-failure';
import { passwordHint } from './password-policy';

const TRIED = { kind: 'sign-up', email: 'gus@test.example', password: 'good password' } as const;

const failing = (code: string, tried = {}, message = `Firebase: Error (auth/${code}).`) =>
  failureOf(Object.assign(new Error(message), { code: `auth/${code}` }), { ...TRIED, ...tried });

describe('the provider’s error', () => {
  it.each([
    ['email-already-in-use', /already an account for gus@test\.example/],
    ['weak-password', /another password, with at least six characters/],
    ['invalid-email', /valid email address/],
    ['user-disabled', /account has been switched off. Please ask us by email/],
    ['operation-not-allowed', /switched off.*order by email/],
    ['admin-restricted-operation', /New accounts can’t be created.*order by email/],
    ['too-many-requests', /wait a few minutes/],
    ['quota-exceeded', /try again later/],
    ['timeout', /check your connection/],
    ['requests-from-referer-<empty>-are-blocked.', /refused this page.*reload/],
    ['api-key-not-valid.-please-pass-a-valid-api-key.', /refused this page/],
    ['firebase-app-check-token-is-invalid.', /refused this page/],
    ['missing-recaptcha-token', /refused this page/],
    ['user-token-expired', /expired. Please log in again/],
    ['something-new', /Please try again.*by email/],
  ])('auth/%s is shown unchanged, below what it means and what to do [177]', (code, message) => {
    expect(failing(code)).toMatchObject({
      message: expect.stringMatching(message),
      detail: `Sign up failed: Firebase: Error (auth/${code}).`,
      isUnanswered: false,
    });
  });

  it('has its own words for each form: the words for a failed login do not tell a stranger whether an account exists [179]', () => {
    const [missing, wrong] = ['user-not-found', 'wrong-password'].map((code) =>
      failing(code, { kind: 'log-in' }, 'No.'),
    );
    expect(missing).toEqual(wrong);
    expect(wrong).toMatchObject({
      message: expect.stringMatching(/or the password is wrong/),
      detail: 'Login failed: No.',
    });
    const reset = failing('something-new', { kind: 'reset', password: '' });
    expect(reset.detail).toMatch(/^The email could not be sent: Firebase/);
  });

  it('is not shown if it is an error of the page itself, such as one that names the address of a script (case 79)', () => {
    const missing = new Error('Loading chunk 991 failed. (https://test.example/firebase-auth.js)');
    for (const thrown of [missing, 'a string', { code: 7 }, null])
      expect(failureOf(thrown, TRIED)).toMatchObject({
        message: expect.stringMatching(/check your connection/),
        detail: 'Sign up failed: The login service could not be reached.',
      });
  });
});

it.each([
  ['in time', new TimeLimitError(10_000)],
  ['at all', Object.assign(new Error(), { code: 'auth/network-request-failed' })],
])(
  'without an answer %s, nobody can tell yet whether there is an account: a sign-up has not failed, but a login has',
  (_when, error) => {
    const signUp = failureOf(error, TRIED);
    expect(signUp).toMatchObject({ message: expect.stringMatching(/can’t tell yet/) });
    expect(signUp).not.toHaveProperty('detail');
    expect(failureOf(error, { ...TRIED, kind: 'log-in' })).toMatchObject({
      message: expect.stringMatching(/check your connection/),
      detail: expect.stringMatching(/^Login failed: /),
    });
  },
);

it('when the shop’s policy refuses a password, the form then asks for one in the policy’s words, and no longer in Firebase’s usual ones', () => {
  expect(passwordHint()).toBe('It needs at least six characters.');
  const code = 'password-does-not-meet-requirements';
  const list =
    'Password must contain at least 12 characters, Password must contain an upper case character, Password must contain a numeric character';
  const rule = 'at least 12 characters, an upper case character, a numeric character';
  const refused = failing(
    code,
    {},
    `Firebase: Missing password requirements: [${list}] (${code}).`,
  );
  expect(refused.fields.password).toBe(`Please choose another password, with ${rule}.`);
  expect(passwordHint()).toBe(`It needs ${rule}.`);
  failing(code);
  expect(passwordHint()).not.toContain('six');
});

it('a password that the shop’s policy refuses at a login is to be reset: the login has no field to choose another one', () => {
  const refused = failing('password-does-not-meet-requirements', { kind: 'log-in' });
  expect(refused).toMatchObject({
    message: 'Your password no longer fits this shop’s rules.',
    advice: 'Choose a new one with “Forgot your password?”.',
    fields: {},
  });
});
