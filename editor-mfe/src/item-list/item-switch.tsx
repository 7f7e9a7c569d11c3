import type { ItemWrite } from '../editor/editor-state';
import styles from './item-switch.module.css';

interface ItemSwitchProps {
  /** E.g. "Sold out". */
  label: string;
  dishName: string;
  isOn: boolean;
  action: ItemWrite['action'];
  write: ItemWrite | undefined;
  onToggle: () => void;
}

/** Not optimistic: it changes only once the database has confirmed. */
export function ItemSwitch({ label, dishName, isOn, action, write, onToggle }: ItemSwitchProps) {
  const isSending = write?.action === action && write.status === 'sending';
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={`${label}: ${dishName}`}
      className={styles.switch}
      onClick={onToggle}
    >
      <span className={styles.track} aria-hidden>
        <span className={styles.thumb} />
      </span>
      <span>{isSending ? 'Saving…' : label}</span>
    </button>
  );
}
