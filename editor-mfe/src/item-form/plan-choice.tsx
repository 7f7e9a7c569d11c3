import { TextField } from '@simmer/shared/ui/field';
import type { Draft } from '../draft/draft';
import { planText } from '../draft/plan';
import type { Problems } from '../draft/field-problems';
import { Disclosure } from './disclosure';
import { fieldOf } from './field-of';
import styles from './plan-choice.module.css';
import { WeekdayChoice } from './weekday-choice';
import words from './words.module.css';

interface PlanChoiceProps {
  plan: Pick<Draft, 'from' | 'until' | 'weekdays'>;
  problems: Problems;
  onChange: (part: Partial<Draft>) => void;
}

/** When closed, it says on which days guests see the dish. */
export function PlanChoice({ plan, problems, onChange }: PlanChoiceProps) {
  return (
    <Disclosure
      title="Days"
      detail={planText(plan)}
      mustShow={problems.has('from') || problems.has('until')}
    >
      <div className={styles.fields}>
        <p className={words.hint}>
          Guests see the dish only on these days. Without any, they see it every day.
        </p>
        <PlanDates dates={plan} problems={problems} onChange={onChange} />
        <WeekdayChoice weekdays={plan.weekdays} onChange={(weekdays) => onChange({ weekdays })} />
      </div>
    </Disclosure>
  );
}

interface PlanDatesProps {
  dates: Pick<Draft, 'from' | 'until'>;
  problems: Problems;
  onChange: (part: Partial<Pick<Draft, 'from' | 'until'>>) => void;
}

/** The first and the last day. */
export function PlanDates({ dates, problems, onChange }: PlanDatesProps) {
  const field = fieldOf<'from' | 'until'>((name) => dates[name], problems, onChange);
  return (
    <div className={styles.dates}>
      <TextField {...field('from', 'From')} type="date" isOptional />
      <TextField {...field('until', 'Until')} type="date" isOptional />
    </div>
  );
}
