import { dayTextAt } from '@simmer/shared/day-text';
import { useStore } from '@simmer/shared/store';
import { Button } from '@simmer/shared/ui/button';
import { Status } from '@simmer/shared/ui/status';
import { useCallback, useEffect, useState } from 'react';
import { useEditor } from '../editor/editor-context';
import type { Former } from '../editor/former';
import { storedMoney } from '../editor/size-prices';
import { Group } from '../item-form/group';
import styles from './former-dishes.module.css';

const TITLE = 'Removed dishes and former prices';

/** What the last 30 days have replaced. It is read when the manager opens it. */
export function FormerDishes() {
  return (
    <Group title={TITLE} count="Of the last 30 days">
      <FormerList />
    </Group>
  );
}

function FormerList() {
  const editor = useEditor();
  const { notice } = useStore(editor);
  const [list, setList] = useState<readonly Former[] | 'loading' | 'failed'>('loading');
  const { readFormer } = editor;

  const read = useCallback(() => {
    void readFormer().then((former) => {
      setList(former ?? 'failed');
    });
  }, [readFormer]);
  // A change that was just stored, or undone, belongs in the list.
  useEffect(read, [read, notice]);

  if (list === 'loading') return <Status className={styles.hint}>Loading…</Status>;
  if (list === 'failed')
    return (
      <div className={styles.hint}>
        <p role="alert">This can’t be loaded right now.</p>
        <Button onClick={read}>Try again</Button>
      </div>
    );
  if (list.length === 0) return <p className={styles.hint}>Nothing was removed or repriced.</p>;
  return (
    <ul role="list" className={styles.list}>
      {list.map((former) => (
        <li key={former.id} className={styles.row}>
          <div>
            <p className={styles.name}>{former.name}</p>
            <p className={styles.hint}>{describe(former)}</p>
          </div>
          <Button
            aria-label={`${former.isRemoved ? 'Put back' : 'Set these prices again'}: ${former.name}, ${describe(former)}`}
            onClick={() => void editor.bringBack(former)}
          >
            {former.isRemoved ? 'Put back' : 'Set again'}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** "Removed on Friday, November 20, 2026", or "Small $30.00, Large $50.00 until …". */
function describe({ isRemoved, fields, at }: Former): string {
  const day = dayTextAt(at);
  if (isRemoved) return `Removed on ${day}`;
  const prices = fields.sizes.map(({ label, price }) => `${label} ${storedMoney(price)}`);
  return `${prices.join(', ')} until ${day}`;
}
