import { isBlank } from '../parse/blank';
import { isEmail } from '../parse/email';
import { isTooShort, learnPasswordPolicy, passwordRefusal } from './password-policy';

export type EntryMode = 'log-in' | 'sign-up';

/** What a guest asks the provider for. A link to choose a new password needs none. */
export interface EntryRequest {
  kind: EntryMode | 'reset';
  email: string;
  password: string;
}

/** The messages at the fields. */
export interface FieldErrors {
  email?: string;
  password?: string;
}

interface About {
  /** The field that the message is about. */
  field?: keyof FieldErrors;
  /** There is an account to log in to instead. */
  hasAccount?: true;
  /** Other things that the guest can do. */
  advice?: string;
}

/** The words for an error, by the pattern of the provider's code. */
type Words = readonly [RegExp, string, About?];

const INVALID_EMAIL = 'Please enter a valid email address, like name@example.com.';

/** A login has no field for another password. */
const OLD_PASSWORD = [
  'Your password no longer fits this shop’s rules.',
  { advice: 'Choose a new one with “Forgot your password?”.' },
] as const;

/** What each problem means and what to do. */
const wordsFor = ({ kind, email }: EntryRequest): readonly Words[] => [
  [
    /^email-already-in-use$/,
    `There is already an account for ${email}.`,
    {
      field: 'email',
      hasAccount: true,
      advice: 'Is it yours? Log in instead, or reset your password if you forgot it.',
    },
  ],
  [
    // The message does not say which of them is wrong, or a stranger could find out who has an account.
    /^(invalid-credential|user-not-found|wrong-password)$/,
    'The email address or the password is wrong.',
    { field: 'password' },
  ],
  [
    /^(weak-password|password-does-not-meet-requirements)$/,
    ...(kind === 'log-in' ? OLD_PASSWORD : ([passwordRefusal(), { field: 'password' }] as const)),
  ],
  [/^invalid-email$/, INVALID_EMAIL, { field: 'email' }],
  [/^too-many-requests$/, 'Too many attempts. Please wait a few minutes, then try again.'],
  [/^quota-exceeded$/, 'The login service is too busy right now. Please try again later.'],
  [
    /^(network-request-failed|timeout)$/,
    'We couldn’t reach the login service. Please check your connection and try again.',
  ],
  [/^user-disabled$/, 'This account has been switched off. Please ask us by email.'],
  [
    /^operation-not-allowed$/,
    'The login is switched off right now. You can send your order by email instead.',
  ],
  [
    /^admin-restricted-operation$/,
    'New accounts can’t be created right now. You can send your order by email instead.',
  ],
  [/token-expired|invalid-user-token/, 'Your login has expired. Please log in again.'],
  [
    /^requests-|api-key|app-check|captcha/,
    'The login service refused this page. Please reload it. If that doesn’t help, ask us, or send your order by email.',
  ],
];

const OTHER: Words = [
  /^/,
  'Something went wrong. Please try again in a few minutes. If that doesn’t help, ask us, or send your order by email.',
];

const UNREACHABLE = 'network-request-failed';

/** The text before the provider's own message. */
const FAILED = {
  'log-in': 'Login failed: ',
  'sign-up': 'Sign up failed: ',
  reset: 'The email could not be sent: ',
} as const;

const NOT_REACHED = 'The login service could not be reached.';

export interface EntryFailure extends Pick<About, 'hasAccount' | 'advice'> {
  kind: EntryRequest['kind'];
  /** What it means and what to do, in words for a guest. */
  message: string;
  /** What failed, in the provider's own words; undefined as long as it may have worked. */
  detail?: string;
  /** What was refused. */
  fields: FieldErrors;
  /** The address that was tried. */
  email: string;
  /** Whether the provider may still let the guest in. */
  isUnanswered: boolean;
}

/**
 * What a failed login, sign-up or reset means. An error that is not the provider's is about the page's code, in words
 * for a developer, which are not shown.
 */
export function failureOf(error: unknown, request: EntryRequest): EntryFailure {
  const { kind, email, password } = request;
  const isOurs = isTimeLimit(error);
  const isProviders = error instanceof Error && !isOurs && codeOf(error) !== '';
  const own = isProviders || isOurs ? error.message : NOT_REACHED;
  const code = isProviders ? codeOf(error) : UNREACHABLE;
  if (code === 'password-does-not-meet-requirements') learnPasswordPolicy(own);
  const isUnanswered = kind !== 'reset' && (isOurs || codeOf(error) === UNREACHABLE);
  const base = { kind, email, isUnanswered };
  if (isUnanswered && kind === 'sign-up')
    return {
      ...base,
      message: 'We can’t tell yet whether your account was created, because there was no answer.',
      advice:
        'If it was, you’ll be logged in here in a moment. Otherwise, check your connection, then try again.',
      fields: {},
    };
  const words = wordsFor(request).find(([codes]) => codes.test(code)) ?? OTHER;
  const [, message, { field, ...about } = {}] = words;
  return {
    ...{ ...base, ...about, message },
    detail: FAILED[kind] + own,
    fields: {
      // The password is checked now, because it would be the next refusal.
      ...(kind === 'sign-up' && isTooShort(password) && { password: passwordRefusal() }),
      ...(field && { [field]: message }),
    },
  };
}

/** What keeps the provider from being asked. */
export function typedErrors({ kind, email, password }: EntryRequest): FieldErrors {
  const emailError = isBlank(email)
    ? 'Please enter your email address.'
    : !isEmail(email) && INVALID_EMAIL;
  return {
    ...(emailError && { email: emailError }),
    ...(kind !== 'reset' && password === '' && { password: MISSING_PASSWORD[kind] }),
  };
}

/** What to say at the field for the password when nothing is in it. */
export const MISSING_PASSWORD: Readonly<Record<EntryMode, string>> = {
  'log-in': 'Please enter your password.',
  'sign-up': 'Choose a password, so that nobody else can order in your name.',
};

/**
 * It is recognized by its name: the error comes from the shell's copy of its class, and a remote has one of its own.
 */
function isTimeLimit(error: unknown): error is Error {
  return error instanceof Error && error.name === 'TimeLimitError';
}

/** @returns the provider's code, or ''. */
function codeOf(error: unknown): string {
  const hasCode = typeof error === 'object' && error !== null && 'code' in error;
  return hasCode && typeof error.code === 'string' ? error.code.replace('auth/', '') : '';
}
