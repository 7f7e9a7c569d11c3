import { pauseTextIn } from '@simmer/shared/pause-text';
import { reportProblem } from '@simmer/shared/report';
import { requestOrdering } from '@simmer/shared/request-ordering';
import { useEffect, useState } from 'react';
import styles from './pause-notice.module.css';

/** The owner's notice in the hero while the shop takes no orders. The hero's styles make room for it. */
export function PauseNotice() {
  const [text, setText] = useState<string>();

  useEffect(() => {
    let isGone = false;
    requestOrdering().then(
      (data) => {
        if (!isGone) setText(pauseTextIn(data));
      },
      (error: unknown) => {
        reportProblem('ordering', 'the settings could not be read.', error);
      },
    );
    return () => {
      isGone = true;
    };
  }, []);

  if (text === undefined) return null;
  return (
    <div className={styles.place} data-pause>
      <p role="status" className={styles.pause}>
        {text}
      </p>
    </div>
  );
}
