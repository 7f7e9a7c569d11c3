import { inOrder } from '@simmer/shared/in-order';
import { parsePauseText } from '@simmer/shared/pause-text';
import { reportProblem } from '@simmer/shared/report';
import { requestOrdering } from '@simmer/shared/request-ordering';
import { onTabReturn } from '@simmer/shared/tab-return';
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
      const turn = nextTurn();
      requestOrdering().then(
        (data) => {
          if (turn.take()) setText(parsePauseText(data));
        },
        (error: unknown) => {
          reportProblem('ordering', 'the settings could not be read.', error);
        },
      );
    };
    read();
    return onTabReturn(read);
  }, []);

  return text === undefined ? null : <p className={styles.pause}>{text}</p>;
}
