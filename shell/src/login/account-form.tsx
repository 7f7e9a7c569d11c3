import { Button } from '@simmer/shared/ui/button';
import { TextField } from '@simmer/shared/ui/field';
import { useRef, useState, type SyntheticEvent } from 'react';
import styles from './account-form.module.css';
import { checkCredentials, type CredentialErrors } from './credentials';

export type Mode = 'log-in' | 'sign-up';

interface AccountFormProps {
  mode: Mode;
  isBusy: boolean;
  onSubmit: (email: string, password: string) => void;
}

const LABELS = { 'log-in': 'Log In', 'sign-up': 'Sign Up' } as const;

export function AccountForm({ mode, isBusy, onSubmit }: AccountFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isPasswordShown, setIsPasswordShown] = useState(false);
  const [errors, setErrors] = useState<CredentialErrors>({});
  const form = useRef<HTMLFormElement>(null);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isBusy) return;
    const found = checkCredentials(email, password);
    setErrors(found);
    const firstWrong = found.email ? 'email' : found.password ? 'password' : undefined;
    if (firstWrong)
      form.current?.querySelector<HTMLInputElement>(`[name="${firstWrong}"]`)?.focus();
    else onSubmit(email.trim(), password);
  }

  return (
    // Our own words beside the field instead of the browser's bubble.
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        required
        value={email}
        error={errors.email}
        onChange={(event) => {
          setEmail(event.target.value);
        }}
      />
      <TextField
        label="Password"
        type={isPasswordShown ? 'text' : 'password'}
        name="password"
        autoComplete={mode === 'log-in' ? 'current-password' : 'new-password'}
        hint={mode === 'sign-up' ? 'At least six characters.' : undefined}
        required
        value={password}
        error={errors.password}
        onChange={(event) => {
          setPassword(event.target.value);
        }}
      />
      <label className={styles.showPassword}>
        <input
          type="checkbox"
          checked={isPasswordShown}
          onChange={(event) => {
            setIsPasswordShown(event.target.checked);
          }}
        />
        Show password
      </label>
      <Button look="primary" type="submit" disabled={isBusy}>
        {LABELS[mode]}
      </Button>
    </form>
  );
}
