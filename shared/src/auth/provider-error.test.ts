import { TimeLimitError } from '../time-limit/time-limit';
import { describeProviderError } from './provider-error';

describe('the provider’s error', () => {
  it('is shown unchanged, with an explanation if its code is known [177] [179]', () => {
    const error = Object.assign(new Error('Firebase: Error (auth/weak-password).'), {
      code: 'auth/weak-password',
    });
    expect(describeProviderError(error)).toEqual({
      problem: 'weak-password',
      message: 'Firebase: Error (auth/weak-password).',
      explanation: 'Please choose a password with at least six characters.',
    });
  });

  it('is shown alone when its code is unknown', () => {
    const error = Object.assign(new Error('Something new.'), { code: 'auth/something-new' });
    expect(describeProviderError(error)).toEqual({
      problem: 'other',
      message: 'Something new.',
      explanation: undefined,
    });
  });

  it('is not shown if it is the page’s own, like one that names the address of a script (case 79)', () => {
    const missing = new Error('Loading chunk 991 failed. (https://test.example/firebase-auth.js)');
    for (const thrown of [missing, 'a string', { code: 7 }, null])
      expect(describeProviderError(thrown)).toEqual({
        problem: 'unreachable',
        message: 'The login could not be reached.',
        explanation: 'Please check your connection and try again.',
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
