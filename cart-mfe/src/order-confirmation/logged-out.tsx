import { ROUTES } from '@simmer/shared/navigation';
import { LinkButton } from '@simmer/shared/ui/button';
import styles from './order-confirmation.module.css';

/** For whoever comes to the confirmation of an account's order after the log-out. */
export function LoggedOut() {
  return (
    <div className={styles.page}>
      <article className={styles.column}>
        <h1 className={styles.title}>An order from this device was sent.</h1>
        <p>To see it, log in and come back with your browser’s Back button.</p>
        <div className={styles.actions}>
          <LinkButton to={ROUTES.login} look="primary">
            Log in
          </LinkButton>
          <LinkButton to={ROUTES.home}>Back to Home</LinkButton>
        </div>
      </article>
    </div>
  );
}
