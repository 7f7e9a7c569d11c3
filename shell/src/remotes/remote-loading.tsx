import { Status } from '@simmer/shared/ui/status';
import styles from './remote-loading.module.css';

/** Shown while a remote loads. It is so tall that nothing below it moves into view and out again. */
export function RemoteLoading({ label }: { label: string }) {
  return (
    <div className={styles.loading}>
      <Status className={styles.label}>{label}</Status>
      <noscript>
        <p>This part of the page needs JavaScript.</p>
      </noscript>
    </div>
  );
}
