import type { EntryMode } from '@simmer/shared/account-entry';
import { auth } from '@simmer/shared/auth';
import { Link, ROUTES } from '@simmer/shared/navigation';
import { PasswordField } from '@simmer/shared/password-field';
import { useStore } from '@simmer/shared/store';
import { Alert } from '@simmer/shared/ui/alert';
import { Button } from '@simmer/shared/ui/button';
import { READS_NO_FIELD } from '@simmer/shared/ui/field';
import type { Elements } from '@simmer/shared/ui/elements';
import { Status } from '@simmer/shared/ui/status';
import { useEffect, useId, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useServices } from '../../services/services';
import type { OrderOnScreen, PasswordEntry } from '../submit/use-submit';
import { RadioChoice } from '../details/radio-choice';
import styles from './account-step.module.css';
import { loginState, useEntryMode } from './entry-mode';

interface AccountStepProps extends Pick<OrderOnScreen, 'details'> {
  /** Controls elsewhere use this ref to lead here. */
  heading: RefObject<HTMLHeadingElement | null>;
  passwordEntry: PasswordEntry;
  /** Focuses a control of the form. */
  onGoTo: (name: string) => void;
  /** The outcome of the last press of the button. */
  children: Elements;
}

const NEW = 'New here';
const KNOWN = 'I have an account';

const TEXTS = {
  'sign-up': { action: 'Create account and send order', busy: 'Creating your account…' },
  'log-in': { action: 'Log in and send order', busy: 'Logging you in…' },
} as const;

/** Lets a guest without a login finish here: the order already has an email, so only a password is missing. */
export function AccountStep(props: AccountStepProps) {
  const { details, heading, passwordEntry, onGoTo, children } = props;
  const { entry } = useServices();
  const { outcome } = useStore(entry);
  const mode = useEntryMode();
  const texts = TEXTS[mode];
  const headingId = useId();
  const password = useRef<HTMLInputElement>(null);
  const action = useRef<HTMLButtonElement>(null);
  const email = details.email.trim();
  const isBusy = outcome.status === 'busy';
  const refusal = outcome.status === 'failed' && outcome.email === email ? outcome : undefined;
  // Other problems are shown above the password.
  const passwordError = refusal?.fields.email ? undefined : refusal?.fields.password;

  function enter(): void {
    if (passwordEntry.enter(password.current?.value ?? '')) password.current?.focus();
  }

  function switchTo(next: EntryMode): void {
    entry.switchTo(next);
    passwordEntry.forget();
  }

  // Enter in a field never sends an order; it only closes a phone's keyboard.
  function handleKeyDown({ key }: KeyboardEvent): void {
    if (key === 'Enter') action.current?.focus();
  }

  useEffect(() => {
    if (refusal && passwordError) password.current?.focus();
  }, [refusal, passwordError]);

  return (
    <section className={styles.step} aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1} className={styles.heading}>
        Your account
      </h2>
      <RadioChoice
        legend="Do you have an account?"
        name="entry"
        look="halves"
        options={[NEW, KNOWN]}
        value={mode === 'sign-up' ? NEW : KNOWN}
        onChange={(choice) => switchTo(choice === NEW ? 'sign-up' : 'log-in')}
      />
      {refusal && !passwordError && (
        <Alert message={refusal.message} detail={refusal.detail} takesFocus>
          {refusal.advice && <p>{refusal.advice}</p>}
          {refusal.hasAccount ? (
            <Button
              {...READS_NO_FIELD}
              onClick={() => {
                switchTo('log-in');
                password.current?.focus();
              }}
            >
              Log in instead
            </Button>
          ) : (
            <p>Your order was not sent. Everything you typed is still here.</p>
          )}
        </Alert>
      )}
      <p className={styles.email}>
        {email !== '' && <span>{`Order for ${email}`}</span>}
        <Button look="quiet" onClick={() => onGoTo('email')}>
          <span key={email}>{email ? 'Change' : 'Add your email first'}</span>
          {email && <span className="visually-hidden">{' the email'}</span>}
        </Button>
      </p>
      {/* A password manager saves the password together with the field before it, so that field must not be the address. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        ref={password}
        mode={mode}
        error={passwordEntry.error ?? passwordError}
        notice={passwordError && refusal?.detail}
        // The code for the login is fetched while the guest types.
        onFocus={() => void auth.start()}
        onKeyDown={handleKeyDown}
        onValue={passwordEntry.forget}
      >
        {mode === 'log-in' && (
          <Link to={ROUTES.login} state={loginState(details)} className={styles.forgot}>
            Forgot your password?
          </Link>
        )}
      </PasswordField>
      <Button ref={action} look="primary" disabled={isBusy} aria-busy={isBusy} onClick={enter}>
        <span key={String(isBusy)}>{isBusy ? texts.busy : texts.action}</span>
      </Button>
      {children}
      <Status isHidden>{isBusy && texts.busy}</Status>
    </section>
  );
}
