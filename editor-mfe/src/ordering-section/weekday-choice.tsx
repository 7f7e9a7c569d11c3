import { WEEKDAYS } from '@simmer/shared/ordering';
import { useId } from 'react';
import styles from './choices.module.css';
import type { OrderingDraft } from '../ordering/ordering-state';
import { weekdayName } from './ordering-summary';

interface WeekdayChoiceProps {
  weekdays: OrderingDraft['weekdays'];
  problem: string | undefined;
  onChange: (part: Pick<OrderingDraft, 'weekdays'>) => void;
}

export function WeekdayChoice({ weekdays, problem, onChange }: WeekdayChoiceProps) {
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
              checked={weekdays.includes(day)}
              {...(problem && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
              onChange={(event) => {
                const others = weekdays.filter((other) => other !== day);
                onChange({ weekdays: event.target.checked ? [...others, day].sort() : others });
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
