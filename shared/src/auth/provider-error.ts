/** What each problem means and what to do. `weak-password` follows the shop's policy. */
const EXPLANATIONS = {
  'email-in-use':
    'Already have an account? Log in instead, or reset your password if you forgot it.',
  'wrong-password': 'The email address or the password is wrong.',
  'weak-password': undefined,
  'invalid-email': 'Please enter a valid email address, like name@example.com.',
  'too-many': 'Too many attempts. Please wait a few minutes, then try again.',
  busy: 'The login service has too much to do right now. Please try again later.',
  unreachable: 'We couldn’t reach the login service. Please check your connection and try again.',
  disabled: 'This account has been switched off. Please ask us by email.',
  off: 'The login is switched off right now. You can send your order by email instead.',
  closed: 'There can be no new accounts right now. You can send your order by email instead.',
  expired: 'Your login has expired. Please log in again.',
  refused:
    'The login service refused this page. Please reload it. If that doesn’t help, ask us, or send your order by email.',
  other:
    'Something went wrong. Please try again in a few minutes. If that doesn’t help, ask us, or send your order by email.',
} as const;

export type ProviderProblem = keyof typeof EXPLANATIONS;

/** By the provider's code. */
const PROBLEMS: readonly (readonly [RegExp, ProviderProblem])[] = [
  [/^email-already-in-use$/, 'email-in-use'],
  [/^(invalid-credential|user-not-found|wrong-password)$/, 'wrong-password'],
  [/^(weak-password|password-does-not-meet-requirements)$/, 'weak-password'],
  [/^invalid-email$/, 'invalid-email'],
  [/^too-many-requests$/, 'too-many'],
  [/^quota-exceeded$/, 'busy'],
  [/^(network-request-failed|timeout)$/, 'unreachable'],
  [/^user-disabled$/, 'disabled'],
  [/^operation-not-allowed$/, 'off'],
  [/^admin-restricted-operation$/, 'closed'],
  [/token-expired|invalid-user-token/, 'expired'],
  [/^requests-|api-key|app-check|captcha/, 'refused'],
];
const UNREACHABLE = 'auth/network-request-failed';

let passwordRule = 'at least six characters';

/** What a new password needs, as far as the provider has told this page. */
export const passwordHint = () => `It needs ${passwordRule}.`;
export const passwordRefusal = () => `Please choose another password, with ${passwordRule}.`;

function ruleOf(message: string): string {
  const list = /requirements: \[(.+?)\]/.exec(message)?.[1] ?? 'more characters of other kinds';
  return list.replaceAll(/Password (must|may) contain /g, '');
}

/** What a form for accounts says before the provider's own message. */
export const FAILED = { 'log-in': 'Login failed: ', 'sign-up': 'Sign up failed: ' } as const;

const NOT_REACHED = 'The login could not be reached.';

interface ProviderErrorText {
  problem: ProviderProblem;
  /** The provider's own message, which a form for accounts has to show. */
  message: string;
  /** What it means and what to do, in words for a guest. */
  explanation: string;
}

/**
 * What a failed log-in or sign-up means. An error that is not the provider's is about the page's code, in words for a
 * developer.
 */
export function describeProviderError(error: unknown): ProviderErrorText {
  const isOurs = isTimeLimit(error);
  const isProviders = error instanceof Error && !isOurs && codeOf(error) !== '';
  const message = isProviders || isOurs ? error.message : NOT_REACHED;
  const code = (isProviders ? codeOf(error) : UNREACHABLE).replace('auth/', '');
  const problem = PROBLEMS.find(([known]) => known.test(code))?.[1] ?? 'other';
  if (code === 'password-does-not-meet-requirements') passwordRule = ruleOf(message);
  return { problem, message, explanation: EXPLANATIONS[problem] ?? passwordRefusal() };
}

/** Whether it is unknown what the provider did, which may still do it. */
export function isUnanswered(error: unknown): boolean {
  return isTimeLimit(error) || codeOf(error) === UNREACHABLE;
}

/** By its name: the error comes from the shell's copy of its class, and a remote has one of its own. */
function isTimeLimit(error: unknown): error is Error {
  return error instanceof Error && error.name === 'TimeLimitError';
}

function codeOf(error: unknown): string {
  const hasCode = typeof error === 'object' && error !== null && 'code' in error;
  return hasCode && typeof error.code === 'string' ? error.code : '';
}
