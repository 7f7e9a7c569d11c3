import {
  typedErrors,
  type EntryMode,
  type EntryOutcome,
  type EntryRequest,
  type FieldErrors,
} from '@simmer/shared/account-entry';
import { PasswordField } from '@simmer/shared/password-field';
import { Button } from '@simmer/shared/ui/button';
import { TextField } from '@simmer/shared/ui/field';
import { useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { carryOver, rememberForm } from '../../hydration/composed-form';
import styles from './account-form.module.css';

type Kind = EntryRequest['kind'];

interface AccountFormProps {
  kind: Kind;
  /** The email that the guest has typed elsewhere. */
  email: string;
  outcome: EntryOutcome;
  /** @returns whether the provider has done what was asked for. */
  onSubmit: (request: EntryRequest) => Promise<boolean>;
  onSwitch: (kind: Kind) => void;
}

export const TITLES: Readonly<Record<Kind, string>> = {
  'log-in': 'Log In',
  'sign-up': 'Sign Up',
  reset: 'Reset Your Password',
};

const OTHER: Readonly<Record<Kind, { question?: string; way: string; to: EntryMode }>> = {
  'log-in': { question: 'New here?', way: 'Sign up instead', to: 'sign-up' },
  'sign-up': { question: 'Already have an account?', way: 'Log in instead', to: 'log-in' },
  reset: { way: 'Back to log in', to: 'log-in' },
};

// A page's code is there before React hydrates it.
if (typeof document !== 'undefined') rememberForm();

/** The fields are uncontrolled, so that text typed before hydration is kept. */
export function AccountForm({ kind, email, outcome, onSubmit, onSwitch }: AccountFormProps) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const isBusy = outcome.status === 'busy';
  const isSent = outcome.status === 'done' && outcome.kind === 'reset';
  // A failed login marks no field, because nobody says which half of it is wrong.
  const isRefused = outcome.status === 'failed' && outcome.kind !== 'log-in';
  const { question, way, to } = OTHER[kind];

  // This runs before the form is submitted for a guest who was faster than this code.
  useLayoutEffect(() => {
    if (form.current) carryOver(form.current);
  }, []);

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (isBusy || !form.current) return;
    const typed = typedInto(form.current);
    const request = { kind, email: typed('email').trim(), password: typed('password') };
    const found = typedErrors(request);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) form.current.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    // After the sign-up, nobody needs its password again.
    else if ((await onSubmit(request)) && kind === 'sign-up') form.current?.reset();
  }

  function switchTo(next: Kind): void {
    setErrors({});
    onSwitch(next);
  }

  return (
    // `noValidate`: errors show next to the fields. `post`: if the form is submitted before this code runs, the
    // password must not end up in the address.
    <form
      ref={form}
      className={styles.form}
      method="post"
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      {kind === 'reset' && !isSent && <p>We’ll email you a link to choose a new password.</p>}
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        required
        defaultValue={email}
        error={errors.email ?? (isRefused ? outcome.fields.email : undefined)}
      />
      {/* The part is hidden and not removed, to keep what was typed. */}
      <div hidden={kind === 'reset'}>
        <PasswordField
          mode={kind === 'sign-up' ? kind : 'log-in'}
          error={errors.password ?? (isRefused ? outcome.fields.password : undefined)}
        >
          {kind === 'log-in' && (
            <Button look="quiet" disabled={isBusy} onClick={() => switchTo('reset')}>
              Forgot your password?
            </Button>
          )}
        </PasswordField>
      </div>
      <Button look="primary" type="submit" disabled={isBusy}>
        {kind !== 'reset' ? TITLES[kind] : isSent ? 'Send it again' : 'Email me a link'}
      </Button>
      <p className={styles.other}>
        {question && <span>{question}</span>}
        <Button look="quiet" disabled={isBusy} onClick={() => switchTo(to)}>
          {way}
        </Button>
      </p>
    </form>
  );
}

/** @returns reads the text of a field. */
function typedInto(form: HTMLFormElement): (name: string) => string {
  const typed = new FormData(form);
  return (name) => {
    const value = typed.get(name);
    return typeof value === 'string' ? value : '';
  };
}
