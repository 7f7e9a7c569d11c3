import { auth, useAuth } from '@simmer/shared/auth';
import { siteConfig } from '@simmer/shared/config';
import { ROUTES, useNavigate, useNavigationState } from '@simmer/shared/navigation';
import { Button } from '@simmer/shared/ui/button';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as v from 'valibot';
import { useExpectedAccount } from '../../hydration/expected-account';
import { notices } from '../../layout/notices/notice-store';
import { OWN_PATH } from '../../own-path';
import { TextPage } from '../text-page';
import { AccountForm, LABELS, type Mode } from './account-form';
import keyAndMug from './key-and-mug.svg';
import styles from './login-page.module.css';
import { failureOf, OutcomeMessage, type Outcome } from './outcome';
import { PasswordReset } from './password-reset';
import { WaitingOrder, WhoIsLoggedIn } from './who-is-here';

/** The navigation state that the page may be opened with. */
const OpenedWith = v.fallback(
  v.object({
    /** Set by the checkout when a guest submits without being logged in. */
    alert: v.fallback(v.optional(v.literal('login-required')), undefined),
    /** Set by the checkout's links. */
    checkout: v.fallback(v.optional(v.object({ email: v.string() })), undefined),
    /** Set by a page that requires a login: the way back to it. */
    returnTo: v.fallback(v.optional(v.pipe(v.string(), v.regex(OWN_PATH))), undefined),
  }),
  {},
);

export function LoginPage() {
  const navigate = useNavigate();
  const state = useAuth();
  const isSignedIn = state.status === 'signed-in';
  const { alert, checkout, returnTo } = v.parse(OpenedWith, useNavigationState());
  const [mode, setMode] = useState<Mode>('log-in');
  const [latest, setOutcome] = useState<Outcome | null>(null);
  const outcome = latest ?? { status: alert ?? 'idle' };

  /** The email address as typed when the guest asked for a new password; null unless that form is open. */
  const [forgotten, setForgotten] = useState<string | null>(null);
  const [isFormWanted, setIsFormWanted] = useState(false);
  /** A new form is empty: after the sign-up, nobody needs its password again. */
  const [signUps, setSignUps] = useState(0);
  const isFormShown =
    !isSignedIn || isFormWanted || returnTo !== undefined || outcome.status === 'busy';
  const entry = isFormShown ? LABELS[mode] : 'Your Account';
  const title = forgotten === null ? entry : 'Reset Your Password';
  const card = useRef<HTMLDivElement>(null);
  useExpectedAccount(state.status);

  if (
    outcome.status === 'unanswered' &&
    isSignedIn &&
    state.account.email.toLowerCase() === outcome.email.toLowerCase()
  ) {
    setMode('log-in');
    // The guest may be typing in it.
    setIsFormWanted(true);
    setOutcome(mode === 'sign-up' ? { status: 'signed-up', isLate: true } : { status: 'idle' });
  }

  useEffect(() => void auth.start(), []);

  async function submit(email: string, password: string) {
    setOutcome({ status: 'busy' });
    try {
      if (mode === 'log-in') {
        await auth.logIn(email, password);
        notices.show({ kind: 'logged-in', text: 'Login successful!' });
        // The guest may have left.
        if (location.pathname === ROUTES.login) await navigate(returnTo ?? ROUTES.home);
      } else {
        await auth.signUp(email, password);
        setMode('log-in');
        setSignUps((count) => count + 1);
        setOutcome({ status: 'signed-up', isLate: false });
      }
    } catch (error) {
      setOutcome(failureOf(error, mode, email, password));
    }
  }

  function focusForm() {
    card.current?.querySelector('input')?.focus();
  }

  function closeReset() {
    flushSync(() => setForgotten(null));
    focusForm();
  }

  return (
    <TextPage title={title} picture={keyAndMug} isNarrow>
      {!isSignedIn && <WaitingOrder />}
      {/* The history entry keeps its state: after Back or a reload, the guest may be logged in already. */}
      {!(outcome.status === 'login-required' && isSignedIn) && <OutcomeMessage outcome={outcome} />}
      <WhoIsLoggedIn />
      <noscript>
        <p>Logging in needs JavaScript, but you can order by email without an account.</p>
      </noscript>
      {forgotten !== null && (
        <div className={styles.card}>
          <PasswordReset email={forgotten} onBack={closeReset} />
        </div>
      )}
      {/* Hidden rather than removed, to keep what was typed. */}
      <div
        ref={card}
        className={`${styles.card} ${styles.entry}`}
        hidden={forgotten !== null || !isFormShown}
      >
        {isSignedIn && outcome.status !== 'signed-up' && (
          <h2 className={styles.title}>Use another account</h2>
        )}
        <AccountForm
          key={signUps}
          mode={mode}
          email={signUps === 0 ? (checkout?.email ?? '') : ''}
          refused={outcome.status === 'failed' ? outcome.refused : {}}
          isBusy={outcome.status === 'busy'}
          onSubmit={(email, password) => void submit(email, password)}
          onForgot={(email) => {
            setOutcome({ status: 'idle' });
            setForgotten(email);
          }}
        />
        <p className={styles.toggle}>
          <span>{mode === 'log-in' ? 'New here?' : 'Already have an account?'}</span>
          <Button
            look="quiet"
            disabled={outcome.status === 'busy'}
            onClick={() => {
              setMode(mode === 'log-in' ? 'sign-up' : 'log-in');
              setOutcome({ status: 'idle' });
              // So that the heading is in view, which says what the form is now.
              window.scrollTo({ top: 0, behavior: 'instant' });
            }}
          >
            {mode === 'log-in' ? 'Sign up instead' : 'Log in instead'}
          </Button>
        </p>
      </div>
      {!isFormShown && (
        <Button
          look="quiet"
          onClick={() => {
            flushSync(() => setIsFormWanted(true));
            focusForm();
          }}
        >
          Use another account
        </Button>
      )}
      {/* Google's words. They are required because App Check hides reCAPTCHA's badge. */}
      {siteConfig().firebase.appCheckKey !== undefined && (
        <p>This site is protected by reCAPTCHA.</p>
      )}
    </TextPage>
  );
}
