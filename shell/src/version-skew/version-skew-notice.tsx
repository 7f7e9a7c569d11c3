import { Alert } from '@simmer/shared/ui/alert';
import { Button } from '@simmer/shared/ui/button';
import { useSyncExternalStore } from 'react';
import styles from './version-skew-notice.module.css';
import { reloadPage, staleWords } from './version-skew';

export function useStaleWords(): string {
  return useSyncExternalStore(staleWords.subscribe, staleWords.get, staleWords.get);
}

/** Says at the foot of any page that it is of an earlier release, unless the place of a failed remote says so. */
export function VersionSkewNotice() {
  const words = useStaleWords();
  return (
    words && (
      <div className={styles.notice}>
        <Alert message={words}>
          <div>
            <Button look="primary" onClick={reloadPage}>
              Reload
            </Button>
          </div>
        </Alert>
      </div>
    )
  );
}
