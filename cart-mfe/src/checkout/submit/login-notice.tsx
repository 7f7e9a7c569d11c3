import type { AuthState } from '@simmer/shared/auth';
import { Link, ROUTES } from '@simmer/shared/navigation';
import { Status } from '@simmer/shared/ui/status';
import { CircleAlert } from 'lucide-react';
import styles from './login-notice.module.css';

/** At the top, so that nobody fills in the form before learning of it. */
export function LoginNotice({ status }: { status: AuthState['status'] }) {
  if (status !== 'signed-out') return null;
  return (
    <p className={styles.notice}>
      <CircleAlert aria-hidden />
      <span>
        <span>{'Please log in to submit your order. '}</span>
        <Link to={ROUTES.login}>Log in</Link>
      </span>
    </p>
  );
}

/** Next to the disabled button, says why it is disabled. */
export function LoginHint({ status, id }: { status: AuthState['status']; id: string }) {
  switch (status) {
    case 'signed-in':
      return null;
    case 'starting':
      return (
        <Status id={id} className={styles.hint}>
          Checking if you’re logged in…
        </Status>
      );
    case 'signed-out':
      return (
        <p id={id} className={styles.hint}>
          Log in with the link at the top of this page. Your cart and everything you typed will
          still be here.
        </p>
      );
  }
}
