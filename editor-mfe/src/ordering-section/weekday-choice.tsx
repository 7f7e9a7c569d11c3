import { WEEKDAYS } from '@simmer/shared/ordering';
import { useId } from 'react';
import { Chip } from '../item-form/chip';
import chip from '../item-form/chip.module.css';
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
      <div className={chip.chips}>
        {WEEKDAYS.map((day) => (
          <Chip
            key={day}
            label={weekdayName(day).slice(0, 3)}
            aria-label={weekdayName(day)}
            checked={weekdays.includes(day)}
            {...(problem && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
            onChange={(event) => {
              const others = weekdays.filter((other) => other !== day);
              onChange({ weekdays: event.target.checked ? [...others, day].sort() : others });
            }}
          />
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
