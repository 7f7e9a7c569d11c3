import { pauseTextOf } from '@simmer/shared/ordering';
import { useStore } from '@simmer/shared/store';
import { useReading } from '@simmer/shared/tab-return';
import { ordering } from './ordering';
import styles from './pause-notice.module.css';

/**
 * The owner's notice while the shop takes no orders, in the hero, whose styles make room for it. The settings are read
 * again when the guest returns to the tab.
 */
export function PauseNotice() {
  const text = pauseTextOf(useStore(ordering));
  useReading(ordering.read);

  return text === undefined ? null : <p className={styles.pause}>{text}</p>;
}
