import { parsePauseText } from '@simmer/shared/pause-text';
import { reportProblem } from '@simmer/shared/report';
import { requestOrdering } from '@simmer/shared/request-ordering';
import { createResource } from '@simmer/shared/resource';
import { useReading } from '@simmer/shared/tab-return';
import { useState } from 'react';
import styles from './pause-notice.module.css';

/**
 * The owner's notice while the shop takes no orders, in the hero, whose styles make room for it. It is read again when
 * the guest returns to the tab.
 */
export function PauseNotice() {
  const [text, setText] = useState<string>();
  const [{ read }] = useState(() =>
    createResource({
      read: requestOrdering,
      onAnswer(data) {
        setText(parsePauseText(data));
      },
      onFailure(error) {
        reportProblem('ordering', 'the settings could not be read.', error);
      },
    }),
  );
  useReading(read);

  return text === undefined ? null : <p className={styles.pause}>{text}</p>;
}
