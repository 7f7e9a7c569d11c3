import {
  createAccountEntry,
  type EntryMode,
  type EntryRequest,
} from '@simmer/shared/account-entry';
import { auth, useAuth } from '@simmer/shared/auth';
import { siteConfig } from '@simmer/shared/config';
import {
  type LoginState,
  ROUTES,
  useNavigate,
  useNavigationState,
} from '@simmer/shared/navigation';
import { useStore } from '@simmer/shared/store';
import { Alert } from '@simmer/shared/ui/alert';
import { SectionLinks } from '@simmer/shared/section-links';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as v from 'valibot';
import { useExpectedAccount } from '../../hydration/expected-account';
import { notices } from '../../layout/notices/notice-store';
import { OWN_PATH } from '../../own-path';
import { TextPage } from '../text-page';
import { AccountForm, TITLES } from './account-form';
import keyAndMug from './key-and-mug.svg';
import styles from './login-page.module.css';
import { OutcomeMessage } from './outcome-message';
import { WaitingOrder, WhoIsLoggedIn } from './who-is-here';

/** A state that cannot be read is left out. */
const OpenedWith: v.GenericSchema<unknown, LoginState> = v.fallback(
  v.object({
    alert: v.fallback(v.optional(v.literal('login-required')), undefined),
    checkout: v.fallback(v.optional(v.object({ email: v.string() })), undefined),
    returnTo: v.fallback(v.optional(v.pipe(v.string(), v.regex(OWN_PATH))), undefined),
  }),
  {},
);

export function LoginPage() {
  const navigate = useNavigate();
  const isLoggedIn = useAuth().status === 'logged-in';
  const { alert, checkout, returnTo } = v.parse(OpenedWith, useNavigationState());
  const [entry] = useState(createAccountEntry);
  const { mode, outcome } = useStore(entry);
  const [isResetting, setIsResetting] = useState(false);
  const [isFormWanted, setIsFormWanted] = useState(false);
  const kind = isResetting ? 'reset' : (mode ?? 'log-in');
  // Whether the guest is on the way to another page or may be typing.
  const isInUse =
    outcome.status === 'busy' ||
    (outcome.status === 'done' && (outcome.isLate || outcome.kind === 'log-in'));
  const isOther = isFormWanted || returnTo !== undefined;
  const isFormShown = !isLoggedIn || isOther || isInUse;
  const formTitle =
    isLoggedIn && isOther && kind === 'log-in' ? 'Use Another Account' : TITLES[kind];
  const card = useRef<HTMLDivElement>(null);
  useExpectedAccount(useAuth().status);

  useEffect(() => {
    void auth.start();
    return entry.follow();
  }, [entry]);

  async function submit(request: EntryRequest): Promise<boolean> {
    const isDone = await entry.ask(request);
    if (isDone && request.kind === 'log-in') {
      notices.show({ kind: 'logged-in', text: 'Login successful!' });
      // The guest may have left.
      if (location.pathname === ROUTES.login) await navigate(returnTo ?? ROUTES.home);
    }
    return isDone;
  }

  function focusForm(): void {
    card.current?.querySelector('input')?.focus();
  }

  function switchTo(next: EntryMode | 'reset'): void {
    setIsResetting(next === 'reset');
    entry.switchTo(next === 'sign-up' ? next : 'log-in');
    // The page scrolls up, so that the heading is in view, which says what the form is now.
    window.scrollTo({ top: 0, behavior: 'instant' });
    if (next === 'reset' || isResetting) focusForm();
  }

  return (
    <TextPage
      title={isFormShown ? formTitle : 'Your Account'}
      picture={keyAndMug}
      isNarrow
      below={isLoggedIn && !isFormShown && <SectionLinks />}
    >
      {!isLoggedIn && <WaitingOrder />}
      {/* The history entry keeps its state: after Back or a reload, the guest may be logged in already. */}
      {alert && mode === undefined && !isLoggedIn && (
        <Alert message="Please log in to submit your order." takesFocus />
      )}
      <OutcomeMessage outcome={outcome} />
      <WhoIsLoggedIn
        isBrief={isOther}
        onOther={
          isFormShown
            ? undefined
            : () => {
                flushSync(() => setIsFormWanted(true));
                focusForm();
              }
        }
      />
      <noscript>
        <p>Logging in needs JavaScript, but you can order by email without an account.</p>
      </noscript>
      {/* The part is hidden and not removed, to keep what was typed. */}
      <div ref={card} className={`${styles.card} ${styles.entry}`} hidden={!isFormShown}>
        <AccountForm
          kind={kind}
          email={checkout?.email ?? ''}
          outcome={outcome}
          onSubmit={submit}
          onSwitch={switchTo}
        />
      </div>
      {/* These are Google's words. They are required because App Check hides reCAPTCHA's badge. */}
      {siteConfig().firebase.appCheckKey !== undefined && (
        <p>This site is protected by reCAPTCHA.</p>
      )}
    </TextPage>
  );
}
