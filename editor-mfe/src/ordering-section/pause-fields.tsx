import { TextField } from '@simmer/shared/ui/field';
import type { OrderingDraft } from '../ordering/ordering-draft';
import styles from './choices.module.css';

interface PauseFieldsProps {
  draft: OrderingDraft;
  problem: string | undefined;
  onChange: (part: Partial<OrderingDraft>) => void;
}

export function PauseFields({ draft, problem, onChange }: PauseFieldsProps) {
  return (
    <div className={styles.group}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={draft.paused}
          onChange={(event) => {
            onChange({ paused: event.target.checked });
          }}
        />
        <span>Pause ordering for now</span>
      </label>
      <TextField
        label="Message to guests during a pause"
        hint="For example, “We’re on vacation. See you on July 6!” If it’s empty, guests read that you’re taking a break."
        autoComplete="off"
        value={draft.pauseText}
        error={problem}
        onValue={(pauseText) => {
          onChange({ pauseText });
        }}
      />
    </div>
  );
}
