import { auth, useAuth } from '@simmer/shared/auth';
import { useCartItems } from '@simmer/shared/cart';
import { ROUTES, useNavigate, useNavigationState } from '@simmer/shared/navigation';
import { Alert } from '@simmer/shared/ui/alert';
import { Button, LinkButton } from '@simmer/shared/ui/button';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { PageTitle } from '../page-title';
import { TextPage } from '../text-page';
import { notices } from '../../layout/notices/notice-store';
import { AccountForm, type Mode } from './account-form';
import keyAndMug from './key-and-mug.svg';
import styles from './login-page.module.css';
import { describeProviderError } from './provider-error';

type Outcome =
  | { status: 'idle' | 'busy' | 'login-required' | 'signed-up' }
  | { status: 'failed'; message: string; explanation: string | undefined };

/** Set by the checkout when a guest submits without being logged in. */
const LoginRequired = v.object({ alert: v.literal('login-required') });

const FAILURE = { 'log-in': 'Login failed: ', 'sign-up': 'Sign up failed: ' } as const;

export function LoginPage() {
  const navigate = useNavigate();
  const isSignedIn = useAuth().status === 'signed-in';
  const isSentHere = v.is(LoginRequired, useNavigationState());
  const [mode, setMode] = useState<Mode>('log-in');
  const [latest, setOutcome] = useState<Outcome | null>(null);
  const outcome = latest ?? { status: isSentHere ? 'login-required' : 'idle' };

  const isShown = useRef(false);

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
        if (isShown.current) await navigate(ROUTES.home);
      } else {
        await auth.signUp(email, password);
        setMode('log-in');
        setOutcome({ status: 'signed-up' });
      }
    } catch (error) {
      const { message, explanation } = describeProviderError(error);
      setOutcome({ status: 'failed', message: FAILURE[mode] + message, explanation });
    }
  }

  return (
    <TextPage title={mode === 'log-in' ? 'Log In' : 'Sign Up'} picture={keyAndMug}>
      <PageTitle>{mode === 'log-in' ? 'Log In' : 'Sign Up'}</PageTitle>
      {/* The history entry keeps its state: after Back or a reload the guest may be logged in. */}
      {!(outcome.status === 'login-required' && isSignedIn) && <OutcomeMessage outcome={outcome} />}
      <SignedInAlready />
      <noscript>
        <p>Logging in needs JavaScript. To order by email you need no account.</p>
      </noscript>
      <div className={styles.card}>
        <AccountForm
          mode={mode}
          isBusy={outcome.status === 'busy'}
          onSubmit={(email, password) => void submit(email, password)}
        />
        <p className={styles.toggle}>
          {mode === 'log-in' ? 'New here?' : 'You have an account?'}
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
    </TextPage>
  );
}

function OutcomeMessage({ outcome }: { outcome: Outcome }) {
  switch (outcome.status) {
    case 'login-required':
      return <Alert message="Please log in to submit your order." takesFocus />;
    case 'signed-up':
      return <Alert tone="success" message="Account created! You can now log in." takesFocus />;
    case 'failed':
      return (
        <Alert message={outcome.message} takesFocus>
          {outcome.explanation && <p>{outcome.explanation}</p>}
        </Alert>
      );
    case 'idle':
    case 'busy':
      return null;
  }
}

function SignedInAlready() {
  const state = useAuth();
  const hasItems = useCartItems().length > 0;
  if (state.status !== 'signed-in') return null;
  return (
    <div className={styles.signedIn}>
      <p>
        You are signed in as <strong>{state.account.email}</strong>.
      </p>
      <LinkButton look="primary" to={hasItems ? ROUTES.cart : ROUTES.home}>
        {hasItems ? 'Continue to checkout' : 'Continue'}
      </LinkButton>
    </div>
  );
}
