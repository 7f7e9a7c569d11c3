import type { AuthState } from '@simmer/shared/auth';
import { Link, ROUTES } from '@simmer/shared/navigation';
import { CircleAlert } from 'lucide-react';
import styles from './login-notice.module.css';

export function LoginNotice({ status }: { status: AuthState['status'] }) {
  switch (status) {
    case 'signed-in':
      return null;
    case 'starting':
      return (
        <p role="status" className={styles.calm}>
          Checking whether you are signed in…
        </p>
      );
    case 'signed-out':
      return (
        <p className={styles.notice}>
          <CircleAlert aria-hidden />
          <span>
            <span>Please log in to submit your order.</span> <Link to={ROUTES.login}>Log in</Link>
          </span>
        </p>
      );
  }
}
