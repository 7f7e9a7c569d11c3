import type { EntryFailure, EntryMode } from '../../account-entry/account-entry';
import type { PasswordProblem } from '../submit/submit-blockers';

const TOO_SHORT = 'Please choose a longer password, with at least six characters.';

export function problemText(problem: PasswordProblem, mode: EntryMode): string {
  if (problem === 'short') return TOO_SHORT;
  return mode === 'sign-up'
    ? 'Choose a password, so that nobody else can order in your name.'
    : 'Enter your password.';
}

/** Said at the field; undefined for a problem that is not about the password and stands before it. */
export function passwordErrorText({ problem, email, explanation }: EntryFailure) {
  if (problem === 'wrong-password')
    return `That password doesn’t match ${email}. Try again, or check the email address above.`;
  return problem === 'weak-password' ? explanation : undefined;
}

const NOTHING_LOST = 'Your order was not sent. Everything you typed is still here.';

export function failureText(
  { problem, email, isUnanswered, explanation }: EntryFailure,
  mode: EntryMode,
): { message: string; advice: string } {
  if (problem === 'email-in-use')
    return {
      message: `There is already an account for ${email}.`,
      advice: 'Is it yours? Log in with its password instead.',
    };
  if (problem === 'unreachable' && isUnanswered && mode === 'sign-up')
    return {
      message: 'There was no answer, so we can’t tell yet whether you have an account now.',
      advice: `${NOTHING_LOST} Check your connection and try again.`,
    };
  return { message: explanation, advice: NOTHING_LOST };
}
