import { dayTextAt } from '@simmer/shared/day-text';
import { isolated } from '@simmer/shared/isolated';
import { useStore } from '@simmer/shared/store';
import { Button } from '@simmer/shared/ui/button';
import { Status } from '@simmer/shared/ui/status';
import { useFocusReturn } from '@simmer/shared/ui/use-focus-return';
import { useEffect, useState } from 'react';
import { useEditor, useOutcome } from '../editor/editor-context';
import { PLACES } from '../editor/editor-state';
import type { Former } from '../editor/former';
import { storedMoney } from '../editor/size-prices';
import { Disclosure } from '../item-form/disclosure';
import { Outcome } from '../item-form/outcome';
import { RetryButton } from '../item-form/retry-button';
import styles from './former-dishes.module.css';
import words from '../item-form/words.module.css';

const TITLE = 'Removed dishes and former prices';

/** What the last 30 days have replaced. It is read when the manager opens it. */
export function FormerDishes() {
  return (
    <Disclosure as="h3" title={TITLE} detail="Of the last 30 days">
      <FormerList />
    </Disclosure>
  );
}

function FormerList() {
  const editor = useEditor();
  const { replacedCount } = useStore(editor);
  const outcome = useOutcome(PLACES.former);
  const [list, setList] = useState<readonly Former[] | 'loading' | 'failed'>('loading');
  const [attempts, setAttempts] = useState(0);
  const { readFormer } = editor;
  const [content, focusContent] = useFocusReturn<HTMLDivElement>();

  useEffect(() => {
    let isLatest = true;
    void readFormer().then((former) => {
      if (isLatest) setList(former ?? 'failed');
    });
    return () => {
      isLatest = false;
    };
  }, [readFormer, replacedCount, attempts]);

  return (
    <div ref={content} tabIndex={-1}>
      <Outcome state={outcome} />
      {list === 'loading' ? (
        <Status className={styles.hint}>Loading…</Status>
      ) : list === 'failed' ? (
        <div className={styles.hint}>
          <p role="alert">This can’t be loaded right now.</p>
          <RetryButton
            onRetry={() => {
              setList('loading');
              setAttempts(attempts + 1);
            }}
            returnFocus={focusContent}
          />
        </div>
      ) : list.length === 0 ? (
        <p className={styles.hint}>Nothing was removed or repriced.</p>
      ) : (
        <ul role="list" className={styles.list}>
          {list.map((former) => (
            <li key={former.id} className={styles.row}>
              <div>
                <p className={words.label}>{former.name}</p>
                <p className={styles.hint}>{describe(former)}</p>
              </div>
              <Button
                disabled={outcome.write.status === 'sending'}
                aria-label={`${actionOf(former)}: ${isolated(former.name)}, ${describe(former)}`}
                onClick={() => void editor.bringBack(former)}
              >
                {actionOf(former)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const actionOf = ({ isRemoved }: Former) => (isRemoved ? 'Put back' : 'Set again');

/** "Removed on Friday, November 20, 2026", or "Small $30.00, Large $50.00 until …". */
function describe({ isRemoved, fields, at }: Former): string {
  const day = dayTextAt(at);
  if (isRemoved) return `Removed on ${day}`;
  const prices = fields.sizes.map(({ label, price }) => `${isolated(label)} ${storedMoney(price)}`);
  return `${prices.join(', ')} until ${day}`;
}
