import { useOnline } from '@simmer/shared/online';
import { Status } from '@simmer/shared/ui/status';
import { WifiOff } from 'lucide-react';
import styles from './offline-notice.module.css';

/** Says what an order waits for. */
export function OfflineNotice() {
  const isOnline = useOnline();
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
