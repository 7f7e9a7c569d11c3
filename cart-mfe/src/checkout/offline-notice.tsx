import { Status } from '@simmer/shared/ui/status';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import styles from './offline-notice.module.css';

/** Says what an order waits for. A browser that believes to be online may be wrong; one that is offline knows it. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <Status as="div" isHidden={isOnline} className={styles.notice}>
      {!isOnline && (
        <>
          <WifiOff aria-hidden />
          <p>
            You’re offline. Your cart and what you typed stay here; ordering works again with a
            connection.
          </p>
        </>
      )}
    </Status>
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
