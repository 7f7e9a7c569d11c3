import { auth } from '@simmer/shared/auth';
import { ROUTES } from '@simmer/shared/navigation';
import { describeProviderError } from '@simmer/shared/provider-error';
import { Alert } from '@simmer/shared/ui/alert';
import { Button } from '@simmer/shared/ui/button';
import { TextField } from '@simmer/shared/ui/field';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { emailProblem } from './account-form';
import styles from './account-form.module.css';

type Outcome =
  | { status: 'asking' | 'busy' }
  | { status: 'done'; email: string }
  | { status: 'failed'; message: string };

interface PasswordResetProps {
  /** What the guest typed into the login form. */
  email: string;
  onBack: () => void;
}

/** Requests an email with a link. */
export function PasswordReset({ email, onBack }: PasswordResetProps) {
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome>({ status: 'asking' });

  useEffect(() => field.current?.focus(), []);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!field.current || outcome.status === 'busy') return;
    const typed = field.current.value.trim();
    const problem = emailProblem(typed);
    setError(problem);
    if (problem) {
      field.current.focus();
      return;
    }
    setOutcome({ status: 'busy' });
    try {
      await auth.requestPasswordReset(typed, new URL(ROUTES.login, location.href).href);
      setOutcome({ status: 'done', email: typed });
    } catch (failure) {
      setOutcome({ status: 'failed', message: describeProviderError(failure).explanation });
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {outcome.status === 'done' && (
        // The same words whether or not the account exists, so that they tell a stranger nothing.
        <Alert
          tone="success"
          message={`If there is an account for ${outcome.email}, an email is on its way.`}
          takesFocus
        >
          <p>Open the link in it to choose a new password. No email? Check your spam folder.</p>
        </Alert>
      )}
      {outcome.status === 'failed' && (
        <Alert message="We couldn’t send the email." takesFocus>
          <p>{outcome.message}</p>
        </Alert>
      )}
      {outcome.status === 'asking' && <p>We’ll email you a link to choose a new one.</p>}
      <TextField
        ref={field}
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        required
        defaultValue={email}
        error={error}
      />
      <Button look="primary" type="submit" disabled={outcome.status === 'busy'}>
        {outcome.status === 'done' ? 'Send it again' : 'Email me a link'}
      </Button>
      <Button look="quiet" onClick={onBack}>
        Back to log in
      </Button>
    </form>
  );
}
