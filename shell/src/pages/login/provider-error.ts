/** What a code of the provider means for the person at the form. */
const PLAIN_WORDS: Readonly<Record<string, string>> = {
  'auth/email-already-in-use':
    'There is an account with this email address already. Try to log in instead.',
  'auth/invalid-credential': 'The email address or the password is not right.',
  'auth/user-not-found': 'The email address or the password is not right.',
  'auth/wrong-password': 'The email address or the password is not right.',
  'auth/weak-password': 'Please choose a longer password: six characters or more.',
  'auth/too-many-requests': 'Too many tries. Please wait a few minutes.',
  'auth/network-request-failed': 'Please check your connection and try again.',
};

/** The provider's own message, as the log-in form has to show it, and the same in plain words if known. */
export function describeProviderError(error: unknown): {
  message: string;
  plainWords: string | undefined;
} {
  const message = error instanceof Error ? error.message : String(error);
  return { message, plainWords: PLAIN_WORDS[codeOf(error)] };
}

function codeOf(error: unknown): string {
  const hasCode = typeof error === 'object' && error !== null && 'code' in error;
  return hasCode && typeof error.code === 'string' ? error.code : '';
}
