import { siteConfig } from '@simmer/shared/config';
import { Alert } from '@simmer/shared/ui/alert';
import { AnchorButton, Button } from '@simmer/shared/ui/button';
import { reloadPage } from '../version-skew/version-skew';
import { useStaleWords } from '../version-skew/version-skew-notice';
import styles from './remote-failure.module.css';

interface RemoteFailureProps {
  title: string;
  onRetry: () => void;
}

/** Stands where a remote could not be shown: says so, tries again, and keeps a way to order. */
export function RemoteFailure({ title, onRetry }: RemoteFailureProps) {
  const { email } = siteConfig().owner;
  const staleWords = useStaleWords();
  return (
    <section className={styles.failure} data-stale={staleWords}>
      <Alert message={`${title} can’t be shown right now. ${staleWords}`.trim()}>
        <p className={styles.text}>
          The rest of the site works. Please try again in a moment, or write to us and we take your
          order by email.
        </p>
        <div className={styles.actions}>
          <Button look="primary" onClick={staleWords ? reloadPage : onRetry}>
            {staleWords ? 'Reload' : 'Try again'}
          </Button>
          <AnchorButton href={`mailto:${email}`}>Email us</AnchorButton>
        </div>
      </Alert>
    </section>
  );
}
