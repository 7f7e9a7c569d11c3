import { auth, useAuth } from '@simmer/shared/auth';
import { useCartItems } from '@simmer/shared/cart';
import { siteConfig } from '@simmer/shared/config';
import { Link, ROUTES, useNavigate, useNavigationState } from '@simmer/shared/navigation';
import { Alert } from '@simmer/shared/ui/alert';
import { Button, LinkButton } from '@simmer/shared/ui/button';
import { focusPage } from '@simmer/shared/ui/use-focus-return';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as v from 'valibot';
import { useExpectedAccount } from '../../hydration/expected-account';
import { logOut } from '../../layout/log-out';
import { notices } from '../../layout/notices/notice-store';
import { PageTitle } from '../page-title';
import { TextPage } from '../text-page';
import { AccountForm, type Mode } from './account-form';
import keyAndMug from './key-and-mug.svg';
import styles from './login-page.module.css';
import { PasswordReset } from './password-reset';
import { describeProviderError, isUnanswered } from './provider-error';

type Outcome =
  | { status: 'idle' | 'busy' | 'login-required' }
  | { status: 'signed-up'; isLate: boolean }
  | { status: 'failed'; message: string; explanation: string | undefined }
  /** There was no answer, or not yet. */
  | { status: 'unanswered'; message: string; explanation: string | undefined; email: string };

/** Set by the checkout when a guest submits without being logged in. */
const LoginRequired = v.object({ alert: v.literal('login-required') });

/** Set by a page that requires a login: the way back to it. */
const ReturnTo = v.object({ returnTo: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)) });

const UNKNOWN = {
  message: 'We can’t tell yet whether your account was created, because there was no answer.',
  explanation:
    'If it was, this page will say so in a moment. Otherwise, check your connection, then try to log in with this email and password, or sign up again.',
} as const;

const FAILURE = { 'log-in': 'Login failed: ', 'sign-up': 'Sign up failed: ' } as const;

export function LoginPage() {
  const navigate = useNavigate();
  const state = useAuth();
  const isSignedIn = state.status === 'signed-in';
  const navigationState = useNavigationState();
  const isLoginRequired = v.is(LoginRequired, navigationState);
  const destination = v.is(ReturnTo, navigationState) ? navigationState.returnTo : ROUTES.home;
  const [mode, setMode] = useState<Mode>('log-in');
  const [latest, setOutcome] = useState<Outcome | null>(null);
  const outcome = latest ?? { status: isLoginRequired ? 'login-required' : 'idle' };

  /** The email address as typed when the guest asked for a new password; null unless that form is open. */
  const [forgotten, setForgotten] = useState<string | null>(null);
  const card = useRef<HTMLDivElement>(null);
  const isShown = useRef(false);
  useExpectedAccount(state.status);

  if (
    outcome.status === 'unanswered' &&
    isSignedIn &&
    state.account.email.toLowerCase() === outcome.email.toLowerCase()
  ) {
    setMode('log-in');
    setOutcome(mode === 'sign-up' ? { status: 'signed-up', isLate: true } : { status: 'idle' });
  }

  useEffect(() => {
    isShown.current = true;
    void auth.start();
    return () => {
      isShown.current = false;
    };
  }, []);

  async function submit(email: string, password: string) {
    setOutcome({ status: 'busy' });
    try {
      if (mode === 'log-in') {
        await auth.logIn(email, password);
        notices.show({ kind: 'logged-in' });
        if (isShown.current) await navigate(destination);
      } else {
        await auth.signUp(email, password);
        setMode('log-in');
        setOutcome({ status: 'signed-up', isLate: false });
      }
    } catch (error) {
      const { message, explanation } = describeProviderError(error);
      const failure = { message: FAILURE[mode] + message, explanation };
      if (!isUnanswered(error)) setOutcome({ status: 'failed', ...failure });
      else setOutcome({ status: 'unanswered', email, ...(mode === 'sign-up' ? UNKNOWN : failure) });
    }
  }

  function closeReset() {
    flushSync(() => {
      setForgotten(null);
    });
    card.current?.querySelector('input')?.focus();
  }

  return (
    <TextPage title={mode === 'log-in' ? 'Log In' : 'Sign Up'} picture={keyAndMug}>
      <PageTitle>{mode === 'log-in' ? 'Log In' : 'Sign Up'}</PageTitle>
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
      <div ref={card} className={`${styles.card} ${styles.entry}`} hidden={forgotten !== null}>
        {isSignedIn && outcome.status !== 'signed-up' && (
          <h2 className={styles.title}>Use another account</h2>
        )}
        <AccountForm
          mode={mode}
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
            }}
          >
            {mode === 'log-in' ? 'Switch to Sign Up' : 'Switch to Log In'}
          </Button>
        </p>
      </div>
      {/* Google's words. They are required because App Check hides reCAPTCHA's badge. */}
      {siteConfig().firebase.appCheckKey !== undefined && (
        <p>This site is protected by reCAPTCHA.</p>
      )}
    </TextPage>
  );
}

function OutcomeMessage({ outcome }: { outcome: Outcome }) {
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
        <Alert message={outcome.message} takesFocus>
          {outcome.explanation && <p>{outcome.explanation}</p>}
          {outcome.status === 'unanswered' && hasItems && (
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

function WhoIsLoggedIn() {
  const state = useAuth();
  const hasItems = useCartItems().length > 0;
  if (state.status !== 'signed-in') return null;
  return (
    <section className={styles.card} aria-label="Your account">
      <p className={styles.who}>
        <span>You’re logged in as </span>
        <strong translate="no">{state.account.email}</strong>
        <span>.</span>
      </p>
      <div className={styles.ways}>
        <LinkButton look="primary" to={hasItems ? ROUTES.cart : ROUTES.home}>
          {hasItems ? 'Continue to checkout' : 'Continue'}
        </LinkButton>
        <Button
          onClick={() => {
            logOut();
            focusPage();
          }}
        >
          Log out
        </Button>
      </div>
    </section>
  );
}
