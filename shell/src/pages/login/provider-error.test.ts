import { describeProviderError } from './provider-error';

describe('what the provider said', () => {
  it('is shown as it is, with plain words for a code we know [177] [179]', () => {
    const error = Object.assign(new Error('Firebase: Error (auth/weak-password).'), {
      code: 'auth/weak-password',
    });
    expect(describeProviderError(error)).toEqual({
      message: 'Firebase: Error (auth/weak-password).',
      plainWords: 'Please choose a longer password: six characters or more.',
    });
  });

  it('is shown alone when we do not know its code', () => {
    const error = Object.assign(new Error('Something new.'), { code: 'auth/something-new' });
    expect(describeProviderError(error)).toEqual({
      message: 'Something new.',
      plainWords: undefined,
    });
  });

  it.each([
    { thrown: 'a string', message: 'a string' },
    { thrown: { code: 7 }, message: '[object Object]' },
    { thrown: null, message: 'null' },
  ])('is shown whatever was thrown: $thrown', ({ thrown, message }) => {
    expect(describeProviderError(thrown)).toEqual({ message, plainWords: undefined });
  });

  it('does not tell a stranger whether an account exists', () => {
    const wordsFor = (code: string) =>
      describeProviderError(Object.assign(new Error(), { code })).plainWords;
    expect(wordsFor('auth/user-not-found')).toBe(wordsFor('auth/wrong-password'));
  });
});
