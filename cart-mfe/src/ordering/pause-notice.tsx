import { pauseTextOf } from '@simmer/shared/ordering';
import { Status } from '@simmer/shared/ui/status';
import { CookingPot } from 'lucide-react';
import styles from './pause-notice.module.css';
import { useOrdering } from './use-ordering';

const NOT_NOW = 'Your order can’t be sent until we’re back.';

/** At the top, so that nobody fills in the form before learning of it. */
export function PauseNotice({ isCartEmpty }: { isCartEmpty: boolean }) {
  const text = pauseTextOf(useOrdering());
  return (
    <Status as="div" isHidden={text === undefined} className={styles.notice}>
      {text !== undefined && (
        <>
          <CookingPot aria-hidden />
          <p>
            <strong>{text}</strong>
            {!isCartEmpty && <span>{` ${NOT_NOW}`}</span>}
          </p>
        </>
      )}
    </Status>
  );
}

/** Next to the disabled button, says why it is disabled. */
export function PauseHint({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className={styles.hint}>
      {`${text} ${NOT_NOW}`}
    </p>
  );
}
