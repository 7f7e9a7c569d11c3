import { pauseTextIn } from '@simmer/shared/pause-text';
import { reportProblem } from '@simmer/shared/report';
import { requestOrdering } from '@simmer/shared/request-ordering';
import { useEffect, useState } from 'react';
import styles from './pause-notice.module.css';

/**
 * The owner's notice in the hero while the shop takes no orders, read again when the guest returns to the tab. The
 * hero's styles make room for it.
 */
export function PauseNotice() {
  const [text, setText] = useState<string>();

  useEffect(() => {
    let latestRead = 0;
    const read = () => {
      if (document.visibilityState !== 'visible') return;
      latestRead += 1;
      const thisRead = latestRead;
      requestOrdering().then(
        (data) => {
          if (thisRead === latestRead) setText(pauseTextIn(data));
        },
        (error: unknown) => {
          reportProblem('ordering', 'the settings could not be read.', error);
        },
      );
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => {
      latestRead += 1;
      document.removeEventListener('visibilitychange', read);
    };
  }, []);

  return (
    // There from the start: a screen reader announces only what changes in it.
    <div role="status" className={styles.place} data-pause={text !== undefined || undefined}>
      {text !== undefined && <p className={styles.pause}>{text}</p>}
    </div>
  );
}
