import { isBlank } from '@simmer/shared/blank';
import { isEmail } from '@simmer/shared/email';
import { passwordHint } from '@simmer/shared/provider-error';
import { Button } from '@simmer/shared/ui/button';
import { TextField } from '@simmer/shared/ui/field';
import { useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { carryOver, rememberForm } from '../../hydration/composed-form';
import styles from './account-form.module.css';

export type Mode = 'log-in' | 'sign-up';

export interface CredentialErrors {
  email?: string;
  password?: string;
}

interface AccountFormProps {
  mode: Mode;
  /** What the guest has typed elsewhere. */
  email: string;
  /** What the provider has refused. */
  refused: CredentialErrors;
  isBusy: boolean;
  onSubmit: (email: string, password: string) => void;
  /** Receives the email address as typed so far. */
  onForgot: (email: string) => void;
}

export const LABELS = { 'log-in': 'Log In', 'sign-up': 'Sign Up' } as const;

// A page's code is there before React hydrates it.
if (typeof document !== 'undefined') rememberForm();

/** The fields are uncontrolled, so that text typed before hydration is kept. */
export function AccountForm(props: AccountFormProps) {
  const { mode, email, refused, isBusy, onSubmit, onForgot } = props;
  const [isPasswordShown, setIsPasswordShown] = useState(false);
  const [errors, setErrors] = useState<CredentialErrors>({});
  const form = useRef<HTMLFormElement>(null);

  // Before the form is submitted for a guest who was faster than this code.
  useLayoutEffect(() => {
    if (form.current) carryOver(form.current);
  }, []);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isBusy || !form.current) return;
    const typed = typedInto(form.current);
    const problem = emailProblem(typed.email);
    setErrors({
      ...(problem && { email: problem }),
      ...(!typed.password && { password: 'Please enter your password.' }),
    });
    if (!problem && typed.password) onSubmit(typed.email.trim(), typed.password);
    else
      form.current
        .querySelector<HTMLInputElement>(problem ? '[name=email]' : '[name=password]')
        ?.focus();
  }

  return (
    // `noValidate`: errors show next to the fields. `post`: if the form is submitted before this code runs, the
    // password must not end up in the address.
    <form ref={form} className={styles.form} method="post" onSubmit={submit} noValidate>
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        required
        defaultValue={email}
        error={errors.email ?? refused.email}
      />
      <TextField
        label="Password"
        type={isPasswordShown ? 'text' : 'password'}
        name="password"
        autoComplete={mode === 'log-in' ? 'current-password' : 'new-password'}
        hint={mode === 'sign-up' ? passwordHint() : undefined}
        required
        error={errors.password ?? refused.password}
      />
      <label className={styles.showPassword}>
        <input
          type="checkbox"
          checked={isPasswordShown}
          onChange={(event) => setIsPasswordShown(event.target.checked)}
        />
        <span>Show password</span>
      </label>
      <Button look="primary" type="submit" disabled={isBusy}>
        {LABELS[mode]}
      </Button>
      {mode === 'log-in' && (
        <Button
          look="quiet"
          disabled={isBusy}
          onClick={() => {
            if (form.current) onForgot(typedInto(form.current).email);
          }}
        >
          Forgot your password?
        </Button>
      )}
    </form>
  );
}

function typedInto(form: HTMLFormElement): { email: string; password: string } {
  const typed = new FormData(form);
  const textOf = (name: string) => {
    const value = typed.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { email: textOf('email'), password: textOf('password') };
}

export function emailProblem(email: string): string | undefined {
  if (isBlank(email)) return 'Please enter your email address.';
  return isEmail(email) ? undefined : 'Please enter a valid email address, like name@example.com.';
}
