import { TimeLimitError } from '../time-limit/time-limit';
import { describeProviderError, passwordHint } from './provider-error';

const describing = (code: string, message = `Firebase: Error (auth/${code}).`) =>
  describeProviderError(Object.assign(new Error(message), { code: `auth/${code}` }));

describe('the provider’s error', () => {
  it.each([
    ['weak-password', 'weak-password', /another password, with at least six characters/],
    ['user-disabled', 'disabled', /account has been switched off. Please ask us by email/],
    ['operation-not-allowed', 'off', /switched off.*order by email/],
    ['admin-restricted-operation', 'closed', /no new accounts.*order by email/],
    ['too-many-requests', 'too-many', /wait a few minutes/],
    ['quota-exceeded', 'busy', /try again later/],
    ['network-request-failed', 'unreachable', /check your connection/],
    ['requests-from-referer-<empty>-are-blocked.', 'refused', /refused this page.*reload/],
    ['api-key-not-valid.-please-pass-a-valid-api-key.', 'refused', /refused this page/],
    ['firebase-app-check-token-is-invalid.', 'refused', /refused this page/],
    ['missing-recaptcha-token', 'refused', /refused this page/],
    ['user-token-expired', 'expired', /expired. Please log in again/],
    ['something-new', 'other', /Please try again.*by email/],
  ])('auth/%s is shown unchanged after what it means and what to do [177] [179]', (...row) => {
    const [code, problem, explanation] = row;
    expect(describing(code)).toEqual({
      problem,
      message: `Firebase: Error (auth/${code}).`,
      explanation: expect.stringMatching(explanation),
    });
  });

  it('is not shown if it is the page’s own, like one that names the address of a script (case 79)', () => {
    const missing = new Error('Loading chunk 991 failed. (https://test.example/firebase-auth.js)');
    for (const thrown of [missing, 'a string', { code: 7 }, null])
      expect(describeProviderError(thrown)).toEqual({
        problem: 'unreachable',
        message: 'The login could not be reached.',
        explanation: expect.stringMatching(/check your connection/),
      });
  });

  it('is shown when the provider does not answer', () =>
    expect(describeProviderError(new TimeLimitError(10_000)).message).toMatch(/^No answer within/));
});

it('what is said of a failed log-in does not tell a stranger whether an account exists', () => {
  const [missing, wrong] = ['auth/user-not-found', 'auth/wrong-password'].map((code) =>
    describeProviderError(Object.assign(new Error(), { code })),
  );
  expect(missing).toEqual(wrong);
});

it('a password that the shop’s policy refuses is asked for in the policy’s words from then on, and no more in Firebase’s usual ones', () => {
  expect(passwordHint()).toBe('It needs at least six characters.');
  const policy = (list: string) =>
    describing(
      'password-does-not-meet-requirements',
      `Firebase: Missing password requirements: [${list}] (auth/password-does-not-meet-requirements).`,
    );
  const list =
    'Password must contain at least 12 characters, Password must contain an upper case character, Password must contain a numeric character';
  const rule = 'at least 12 characters, an upper case character, a numeric character';
  expect(policy(list)).toMatchObject({
    problem: 'weak-password',
    explanation: `Please choose another password, with ${rule}.`,
  });
  expect(passwordHint()).toBe(`It needs ${rule}.`);
  describing('password-does-not-meet-requirements');
  expect(passwordHint()).not.toContain('six');
});
