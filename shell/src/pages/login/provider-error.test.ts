import { describeProviderError } from './provider-error';

describe('the provider’s error', () => {
  it('is shown unchanged, with an explanation if its code is known [177] [179]', () => {
    const error = Object.assign(new Error('Firebase: Error (auth/weak-password).'), {
      code: 'auth/weak-password',
    });
    expect(describeProviderError(error)).toEqual({
      message: 'Firebase: Error (auth/weak-password).',
      explanation: 'Please choose a password with at least six characters.',
    });
  });

  it('is shown alone when its code is unknown', () => {
    const error = Object.assign(new Error('Something new.'), { code: 'auth/something-new' });
    expect(describeProviderError(error)).toEqual({
      message: 'Something new.',
      explanation: undefined,
    });
  });

  it.each([
    { thrown: 'a string', message: 'a string' },
    { thrown: { code: 7 }, message: '[object Object]' },
    { thrown: null, message: 'null' },
  ])('is shown whatever was thrown: $thrown', ({ thrown, message }) => {
    expect(describeProviderError(thrown)).toEqual({ message, explanation: undefined });
  });

  it('does not tell a stranger whether an account exists', () => {
    const explanationOf = (code: string) =>
      describeProviderError(Object.assign(new Error(), { code })).explanation;
    expect(explanationOf('auth/user-not-found')).toBe(explanationOf('auth/wrong-password'));
  });
});
