import type { EntryOutcome } from '@simmer/shared/account-entry';
import { useCartItems } from '@simmer/shared/cart';
import { Link, ROUTES } from '@simmer/shared/navigation';
import { Alert } from '@simmer/shared/ui/alert';

export function OutcomeMessage({ outcome }: { outcome: EntryOutcome }) {
  const hasItems = useCartItems().length > 0;
  if (outcome.status === 'failed') {
    const { message, advice, detail } = outcome;
    return (
      <Alert message={message} detail={detail} takesFocus>
        {advice && <p>{advice}</p>}
        {hasItems && (
          <p>
            <Link to={ROUTES.cart}>Your cart has ways to send your order without logging in.</Link>
          </p>
        )}
      </Alert>
    );
  }
  if (outcome.status !== 'done') return null;
  const { kind, email, isLate } = outcome;
  if (kind === 'sign-up')
    return (
      <Alert
        tone="success"
        message="Account created! You can now log in."
        // The guest may be typing again by the time of a late answer.
        takesFocus={!isLate}
      />
    );
  if (kind === 'log-in') return null;
  return (
    // The same words whether or not the account exists, so that they tell a stranger nothing.
    <Alert
      tone="success"
      message={`If there is an account for ${email}, an email is on its way.`}
      takesFocus
    >
      <p>Open the link in it to choose a new password. No email? Check your spam folder.</p>
    </Alert>
  );
}
