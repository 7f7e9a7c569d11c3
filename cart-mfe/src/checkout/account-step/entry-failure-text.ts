import type { ProviderProblem } from '@simmer/shared/provider-error';
import type { EntryFailure, EntryMode } from '../../account-entry/account-entry';

export function missingText(mode: EntryMode): string {
  return mode === 'sign-up'
    ? 'Choose a password, so that nobody else can order in your name.'
    : 'Enter your password.';
}

/** Said at the field; undefined for a problem that is not about the password and stands before it. */
export function passwordErrorText(problem: ProviderProblem, email: string): string | undefined {
  switch (problem) {
    case 'wrong-password':
      return `This password doesn’t fit ${email}. Try again, or check the email address above.`;
    case 'weak-password':
      return 'Please choose a longer password, with at least six characters.';
    default:
      return undefined;
  }
}

const KEPT = 'Your order was not sent. Everything you typed is still here.';

export function failureText(
  { problem, email, isUnanswered }: EntryFailure,
  mode: EntryMode,
): { message: string; advice: string } {
  switch (problem) {
    case 'email-in-use':
      return {
        message: `There is already an account for ${email}.`,
        advice: 'Is it yours? Log in with its password instead.',
      };
    case 'invalid-email':
      return { message: 'Please check your email address.', advice: KEPT };
    case 'too-many':
      return {
        message: 'That were many tries. Please wait a few minutes, then try again.',
        advice: KEPT,
      };
    case 'unreachable':
      return isUnanswered && mode === 'sign-up'
        ? {
            message: 'There was no answer, so we can’t tell yet whether you have an account now.',
            advice: `${KEPT} Check your connection and try again.`,
          }
        : {
            message: 'We couldn’t reach the log-in. Please check your connection and try again.',
            advice: KEPT,
          };
    default:
      return { message: 'Sorry, that didn’t work. Please try again.', advice: KEPT };
  }
}
