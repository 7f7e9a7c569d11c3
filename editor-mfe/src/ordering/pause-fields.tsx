import { TextField } from '@simmer/shared/ui/field';
import type { OrderingDraft } from './ordering-draft';
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
        Pause: take no orders for now
      </label>
      <TextField
        label="What guests read during a pause"
        hint="For example “We’re on vacation. See you on July 6!” Without it, we say that you’re taking a break."
        autoComplete="off"
        value={draft.pauseText}
        error={problem}
        onChange={(event) => {
          onChange({ pauseText: event.target.value });
        }}
      />
    </div>
  );
}
