import { useOnline } from '@simmer/shared/online';
import { pauseTextOf } from '@simmer/shared/ordering';
import type { Elements } from '@simmer/shared/ui/elements';
import { Status } from '@simmer/shared/ui/status';
import { CookingPot, WifiOff } from 'lucide-react';
import styles from './pause-notice.module.css';
import { useOrdering } from './use-ordering';

const NOT_NOW = 'Your order can’t be sent until we’re back.';

/** The notice is at the top, so that nobody fills in the form before reading it. */
export function PauseNotice({ isCartEmpty }: { isCartEmpty: boolean }) {
  const text = pauseTextOf(useOrdering());
  return (
    <Notice isShown={text !== undefined}>
      <CookingPot aria-hidden />
      <p>
        <strong>{text}</strong>
        {!isCartEmpty && <span>{` ${NOT_NOW}`}</span>}
      </p>
    </Notice>
  );
}

/**
 * Says what an order waits for. A browser that says it is offline may be wrong, so this is shown only when the guest
 * needs a network.
 */
export function OfflineNotice({ isNeeded }: { isNeeded: boolean }) {
  const isOnline = useOnline();
  return (
    <Notice isShown={isNeeded && !isOnline}>
      <WifiOff aria-hidden />
      <p>
        You’re offline. Your cart and what you typed stay here; you’ll need a connection to order.
      </p>
    </Notice>
  );
}

function Notice({ isShown, children }: { isShown: boolean; children: Elements }) {
  return (
    <Status as="div" isHidden={!isShown} className={styles.notice}>
      {isShown && children}
    </Status>
  );
}

/** This text next to the disabled button says why it is disabled. */
export function PauseHint({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className={styles.hint}>
      {`${text} ${NOT_NOW}`}
    </p>
  );
}
