import { auth } from '@simmer/shared/auth';
import { Link, ROUTES } from '@simmer/shared/navigation';
import { FAILED } from '@simmer/shared/provider-error';
import { useStore } from '@simmer/shared/store';
import { Button } from '@simmer/shared/ui/button';
import { TextField } from '@simmer/shared/ui/field';
import { Status } from '@simmer/shared/ui/status';
import type { Elements } from '@simmer/shared/ui/elements';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { EntryMode } from '../../account-entry/account-entry';
import type { OrderDetails } from '../../order/order';
import { useServices } from '../../services/services';
import styles from './account-step.module.css';
import type { SubmitBlocker } from '../submit/submit-blockers';
import { failureText, missingText, passwordErrorText, TOO_SHORT } from './entry-failure-text';
import { loginState, useEntryMode, useRefusal } from './entry-mode';
import { Alert } from '@simmer/shared/ui/alert';

interface AccountStepProps {
  details: OrderDetails;
  /** For a control elsewhere that leads here. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Those of the whole order. */
  blockers: readonly SubmitBlocker[];
  /** @returns whether only the password is missing. */
  onEnter: (password: string) => boolean;
  /** It is another one now. */
  onPassword: () => void;
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
  const { details, heading, blockers, onEnter, onPassword, children } = props;
  const { entry } = useServices();
  const { isBusy } = useStore(entry);
  const mode = useEntryMode();
  const texts = TEXTS[mode];
  const headingId = useId();
  const password = useRef<HTMLInputElement>(null);
  const action = useRef<HTMLButtonElement>(null);
  const [isShown, setIsShown] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const email = details.email.trim();
  const refused = useRefusal(email);
  const isTooShort = blockers.some(({ kind }) => kind === 'password');
  const passwordError = refused && passwordErrorText(refused.problem, email);
  const refusal = refused && !passwordError ? failureText(refused, mode) : undefined;

  function enter(): void {
    const typed = password.current?.value ?? '';
    setIsMissing(typed === '');
    if (onEnter(typed)) password.current?.focus();
  }

  function forgetPassword(): void {
    setIsMissing(false);
    onPassword();
  }

  function switchMode(): void {
    entry.switchTo(mode === 'sign-up' ? 'log-in' : 'sign-up');
    forgetPassword();
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
      <p>{introductionTo(mode, email)}</p>
      {refused && refusal && (
        <Alert message={refusal.message} detail={FAILED[mode] + refused.message} takesFocus>
          <p>{refusal.advice}</p>
          {refused.problem === 'email-in-use' && (
            <Button onClick={switchMode}>Log in instead</Button>
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
        hint={mode === 'sign-up' ? 'At least six characters.' : undefined}
        error={isMissing ? missingText(mode) : isTooShort ? TOO_SHORT : passwordError}
        // The sign-in code comes while the guest types.
        onFocus={() => void auth.start()}
        onKeyDown={handleKeyDown}
        onValue={forgetPassword}
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
      </div>
    </section>
  );
}

function introductionTo(mode: EntryMode, email: string): string {
  const step = mode === 'sign-up' ? 'choose a password' : 'enter your password';
  return email === ''
    ? `To send it, type your email above and ${step}.`
    : `To send it, ${step}. We use ${email}.`;
}
