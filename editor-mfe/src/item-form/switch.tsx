import { firstClick } from '@simmer/shared/ui/first-click';
import styles from './switch.module.css';

interface SwitchProps {
  /** E.g. "Sold out". */
  label: string;
  /** The dish, where the page has several. */
  dishName?: string;
  isOn: boolean;
  isSending?: boolean;
  /** What is shown beside it about what it does. */
  describedBy?: string;
  onToggle: () => void;
}

/** Outside a form, the switch changes only once the database has confirmed. */
export function Switch({ label, dishName, isOn, isSending, describedBy, onToggle }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={dishName === undefined ? label : `${label}: ${dishName}`}
      aria-describedby={describedBy}
      className={styles.switch}
      onClick={firstClick(onToggle)}
    >
      <span className={styles.track} aria-hidden>
        <span className={styles.thumb} />
      </span>
      <span>{isSending ? 'Saving…' : label}</span>
    </button>
  );
}
