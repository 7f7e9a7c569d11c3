import { useCartItems } from '@simmer/shared/cart';
import { Link, ROUTES } from '@simmer/shared/navigation';
import {
  describeProviderError,
  FAILED,
  isUnanswered,
  passwordRefusal,
  type ProviderProblem,
} from '@simmer/shared/provider-error';
import { Alert } from '@simmer/shared/ui/alert';
import type { CredentialErrors, Mode } from './account-form';

export type Outcome =
  | { status: 'idle' | 'busy' | 'login-required' }
  | { status: 'signed-up'; isLate: boolean }
  | ({ status: 'failed'; refused: CredentialErrors } & FailureText)
  /** There was no answer, or not yet. */
  | ({ status: 'unanswered'; email: string } & FailureText);

interface FailureText {
  message: string;
  /** The provider's own words, if the message has others. */
  detail?: string | undefined;
  advice?: string | undefined;
}

/** Firebase's. It is not checked before the provider does. */
const SHORTEST_PASSWORD = 6;

const UNKNOWN = {
  message: 'We can’t tell yet whether your account was created, because there was no answer.',
  advice:
    'If it was, this page will say so in a moment. Otherwise, check your connection, then try to log in with this email and password, or sign up again.',
} as const satisfies FailureText;

export function failureOf(error: unknown, mode: Mode, email: string, password: string): Outcome {
  const { problem, message, explanation } = describeProviderError(error);
  const failed = FAILED[mode] + message;
  const failure = { message: explanation, detail: failed };
  return isUnanswered(error)
    ? { status: 'unanswered', email, ...(mode === 'sign-up' ? UNKNOWN : failure) }
    : {
        status: 'failed',
        refused: mode === 'sign-up' ? refusedOf(problem, password) : {},
        ...failure,
      };
}

/** What the provider has refused, at the field; a short password besides, or it would be the next refusal. */
function refusedOf(problem: ProviderProblem, password: string): CredentialErrors {
  return {
    ...(problem === 'email-in-use' && { email: 'There is already an account for this address.' }),
    ...((problem === 'weak-password' || password.length < SHORTEST_PASSWORD) && {
      password: passwordRefusal(),
    }),
  };
}

export function OutcomeMessage({ outcome }: { outcome: Outcome }) {
  const hasItems = useCartItems().length > 0;
  switch (outcome.status) {
    case 'login-required':
      return <Alert message="Please log in to submit your order." takesFocus />;
    case 'signed-up':
      return (
        <Alert
          tone="success"
          message="Account created! You can now log in."
          // The guest may be typing again by the time of a late answer.
          takesFocus={!outcome.isLate}
        />
      );
    case 'failed':
    case 'unanswered':
      return (
        <Alert message={outcome.message} detail={outcome.detail} takesFocus>
          {outcome.advice && <p>{outcome.advice}</p>}
          {hasItems && (
            <p>
              <Link to={ROUTES.cart}>
                Your cart has ways to send your order without logging in.
              </Link>
            </p>
          )}
        </Alert>
      );
    case 'idle':
    case 'busy':
      return null;
  }
}
