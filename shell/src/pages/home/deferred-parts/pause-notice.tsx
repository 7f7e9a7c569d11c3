import { pauseTextIn } from '@simmer/shared/pause-text';
import { reportProblem } from '@simmer/shared/report';
import { requestOrdering } from '@simmer/shared/request-ordering';
import { useEffect, useState } from 'react';
import styles from './pause-notice.module.css';

/**
 * The owner's notice while the shop takes no orders, in the hero, whose styles make room for it. It is read again when
 * the guest returns to the tab.
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

  return text === undefined ? null : <p className={styles.pause}>{text}</p>;
}
