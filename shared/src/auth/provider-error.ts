/** What a guest can do about it. */
export type ProviderProblem =
  | 'email-in-use'
  | 'wrong-password'
  | 'weak-password'
  | 'invalid-email'
  | 'too-many'
  | 'unreachable'
  | 'other';

const PROBLEMS: Readonly<Record<string, ProviderProblem>> = {
  'auth/email-already-in-use': 'email-in-use',
  'auth/invalid-credential': 'wrong-password',
  'auth/user-not-found': 'wrong-password',
  'auth/wrong-password': 'wrong-password',
  'auth/weak-password': 'weak-password',
  'auth/invalid-email': 'invalid-email',
  'auth/too-many-requests': 'too-many',
  'auth/network-request-failed': 'unreachable',
};

const EXPLANATIONS: Readonly<Record<ProviderProblem, string | undefined>> = {
  'email-in-use':
    'Already have an account? Log in instead, or reset your password if you forgot it.',
  'wrong-password': 'The email address or the password is wrong.',
  'weak-password': 'Please choose a password with at least six characters.',
  'invalid-email': 'Please enter a valid email address, like name@example.com.',
  'too-many': 'Too many attempts. Please wait a few minutes, then try again.',
  unreachable: 'Please check your connection and try again.',
  other: undefined,
};

/** What a form for accounts says before the provider's own message. */
export const FAILED = { 'log-in': 'Login failed: ', 'sign-up': 'Sign up failed: ' } as const;

const NOT_REACHED = 'The login could not be reached.';

interface ProviderErrorText {
  problem: ProviderProblem;
  /** The provider's own message, which a form for accounts has to show. */
  message: string;
  /** In words for a guest; undefined if the problem is unknown. */
  explanation: string | undefined;
}

/**
 * What a failed log-in or sign-up means. An error that is not the provider's is about the page's code, in words for a
 * developer.
 */
export function describeProviderError(error: unknown): ProviderErrorText {
  const code = codeOf(error);
  if (isTimeLimit(error))
    return { problem: 'unreachable', message: error.message, explanation: undefined };
  const isProviders = error instanceof Error && code !== '';
  const problem = isProviders ? (PROBLEMS[code] ?? 'other') : 'unreachable';
  const message = isProviders ? error.message : NOT_REACHED;
  return { problem, message, explanation: EXPLANATIONS[problem] };
}

/** Whether it is unknown what the provider did, which may still do it. */
export function isUnanswered(error: unknown): boolean {
  return isTimeLimit(error) || codeOf(error) === 'auth/network-request-failed';
}

/** By its name: the error comes from the shell's copy of its class, and a remote has one of its own. */
function isTimeLimit(error: unknown): error is Error {
  return error instanceof Error && error.name === 'TimeLimitError';
}

function codeOf(error: unknown): string {
  const hasCode = typeof error === 'object' && error !== null && 'code' in error;
  return hasCode && typeof error.code === 'string' ? error.code : '';
}
