import type { AuthState } from '@simmer/shared/auth';
import { Link, ROUTES } from '@simmer/shared/navigation';
import { Status } from '@simmer/shared/ui/status';
import { KeyRound } from 'lucide-react';
import type { OrderDetails } from '../../order/order';
import { loginState } from '../account-step/entry-mode';
import styles from './login-notice.module.css';

/** The notice is at the top, so that nobody fills in the form before reading it. */
export function LoginNotice({ details }: { details: OrderDetails }) {
  return (
    <div className={styles.notice}>
      <KeyRound aria-hidden />
      <div>
        <p className={styles.request}>
          <span>{'Please log in to submit your order. '}</span>
          <Link to={ROUTES.login} state={loginState(details)}>
            Log in
          </Link>
        </p>
        <p className={styles.hint}>New here? You can also choose a password at the end.</p>
      </div>
    </div>
  );
}

/** This text next to the disabled button says why it is disabled. */
export function LoginHint({ status, id }: { status: AuthState['status']; id: string }) {
  if (status === 'logged-in') return null;
  return (
    <Status id={id} className={styles.hint}>
      {status === 'starting' ? 'Checking if you’re logged in…' : 'You need to log in first.'}
    </Status>
  );
}
