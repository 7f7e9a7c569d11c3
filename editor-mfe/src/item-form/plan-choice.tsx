import { TextField } from '@simmer/shared/ui/field';
import { useState } from 'react';
import type { Draft } from '../draft/draft';
import { planText, type PlanProblems } from '../draft/plan';
import { ChosenSummary } from './chosen-summary';
import styles from './plan-choice.module.css';
import { WeekdayChoice } from './weekday-choice';

interface PlanChoiceProps {
  plan: Pick<Draft, 'from' | 'until' | 'weekdays'>;
  problems: PlanProblems;
  onChange: (part: Partial<Draft>) => void;
}

/** When closed, it says on which days guests see the dish. */
export function PlanChoice({ plan, problems, onChange }: PlanChoiceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isShown = isOpen || Boolean(problems.from ?? problems.until);
  return (
    <details open={isShown} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <ChosenSummary title="Days" chosen={planText(plan)} />
      {isShown && (
        <div className={styles.fields}>
          <p className={styles.hint}>
            Guests see the dish only on these days. Without any, they see it every day.
          </p>
          <PlanDates dates={plan} problems={problems} onChange={onChange} />
          <WeekdayChoice weekdays={plan.weekdays} onChange={(weekdays) => onChange({ weekdays })} />
        </div>
      )}
    </details>
  );
}

interface PlanDatesProps {
  dates: Pick<Draft, 'from' | 'until'>;
  problems: PlanProblems;
  onChange: (part: Partial<Pick<Draft, 'from' | 'until'>>) => void;
}

/** The first and the last day. */
export function PlanDates({ dates, problems, onChange }: PlanDatesProps) {
  return (
    <div className={styles.dates}>
      <TextField
        label="From"
        name="from"
        type="date"
        isOptional
        value={dates.from}
        error={problems.from}
        onValue={(from) => onChange({ from })}
      />
      <TextField
        label="Until"
        name="until"
        type="date"
        isOptional
        value={dates.until}
        error={problems.until}
        onValue={(until) => onChange({ until })}
      />
    </div>
  );
}
