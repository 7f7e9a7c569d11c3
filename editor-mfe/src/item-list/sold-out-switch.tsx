import type { Dish } from '@simmer/shared/menu';
import { useEditor } from '../editor/editor-context';
import type { ItemWrite } from '../editor/editor-state';
import styles from './sold-out-switch.module.css';

interface SoldOutSwitchProps {
  dish: Dish;
  write: ItemWrite | undefined;
}

/** Not optimistic: it changes once the database has confirmed. */
export function SoldOutSwitch({ dish, write }: SoldOutSwitchProps) {
  const editor = useEditor();
  const isSending = write?.action === 'sold-out' && write.write.status === 'sending';
  return (
    <button
      type="button"
      role="switch"
      aria-checked={dish.isSoldOut}
      aria-label={`Sold out: ${dish.name}`}
      className={styles.switch}
      onClick={() => void editor.setSoldOut(dish, !dish.isSoldOut)}
    >
      <span className={styles.track} aria-hidden>
        <span className={styles.thumb} />
      </span>
      <span>{isSending ? 'Saving…' : 'Sold out'}</span>
    </button>
  );
}
