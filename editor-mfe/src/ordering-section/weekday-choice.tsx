import { WEEKDAYS } from '@simmer/shared/ordering';
import { useId } from 'react';
import styles from './choices.module.css';
import { withWeekday, type OrderingDraft } from '../ordering/ordering-draft';
import { weekdayName } from './ordering-summary';

interface WeekdayChoiceProps {
  draft: OrderingDraft;
  problem: string | undefined;
  onChange: (draft: OrderingDraft) => void;
}

export function WeekdayChoice({ draft, problem, onChange }: WeekdayChoiceProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={`${id}-label`} className={styles.group}>
      <p id={`${id}-label`} className={styles.label}>
        Days of the week
      </p>
      <div className={styles.days}>
        {WEEKDAYS.map((day) => (
          <label key={day} className={styles.choice}>
            <input
              type="checkbox"
              checked={draft.weekdays.includes(day)}
              {...(problem && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
              onChange={(event) => {
                onChange(withWeekday(draft, day, event.target.checked));
              }}
            />
            <span>{weekdayName(day)}</span>
          </label>
        ))}
      </div>
      {problem && (
        <p id={`${id}-error`} className={styles.error}>
          {problem}
        </p>
      )}
    </div>
  );
}
