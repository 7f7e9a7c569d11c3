import { TimeLimitError } from '@simmer/shared/time-limit';

const EXPLANATIONS: Readonly<Record<string, string>> = {
  'auth/email-already-in-use':
    'Already have an account? Log in instead, or reset your password if you forgot it.',
  'auth/invalid-credential': 'The email address or the password is wrong.',
  'auth/user-not-found': 'The email address or the password is wrong.',
  'auth/wrong-password': 'The email address or the password is wrong.',
  'auth/weak-password': 'Please choose a password with at least six characters.',
  'auth/too-many-requests': 'Too many attempts. Please wait a few minutes, then try again.',
  'auth/network-request-failed': 'Please check your connection and try again.',
};

const NOT_REACHED = 'The login could not be reached.';

/**
 * The provider's own message, which the login form has to show, and an explanation if the code is known. Any other error
 * is about the page's code, in words for a developer.
 */
export function describeProviderError(error: unknown): {
  message: string;
  explanation: string | undefined;
} {
  const code = codeOf(error);
  if (error instanceof Error && (code || error instanceof TimeLimitError))
    return { message: error.message, explanation: EXPLANATIONS[code] };
  return { message: NOT_REACHED, explanation: EXPLANATIONS['auth/network-request-failed'] };
}

/** Whether it is unknown what the provider did, which may still do it. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof TimeLimitError || codeOf(error) === 'auth/network-request-failed';
}

function codeOf(error: unknown): string {
  const hasCode = typeof error === 'object' && error !== null && 'code' in error;
  return hasCode && typeof error.code === 'string' ? error.code : '';
}
