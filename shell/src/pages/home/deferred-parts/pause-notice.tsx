import { inOrder } from '@simmer/shared/in-order';
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
    const nextTurn = inOrder();
    const read = () => {
      if (document.visibilityState !== 'visible') return;
      const turn = nextTurn();
      requestOrdering().then(
        (data) => {
          if (turn.take()) setText(pauseTextIn(data));
        },
        (error: unknown) => {
          reportProblem('ordering', 'the settings could not be read.', error);
        },
      );
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => {
      document.removeEventListener('visibilitychange', read);
    };
  }, []);

  return text === undefined ? null : <p className={styles.pause}>{text}</p>;
}
