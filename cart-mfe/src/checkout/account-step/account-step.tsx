import { auth } from '@simmer/shared/auth';
import { Link, ROUTES } from '@simmer/shared/navigation';
import { FAILED, passwordHint } from '@simmer/shared/provider-error';
import { useStore } from '@simmer/shared/store';
import { Button } from '@simmer/shared/ui/button';
import { TextField } from '@simmer/shared/ui/field';
import { Status } from '@simmer/shared/ui/status';
import type { Elements } from '@simmer/shared/ui/elements';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useServices } from '../../services/services';
import { WithoutLogin } from '../submit/order-fallbacks';
import type { OrderOnScreen, PasswordEntry } from '../submit/use-submit';
import styles from './account-step.module.css';
import { failureText, passwordErrorText, problemText } from './entry-failure-text';
import { loginState, useEntryMode } from './entry-mode';
import { Alert } from '@simmer/shared/ui/alert';

interface AccountStepProps extends OrderOnScreen {
  /** For a control elsewhere that leads here. */
  heading: RefObject<HTMLHeadingElement | null>;
  passwordEntry: PasswordEntry;
  /** Focuses a control of the form. */
  onGoTo: (name: string) => void;
  /** What the button has led to. */
  children: Elements;
}

const TEXTS = {
  'sign-up': {
    heading: 'One last thing',
    action: 'Create account and send order',
    busy: 'Creating your account…',
    other: 'I have an account',
  },
  'log-in': {
    heading: 'Welcome back',
    action: 'Log in and send order',
    busy: 'Logging you in…',
    other: 'I’m new here',
  },
} as const;

/** Lets a guest without a login finish here: the email is that of the order, so only a password is missing. */
export function AccountStep(props: AccountStepProps) {
  const { items, details, heading, passwordEntry, onGoTo, children } = props;
  const { problem, forget } = passwordEntry;
  const { entry } = useServices();
  const { isBusy, failure } = useStore(entry);
  const mode = useEntryMode();
  const texts = TEXTS[mode];
  const headingId = useId();
  const password = useRef<HTMLInputElement>(null);
  const action = useRef<HTMLButtonElement>(null);
  const [isShown, setIsShown] = useState(false);
  const email = details.email.trim();
  const refused = failure?.email === email ? failure : undefined;
  const passwordError = refused && passwordErrorText(refused);
  const refusal = refused && !passwordError ? failureText(refused, mode) : undefined;

  function enter(): void {
    if (passwordEntry.enter(password.current?.value ?? '')) password.current?.focus();
  }

  function switchMode(): void {
    entry.switchTo(mode === 'sign-up' ? 'log-in' : 'sign-up');
    forget();
    password.current?.focus();
  }

  // An order is never sent by Enter in a field, and a phone's keyboard goes away.
  function handleKeyDown({ key }: KeyboardEvent): void {
    if (key === 'Enter') action.current?.focus();
  }

  useEffect(() => {
    if (refused && passwordError) password.current?.focus();
  }, [refused, passwordError]);

  return (
    <section className={styles.step} aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1} className={styles.heading}>
        {texts.heading}
      </h2>
      <p className={styles.email}>
        {email !== '' && <span>{`Order for ${email}`}</span>}
        <Button
          look="quiet"
          onClick={() => {
            onGoTo('email');
          }}
        >
          <span key={email}>{email ? 'Change' : 'Add your email first'}</span>
          {email && <span className="visually-hidden">{' the email'}</span>}
        </Button>
      </p>
      {refused && refusal && (
        <Alert message={refusal.message} detail={FAILED[mode] + refused.message} takesFocus>
          <p>{refusal.advice}</p>
          {refused.problem === 'email-in-use' && (
            <Button data-reads-no-field onClick={switchMode}>
              Log in instead
            </Button>
          )}
        </Alert>
      )}
      {/* A password manager saves the password with the name before it, which must not be the address. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <TextField
        ref={password}
        label="Password"
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete={mode === 'sign-up' ? 'new-password' : 'current-password'}
        autoCapitalize="none"
        spellCheck={false}
        aria-required
        hint={mode === 'sign-up' ? passwordHint() : undefined}
        error={problem ? problemText(problem, mode) : passwordError}
        // The sign-in code comes while the guest types.
        onFocus={() => void auth.start()}
        onKeyDown={handleKeyDown}
        onValue={forget}
      />
      {refused && passwordError && <p className={styles.code}>{FAILED[mode] + refused.message}</p>}
      <label className={styles.show}>
        <input
          type="checkbox"
          checked={isShown}
          onChange={({ target }) => {
            setIsShown(target.checked);
          }}
        />
        <span>Show password</span>
      </label>
      <Button ref={action} look="primary" disabled={isBusy} onClick={enter}>
        <span key={String(isBusy)}>{isBusy ? texts.busy : texts.action}</span>
      </Button>
      {children}
      <Status isHidden>{isBusy && texts.busy}</Status>
      <div className={styles.ways}>
        <Button look="quiet" onClick={switchMode}>
          {texts.other}
        </Button>
        {mode === 'log-in' && (
          <Link to={ROUTES.login} state={loginState(details)} className={styles.forgot}>
            Forgot your password?
          </Link>
        )}
        <WithoutLogin items={items} details={details} />
      </div>
    </section>
  );
}
